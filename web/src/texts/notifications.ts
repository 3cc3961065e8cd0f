/** The bell and what it rings for (docs/requirements.md, "Header and menu"). */
export const noticeTexts = {
  title: 'Notiscenter',
  // Begins with what the button shows, for those who speak to the browser.
  bell: (unseen: number) =>
    unseen === 0 ? 'Notiscenter' : `${unseen} ${unseen === 1 ? 'ny' : 'nya'} i Notiscenter`,
  empty: 'Inga meddelanden hittades',
  clear: 'Rensa',
  fresh: 'Nytt',
  failed: 'Meddelandena gick inte att hämta',
  arrived: (name: string, message: string) => `Nytt meddelande: ${name}. ${message}.`,
} as const
