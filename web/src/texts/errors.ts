/** An error toast: the catalogue's own words (specification section 8), then a sentence that helps. */
export type ErrorText = { title: string; description: string }

const tryAgain = 'Servern svarade inte som väntat. Försök igen om en stund.'

/** The specification's error catalogue, as far as the portal's screens can meet it. */
export const catalogue = {
  profile: { title: 'Something went wrong', description: tryAgain },
  questions: { title: 'Error: 1020: fel i server', description: tryAgain },
} as const satisfies Record<string, ErrorText>

/** Texts for what goes wrong before or beside an answer of the server, which has its own words. */
export const errors = {
  network: 'Ingen kontakt med servern. Kontrollera din uppkoppling och försök igen.',
  noAnswer: 'Servern svarade inte som väntat. Försök igen om en stund.',
  unexpected: 'Något gick fel. Försök igen om en stund.',
  signedOut: 'Du är inte inloggad längre. Logga in igen.',
  account: 'Ditt konto gick inte att läsa just nu. Försök igen, eller logga in på nytt.',
} as const
