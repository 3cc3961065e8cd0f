/** A person's profile, on the account page and on the user card (docs/requirements.md, "User card"). */
export const profileTexts = {
  account: 'Mitt konto',
  accountLead: 'Dina uppgifter, din bild och hur du loggar in.',
  profile: 'Profil',
  fields: {
    Firstname: 'Förnamn',
    Lastname: 'Efternamn',
    Email: 'E-postadress',
    PersonNr: 'PersonNo.',
    Tele: 'Tele.',
    Tele2: 'Extra tele.',
    Adress: 'Adress',
    postnr: 'Postnr',
    Ort: 'Ort',
    Role: 'Roll',
    Password: 'Lösenord',
  },
  roles: ['Admin', 'Användare'],
  passwordNote: 'Lämna tomt för att behålla det lösenord som gäller.',
  show: 'Visa',
  hide: 'Dölj',
  showPersonNr: (shown: boolean) => `${shown ? 'Dölj' : 'Visa'} PersonNo.`,
  nothingToSave: 'Inget är ändrat än.',
  lastLogin: 'Senast inloggad',
  never: 'aldrig',
  failed: 'Profilen gick inte att hämta',

  /** What helps with a wrong field, after the owner's own message. */
  help: {
    Firstname: 'Fyll i ett förnamn.',
    Email: 'Skriv en adress som namn@foretag.se.',
    PersonNr: 'Skriv tio eller tolv siffror, till exempel 19850709-9805.',
  },

  conflict: 'Profilen har ändrats av någon annan',

  card: 'Användarkort',
  back: 'Till användarna',
  inactive: 'Inaktiv',
  gone: 'Kontot finns inte längre',
  goneHelp: 'Det kan ha raderats av någon annan.',
  deactivate: 'Inaktivera kontot',
  reactivate: 'Aktivera kontot',
  deactivateTitle: 'Inaktivera kontot?',
  deactivateQuestion: (name: string) =>
    `${name} loggas ut och kan inte logga in igen förrän kontot aktiveras. Inget raderas.`,
  deactivateConfirm: 'Inaktivera',
} as const

/** The panel with what a person has done. */
export const logTexts = {
  title: 'Logg',
  entries: 'Händelser',
  reset: 'Rensa loggen',
  resetHelp: 'Tömmer bara vyn. Händelserna finns kvar i spårningen.',
  empty: 'Inget i loggen än',
  emptyHelp: 'Inloggningar, frågor och ändringar visas här.',
  failed: 'Loggen gick inte att hämta',
  more: 'Visa fler',
  moreFailed: 'Fler händelser gick inte att hämta.',
  cleared: 'Loggen är tömd.',
  shownAgain: 'Loggen visas igen.',
} as const
