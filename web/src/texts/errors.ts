import { inBoth } from './inBoth.ts'

/** An error toast: what went wrong, a sentence that helps, and the catalogue's number where it has one. */
export type ErrorText = { title: string; description: string; code?: number }

const tryAgain = 'Servern svarade inte som väntat. Försök igen om en stund.'
const text = (title: string, code?: number): ErrorText => ({
  title,
  description: tryAgain,
  ...(code !== undefined && { code }),
})

const responding = { title: 'There was something issue in responding server.' }
const numbered = (number: number) => ({ title: `Error: ${number}: fel i server` })
const wrong = { title: 'Something went wrong' }

/** The error catalogue, as far as the portal's screens can meet it (docs/requirements.md, "Error toasts"). */
export const catalogue = inBoth(
  {
    profileRead: text('Uppgifterna kunde inte hämtas.'),
    profileSave: text('Uppgifterna kunde inte sparas.'),
    picture: text('Bilden kunde inte sparas.'),
    person: text('Personen kunde inte hämtas.'),
    logRead: text('Loggen kunde inte hämtas.'),
    logReset: text('Loggen kunde inte rensas.'),
    eventsRead: text('Bokningarna kunde inte hämtas.'),
    eventSave: text('Bokningen kunde inte sparas.'),
    documentsRead: text('Dokumenten kunde inte hämtas.'),
    newsRead: text('Nyheterna kunde inte hämtas.'),
    articleSave: text('Texten kunde inte sparas.'),
    articleDelete: text('Texten kunde inte raderas.'),
    newsDismiss: text('Nyheten kunde inte döljas.'),
    notifications: text('Notiserna kunde inte uppdateras.'),
    users: text('Listan med användare kunde inte hämtas.', 1011),
    userAddUnreached: text('Användaren kunde inte läggas till.', 1012),
    userDelete: text('Användaren kunde inte raderas.', 1013),
    userAdd: text('Användaren kunde inte läggas till.', 1014),
    proposalSend: text('Förslaget kunde inte skickas.'),
    questionAdd: text('Frågan kunde inte läggas till.', 1019),
    favourite: text('Favoriten kunde inte sparas.'),
    answers: text('Dina svar kunde inte hämtas.', 1020),
    questions: text('Frågorna kunde inte hämtas.', 1020),
    statistics: text('Statistiken kunde inte hämtas.', 1020),
    questionDelete: text('Frågan kunde inte raderas.', 1021),
    questionUpdate: text('Frågan kunde inte sparas.', 1022),
    questionTest: text('Frågan kunde inte provas.', 1022),
  },
  {
    profileRead: wrong,
    profileSave: wrong,
    picture: wrong,
    person: responding,
    logRead: responding,
    logReset: responding,
    eventsRead: responding,
    eventSave: responding,
    documentsRead: responding,
    newsRead: responding,
    articleSave: responding,
    articleDelete: responding,
    newsDismiss: responding,
    notifications: responding,
    users: numbered(1011),
    userAddUnreached: numbered(1012),
    userDelete: numbered(1013),
    userAdd: numbered(1014),
    questionAdd: numbered(1019),
    favourite: responding,
    answers: numbered(1020),
    questions: numbered(1020),
    statistics: numbered(1020),
    questionDelete: numbered(1021),
    questionUpdate: numbered(1022),
    questionTest: numbered(1022),
  },
)

/** Texts for what goes wrong before or beside an answer of the server, which has its own words. */
export const errors = {
  network: 'Ingen kontakt med servern. Kontrollera din uppkoppling och försök igen.',
  noAnswer: 'Servern svarade inte som väntat. Försök igen om en stund.',
  unexpected: 'Något gick fel. Försök igen om en stund.',
  signedOut: 'Du är inte inloggad längre. Logga in igen.',
  account: 'Ditt konto kunde inte hämtas just nu. Försök igen, eller logga in på nytt.',
} as const
