/** What the portal does, for somebody who is here for the first time (docs/requirements.md, "Product tour"). */
export const tourTexts = {
  welcome: (product: string) => `Välkommen till ${product}!`,
  staff: (assistant: string) =>
    `Under Frågor väljer du en färdig fråga, skriver dina uppgifter och får ett svar av ${assistant}. Dokument och nyheter finns bredvid.`,
  administrators:
    'I menyn finns Frågor, Användare, Rum, Dokument och Nyheter. Lobbyn visar statistiken.',
  own: 'Notiser och ditt konto',
  ownHelp:
    'Klocksymbolen visar att du har nya notiser. Välj din bild för att ändra dina uppgifter, byta mellan ljust och mörkt utseende eller logga ut.',
  next: 'Nästa',
  previous: 'Tillbaka',
  done: 'Klart',
  close: 'Stäng rundturen',
  progress: '{{current}} av {{total}}',
} as const
