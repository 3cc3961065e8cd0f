import { lazy } from '../../../shared/lazy.ts'
import { dayOf as dayOfDate, timeZone } from '../../../shared/rules/days.ts'

const second = lazy(
  () =>
    new Intl.DateTimeFormat('sv-SE', {
      timeZone,
      dateStyle: 'short',
      timeStyle: 'medium',
    }),
)

const minute = lazy(
  () =>
    new Intl.DateTimeFormat('sv-SE', {
      timeZone,
      dateStyle: 'short',
      timeStyle: 'short',
    }),
)

const day = lazy(() => new Intl.DateTimeFormat('sv-SE', { timeZone, dateStyle: 'long' }))

const words = lazy(
  () =>
    new Intl.DateTimeFormat('sv-SE', {
      timeZone,
      dateStyle: 'long',
      timeStyle: 'short',
    }),
)

/** "2026-11-21", in Swedish time, of a moment in ISO 8601. */
export const dayOf = (moment: string): string => dayOfDate(new Date(moment))

/** "2026-11-21 08:30:15", in Swedish time, of a moment in ISO 8601. */
export const secondOf = (moment: string): string => second().format(new Date(moment))

/** "2026-11-21 08:30", in Swedish time, of a moment in ISO 8601. */
export const minuteOf = (moment: string): string => minute().format(new Date(moment))

/** "21 november 2026", in Swedish time, of a moment in ISO 8601. */
export const dateInWords = (moment: string): string => day().format(new Date(moment))

/** "21 november 2026 kl. 08:30", in Swedish time, of a moment in ISO 8601. */
export const inWords = (moment: string): string => words().format(new Date(moment))
