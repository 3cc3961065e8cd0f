import type { Event } from '../../../../../shared/contract/calendar/event.ts'

/** Where somebody sees a booking, and with which note: what they do with it is refused where another one has changed that since. */
export const seenOf = ({ startdate, enddatetime, Rum, body }: Event) => ({
  start: startdate,
  end: enddatetime,
  Rum,
  desc: body,
})
