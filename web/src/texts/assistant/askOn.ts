import { inBoth } from '../inBoth.ts'

/** Asking on after an answer: it comes with what draws one. */
export const askOnTexts = inBoth(
  {
    askOn: 'Be om en ändring',
    askOnPlaceholder: 'Till exempel: gör det kortare …',
    askOnSend: 'Skicka ändringen',
    askOnEmpty: 'Skriv vad du vill ändra.',
    /** Of what was chosen or marked before, the first. */
    askOnHidden: (words: readonly string[]) =>
      `Döljs för assistenten även här: ${words.slice(0, 8).join(', ')}${words.length > 8 ? ' …' : ''}`,
    askOnFull:
      'Du har frågat vidare så många gånger som det går. Ställ frågan igen för att börja om.',
    /** What the portal offers, and what it then asks. */
    followUps: [
      ['Kortare', 'Gör svaret kortare. Behåll det viktigaste.'],
      [
        'Klarspråk',
        'Skriv om svaret på klarspråk: korta meningar, vanliga ord och det viktigaste först.',
      ],
      ['På engelska', 'Översätt svaret till engelska.'],
    ],
  },
  {},
)
