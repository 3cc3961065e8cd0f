import { lazy } from '../../../shared/lazy.ts'

const number = lazy(() => new Intl.NumberFormat('sv-SE'))

/** A number as people read it: "9 981". */
export const inSwedish = (count: number): string => number().format(count)
