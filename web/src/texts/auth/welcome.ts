// Apart from sv.ts: the sign-in page needs none of these.

/** The page that the link of a welcome mail leads to. */
export const welcomeTexts = {
  title: 'Välj ett lösenord',
  lead: (email: string) => `Välj ett lösenord för ${email}, så är kontot klart att använda.`,
  over: 'Länken gäller inte längre. Välj Glömt mitt lösenord på inloggningssidan, så skickar vi en ny.',
} as const
