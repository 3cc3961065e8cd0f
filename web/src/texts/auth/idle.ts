/** On computers that several people share (`idleMinutes`). */
export const idleTexts = {
  title: 'Är du kvar?',
  question: 'Ingen har använt portalen på en stund. Om en minut loggas du ut på den här datorn.',
  stay: 'Fortsätt vara inloggad',
  leave: 'Logga ut',
  over: 'Du har loggats ut, eftersom ingen använde portalen på en stund. Logga in igen för att fortsätta.',
} as const
