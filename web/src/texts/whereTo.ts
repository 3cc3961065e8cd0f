import { inBoth } from './inBoth.ts'

/** Where a text goes that somebody writes (docs/requirements.md, "Where a text may go"). */
export const whereToTexts = inBoth(
  {
    answeredBy: (supplier: string, country: string) => `besvaras av ${supplier}, ${country}`,
    kept: (days: number) => (days === 1 ? 'sparas 1 dag' : `sparas ${days} dagar`),
    notKept: 'sparas inte',
  },
  {},
)
