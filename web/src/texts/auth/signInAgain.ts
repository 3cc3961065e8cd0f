/** Signing in over what one is doing: after a session was ended, or as a fresh proof that it is oneself. */
export const signInAgainTexts = {
  title: { over: 'Logga in igen', proof: 'Bekräfta att det är du' },
  lead: {
    over: (email: string) =>
      `Du är inte inloggad längre som ${email}. Logga in igen, så fortsätter du där du är.`,
    proof: (email: string) =>
      `Ändringen är viktig för kontots säkerhet. Skriv lösenordet för ${email}, så sparas den.`,
  },
  confirm: 'Bekräfta',
  cancel: 'Avbryt',
  leave: 'Till inloggningssidan',
  wrong: 'Lösenordet stämmer inte. Försök igen.',
  empty: 'Skriv ditt lösenord.',
  outlookProof: 'Ändringen är viktig för kontots säkerhet. Bekräfta hos Microsoft att det är du.',
  outlook: 'Logga in med Outlook',
  outlookHelp:
    'Du loggar in hos Microsoft och kommer sedan tillbaka till den här sidan. Spara en gång till när du är tillbaka.',
} as const
