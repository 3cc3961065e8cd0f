import { inBoth } from './inBoth.ts'

/** Where somebody is looked for by name. */
export const colleagueTexts = inBoth(
  { failed: 'Namnen kunde inte hämtas. Försök igen om en stund.' },
  {},
)
