/** An error toast: the catalogue's own words (docs/requirements.md, "Error toasts"), then a sentence that helps. */
export type ErrorText = { title: string; description: string }

const tryAgain = 'Servern svarade inte som väntat. Försök igen om en stund.'

/** The error catalogue, as far as the portal's screens can meet it. */
export const catalogue = {
  profile: { title: 'Something went wrong', description: tryAgain },
  /** Reading a person, a person's log, and clearing it. */
  log: { title: 'There was something issue in responding server.', description: tryAgain },
  /** Reading, booking, moving and deleting what a room is booked for. */
  events: { title: 'There was something issue in responding server.', description: tryAgain },
  /** Reading, writing and deleting documents and news, and the newest news in the lobby. */
  articles: { title: 'There was something issue in responding server.', description: tryAgain },
  /** Marking notifications as seen, and clearing them. */
  notifications: {
    title: 'There was something issue in responding server.',
    description: tryAgain,
  },
  users: { title: 'Error: 1011: fel i server', description: tryAgain },
  userAddUnreached: { title: 'Error: 1012: fel i server', description: tryAgain },
  userDelete: { title: 'Error: 1013: fel i server', description: tryAgain },
  userAdd: { title: 'Error: 1014: fel i server', description: tryAgain },
  questionAdd: { title: 'Error: 1019: fel i server', description: tryAgain },
  questions: { title: 'Error: 1020: fel i server', description: tryAgain },
  questionDelete: { title: 'Error: 1021: fel i server', description: tryAgain },
  /** Changing a question, and sending one from the library. */
  questionUpdate: { title: 'Error: 1022: fel i server', description: tryAgain },
} as const satisfies Record<string, ErrorText>

/** Texts for what goes wrong before or beside an answer of the server, which has its own words. */
export const errors = {
  network: 'Ingen kontakt med servern. Kontrollera din uppkoppling och försök igen.',
  noAnswer: 'Servern svarade inte som väntat. Försök igen om en stund.',
  unexpected: 'Något gick fel. Försök igen om en stund.',
  signedOut: 'Du är inte inloggad längre. Logga in igen.',
  account: 'Ditt konto gick inte att läsa just nu. Försök igen, eller logga in på nytt.',
} as const
