/** Choosing a person's picture, one's own or somebody else's. */
export const pictureTexts = {
  title: 'Profilbild',
  file: 'Bildfil',
  choose: 'Välj bild',
  change: 'Byt bild',
  dropHint: 'Du kan också dra hit en bild.',
  help: 'PNG, JPEG, WebP eller GIF, högst 5\u00A0MB.',
  drop: 'Släpp bilden här',
  saving: 'Bilden sparas …',
  onlyOne: 'Välj en bild i taget.',
  wrongType: 'Filen är ingen bild som portalen kan visa. Välj en PNG-, JPEG-, WebP- eller GIF-fil.',
  tooLarge: 'Bilden får vara högst 5\u00A0MB.',
  unreadable: 'Filen kunde inte läsas som bild.',
} as const
