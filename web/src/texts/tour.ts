/** What the portal does, for somebody who is here for the first time (docs/requirements.md, "Product tour"). */
export const tourTexts = {
  welcome: (product: string) => `Välkommen till ${product}!`,
  staff: (assistant: string) =>
    `Under Frågor väljer du en färdig fråga, skriver dina uppgifter och får ett svar av ${assistant}. Dokument och nyheter finns bredvid.`,
  administrators:
    'I menyn finns lobbyn med statistiken, frågorna, användarna, rummen, dokumenten och nyheterna.',
  own: 'Notiser och ditt konto',
  ownHelp:
    'Klockan visar när något har hänt. Välj din bild för att ändra dina uppgifter, byta mellan ljust och mörkt utseende eller logga ut.',
  next: 'Nästa',
  previous: 'Tillbaka',
  done: 'Klart',
  close: 'Stäng rundturen',
  progress: '{{current}} av {{total}}',
} as const
