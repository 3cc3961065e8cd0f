/** The bell and what it rings for (specification section 2, "Header and menu"). */
export const noticeTexts = {
  title: 'Notis center',
  // Begins with what the button shows, for those who speak to the browser.
  bell: (unseen: number) => (unseen === 0 ? 'Notis center' : `${unseen} nya i Notis center`),
  empty: 'Inga meddelanden hittades',
  clear: 'Rensa',
  fresh: 'Nytt',
  failed: 'Meddelandena gick inte att hämta',
  arrived: (name: string, message: string) => `Nytt meddelande: ${name}. ${message}.`,
} as const
