/** What the portal does, for somebody who is here for the first time (docs/requirements.md, "Product tour"). */
export const tourTexts = {
  welcome: (product: string) => `Välkommen till ${product}!`,
  staff: (assistant: string) =>
    `Under Frågor väljer du en färdig fråga, skriver dina uppgifter och får ett svar av ${assistant}. Dokument och nyheter finns bredvid.`,
  administrators:
    'I menyn når du statistiken i lobbyn, frågorna, användarna, rummen, dokumenten och nyheterna.',
  own: 'Nytt för dig, och ditt konto',
  ownHelp:
    'Klockan visar när något har hänt. Bakom din bild ändrar du dina uppgifter, väljer ljust eller mörkt utseende och loggar ut.',
  next: 'Nästa',
  previous: 'Tillbaka',
  done: 'Klart',
  close: 'Stäng rundturen',
  progress: '{{current}} av {{total}}',
} as const
