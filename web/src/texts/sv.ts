import { inBoth } from './inBoth.ts'

/** What many screens say. Functions where a text has something to fill in. */
const klarsprak = {
  pageTitle: (page: string, product: string) => `${page} – ${product}`,
  skipToContent: 'Hoppa till innehållet',
  loading: 'Laddar …',
  tryAgain: 'Försök igen',
  close: 'Stäng',
  undo: 'Ångra',
  errorCode: (code: number) => `Felkod ${code}`,
  saved: 'Sparat.',
  messages: 'Meddelanden',

  offline:
    'Du är offline. Det du skriver finns kvar, men inget kan hämtas eller sparas förrän du är online igen.',

  signIn: {
    title: 'Logga in',
    heading: (product: string) => `Välkommen till ${product}`,
    lead: 'Logga in med ditt arbetskonto.',
    email: 'E-post',
    password: 'Lösenord',
    showPassword: 'Visa lösenord',
    hidePassword: 'Dölj lösenord',
    submit: 'Logga in',
    forgot: 'Glömt mitt lösenord',
    register: 'Skapa konto',
    or: 'eller',
    outlook: 'Logga in med Outlook',
    emailHelp: 'Skriv en e-postadress, till exempel namn@exempel.se.',
    passwordHelp: 'Fyll i ditt lösenord.',
    panel: 'Färdiga frågor.\nTydliga svar.\nMer tid för det viktiga.',
  },

  /** What the user pool says no with, by its own error names (features/auth/poolTexts.ts). */
  pool: {
    wrong: 'Fel e-postadress eller lösenord. Kontrollera uppgifterna och försök igen.',
    locked: 'För många misslyckade försök. Kontot är låst en stund. Vänta och försök sedan igen.',
    disabled: 'Kontot är inaktiverat. Kontakta en administratör.',
    unconfirmed: 'Kontot är inte bekräftat än. Skapa det på nytt, eller kontakta en administratör.',
    resetRequired:
      'Du behöver välja ett nytt lösenord. Skriv din e-postadress, så skickar vi en länk.',
    tooMany: 'För många försök på kort tid. Vänta en stund och försök sedan igen.',
    codeWrong: 'Koden stämmer inte. Kontrollera den, eller be om ett nytt mejl.',
    codeExpired: 'Koden gäller inte längre. Be om ett nytt mejl.',
    passwordRefused: 'Lösenordet godtogs inte. Välj ett annat.',
    sessionOver: 'Inloggningen tog för lång tid. Börja om från början.',
    unsupported:
      'Kontot kräver ett inloggningssätt som portalen inte stöder. Kontakta en administratör.',
  },

  broken: {
    title: 'Något gick fel',
    heading: 'Sidan kunde inte visas',
    help: 'Något gick fel hos oss. Ladda om sidan, så brukar det lösa sig.',
    offline: 'Sidan kan inte hämtas medan du är offline. Ladda om den när du är online igen.',
    reload: 'Ladda om sidan',
  },
}

export const sv = inBoth(klarsprak, {
  saved: 'Sparas.',
  // It stands in the title.
  errorCode: () => '',
  broken: { heading: 'Sorry, server goes wrong' },
})
