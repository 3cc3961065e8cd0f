import { inBoth } from '../inBoth.ts'

/** Where a text goes that somebody writes (docs/requirements.md, "Where a text may go"). */
export const whereToTexts = inBoth(
  {
    answeredBy: (supplier: string, country: string) => `besvaras av ${supplier}, ${country}`,
    supplier: (supplier: string, country: string) => `${supplier}, ${country}`,
    kept: (days: number) => (days === 1 ? 'sparas där i 1 dag' : `sparas där i ${days} dagar`),
    notKept: 'sparas inte där',

    country: 'Land',
    agreement: 'Avtal',
    agreed: (what: string, when: string) => (when === '' ? what : `${what} (${when})`),
    keeps: 'Sparas hos leverantören',
    keptFor: (days: number) => (days === 0 ? 'Nej' : days === 1 ? '1 dag' : `${days} dagar`),
    trains: 'Används för att träna modeller',
    trained: (trains: boolean) => (trains ? 'Ja' : 'Nej'),
    highest: 'Högsta informationsklass',
    unknown: 'Uppgift saknas',
    protection: 'Så skyddas dina uppgifter',
  },
  {},
)
