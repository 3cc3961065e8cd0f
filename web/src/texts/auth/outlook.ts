/** What people read when they come back from Outlook. */
export const outlookTexts = {
  returning: 'Inloggningen med Outlook slutförs …',
  cancelled: 'Inloggningen med Outlook avbröts. Försök igen när du vill.',
  notAllowed: 'Ditt Outlook-konto har inte tillgång till portalen. Kontakta en administratör.',
  failed: 'Inloggningen med Outlook kunde inte slutföras. Försök igen om en stund.',
} as const
