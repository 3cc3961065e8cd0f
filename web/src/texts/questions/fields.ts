import { inBoth } from '../inBoth.ts'

/** A question's form where it is filled in. */
export const fieldTexts = inBoth(
  {
    example: 'Fyll i exemplet',
    exampleFilled: 'Exemplet är ifyllt. Ändra det du vill.',
    exampleReplaced: 'Exemplet har ersatt det du hade fyllt i.',
    optional: (label: string) => `${label} (valfritt)`,
    other: 'Övrigt',
    choose: 'Välj',
    none: 'Inget',
    personHelp: 'Skriv minst två bokstäver och välj i listan. Personen döljs för assistenten.',
    failed: 'Frågans fält kunde inte hämtas',
    number: 'Till exempel 1 250 eller 2,5',
  },
  {},
)
