/** Making one's own account, where the stage lets people. */
export const registerTexts = {
  title: 'Skapa konto',
  lead: (domains: readonly string[]) =>
    `Du behöver en e-postadress som slutar på ${domains.map((domain) => `@${domain}`).join(' eller ')}.`,
  firstname: 'Förnamn',
  lastname: 'Efternamn',
  sendCode: 'Fortsätt',
  haveCode: 'Jag har redan en kod',
  confirmTitle: 'Bekräfta din e-postadress',
  confirmLead: (email: string) =>
    `Vi har mejlat en kod till ${email}. Den gäller i ett dygn. Kom den inte? Titta i skräpposten.`,
  haveCodeLead: 'Skriv koden från mejlet och de uppgifter som ditt konto ska ha.',
  code: 'Kod från mejlet',
  confirm: 'Skapa kontot',
  again: 'Skicka koden igen',
  sentAgain: 'En ny kod har skickats. Den förra gäller inte längre.',
  change: 'Ändra uppgifterna',
  done: 'Ditt konto är klart. Nu kan du logga in.',
} as const
