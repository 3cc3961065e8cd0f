/** The chat with the assistant (docs/requirements.md, "Chat widget"). */
export const chatTexts = {
  launch: (assistant: string) => `Fråga ${assistant}`,
  loadFailed: 'Chatten kunde inte öppnas',
  subtitle: (assistant: string) => `${assistant}, din digitala assistent`,
  greeting: (assistant: string) =>
    `Hej! Jag heter ${assistant} och är din personliga digitala assistent. Skriv vad du vill ha hjälp med, så gör jag mitt bästa.`,
  you: 'Du',
  conversation: 'Samtal',
  input: 'Meddelande',
  placeholder: (assistant: string) => `Skriv till ${assistant} …`,
  hint: 'Enter skickar, Skift + Enter ger en ny rad.',
  send: 'Skicka',
  stop: 'Avbryt svaret',
  clear: 'Rensa chatten',
  cleared: 'Chatten är rensad.',
  restored: 'Chatten är tillbaka.',
  stopped: 'Svaret avbröts.',
  cut: 'Svaret blev för långt och slutar mitt i.',
  goOn: 'Fortsätt',
  goOnMessage: 'Fortsätt precis där du slutade.',
  answered: (assistant: string) => `${assistant} svarade:`,
  tooLong: (most: number) => `Texten är för lång: högst ${most.toLocaleString('sv-SE')} tecken.`,
} as const
