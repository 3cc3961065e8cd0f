/** Words that stand in nearly every sentence of the one language, and hardly ever in the other: by them the language of an answer is known. */
export const commonWords = {
  en: 'the and of to is are that with from this these you your we be been which not by as an or if',
  sv: 'och att det som är på av för inte med till den de ett om har kan ska från vi du eller var',
} as const
