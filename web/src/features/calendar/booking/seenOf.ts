import type { Event } from '../../../../../shared/contract/event.ts'

/** Where somebody sees a booking: what they do with it is refused where another one has moved it since. */
export const seenOf = ({ startdate, enddatetime, Rum }: Event) => ({
  start: startdate,
  end: enddatetime,
  Rum,
})
