import { lazy } from '../lazy.ts'

const collator = lazy(() => new Intl.Collator('sv'))

/** Compares two texts as Swedish sorts them, å, ä and ö last: for `toSorted`. */
export const bySwedish = (one: string, other: string): number => collator().compare(one, other)
