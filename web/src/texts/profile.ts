import { inBoth } from './inBoth.ts'

/** A person's profile, on the account page and on the user card (docs/requirements.md, "User card"). */
const klarsprak = {
  account: 'Mitt konto',
  accountLead: 'Dina uppgifter, din bild och hur du loggar in.',
  profile: 'Profil',
  fields: {
    Firstname: 'Förnamn',
    Lastname: 'Efternamn',
    Email: 'E-post',
    PersonNr: 'Personnummer',
    Tele: 'Telefon',
    Tele2: 'Annan telefon',
    Adress: 'Adress',
    postnr: 'Postnummer',
    Ort: 'Ort',
    Role: 'Roll',
    Password: 'Lösenord',
  },
  roles: ['Administratör', 'Användare'],
  passwordNote: 'Lämna tomt för att behålla lösenordet.',
  addressOfOutlook: 'Adressen ändras i Outlook.',
  show: 'Visa',
  hide: 'Dölj',
  showPersonNr: (shown: boolean) => `${shown ? 'Dölj' : 'Visa'} personnummer`,
  nothingToSave: 'Inget är ändrat än.',
  lastLogin: 'Senast inloggad',
  never: 'aldrig',
  failed: 'Profilen kunde inte hämtas',

  saved: 'Uppgifterna är sparade.',
  pictureSaved: 'Profilbilden är bytt.',
  deactivated: 'Kontot är inaktiverat.',
  reactivated: 'Kontot är aktiverat.',

  /** What helps with a wrong field. */
  help: {
    Firstname: 'Fyll i ett förnamn.',
    Email: 'Skriv en e-postadress, till exempel namn@exempel.se.',
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
}

export const profileTexts = inBoth(klarsprak, {
  fields: {
    Email: 'E-postadress',
    PersonNr: 'PersonNo.',
    Tele: 'Tele.',
    Tele2: 'Extra tele.',
    postnr: 'Postnr',
  },
  roles: ['Admin', 'Användare'],
  showPersonNr: (shown: boolean) => `${shown ? 'Dölj' : 'Visa'} PersonNo.`,
  saved: 'Sparas.',
  pictureSaved: 'Sparas.',
  deactivated: 'Sparas.',
  reactivated: 'Sparas.',
})

/** The panel with what a person has done. */
export const logTexts = {
  title: 'Logg',
  entries: 'Händelser',
  reset: 'Rensa loggen',
  resetHelp: 'Loggen rensas bara här. Händelserna finns kvar i portalens logg.',
  empty: 'Inga händelser än',
  emptyHelp: 'Inloggningar, frågor och ändringar visas här.',
  failed: 'Loggen kunde inte hämtas',
  more: 'Visa fler',
  moreFailed: 'Fler händelser kunde inte hämtas.',
  cleared: 'Loggen är rensad.',
  shownAgain: 'Händelserna visas igen.',
  unshown: 'Händelserna kunde inte visas igen.',
} as const
