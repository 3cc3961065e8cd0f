/** The newest news, on the lobby. */
export const bannerTexts = {
  label: 'Nyhet',
  readMore: 'Läs mer',
  about: (title: string) => `om ${title}`,
  hide: 'Dölj',
  hideOf: 'Dölj nyheten',
} as const
