import ical, { ICalAttendeeStatus, ICalCalendarMethod, ICalEventStatus } from 'ical-generator'
import { decodeTime } from 'ulid'
import type { Event } from '../../../shared/contract/calendar/event.ts'
import { serverLimits } from '../../../shared/serverLimits.ts'
import { rooms } from '../../../shared/rules/calendar/rooms.ts'
import { seriesOf } from '../../../shared/rules/calendar/series.ts'

const writtenBy = '-//Portalen//Rum//SV'

/** When a booking was made, which its id tells: a text that says the same must be the same text. */
function madeAt({ id, startdate }: Event): Date {
  try {
    return new Date(decodeTime(seriesOf(id) ?? id))
  } catch {
    return new Date(startdate)
  }
}

/** The same in every text about a booking, so that a calendar knows it again. */
const uidOf = ({ id }: Event) => `${id}@portalen`

const shared = (booking: Event) => ({
  id: uidOf(booking),
  start: new Date(booking.startdate),
  end: new Date(booking.enddatetime),
  location: rooms[booking.Rum],
})

/**
 * Bookings as iCalendar (RFC 5545), for programs that read it again and again. `summary` says what of a booking may be told. The times are in UTC, so that no change of the clock moves them.
 */
export function feedText(
  name: string,
  bookings: Event[],
  told: (booking: Event) => { summary: string },
): string {
  const calendar = ical({
    name,
    prodId: writtenBy,
    method: ICalCalendarMethod.PUBLISH,
    ttl: serverLimits.feedHours * 3600,
  })
  for (const booking of bookings) {
    calendar.createEvent({
      ...shared(booking),
      stamp: madeAt(booking),
      status: ICalEventStatus.CONFIRMED,
      ...told(booking),
    })
  }
  return calendar.toString()
}

type Invitation = {
  bookings: Event[]
  cancelled: boolean
  /** When they became so: ISO 8601 in UTC. */
  at: string
  /** The portal's address, and that of whose they are. */
  from: string
  to: string
}

// Whole seconds since then: the later of two changes has the higher number, and none has to be kept.
const firstSequence = Date.UTC(2026, 0, 1)

/** How one or several bookings are told of (RFC 5546): only a publication and a cancellation are of several. */
function methodOf({ bookings, cancelled }: Invitation): ICalCalendarMethod {
  if (cancelled) return ICalCalendarMethod.CANCEL
  return bookings.length === 1 ? ICalCalendarMethod.REQUEST : ICalCalendarMethod.PUBLISH
}

/** One iCalendar object of bookings. */
function objectOf(method: ICalCalendarMethod, { bookings, cancelled, at, from, to }: Invitation) {
  const calendar = ical({ prodId: writtenBy, method })
  for (const booking of bookings) {
    calendar.createEvent({
      ...shared(booking),
      stamp: new Date(at),
      sequence: Math.floor((Date.parse(at) - firstSequence) / 1_000),
      summary: booking.body || `Bokat: ${rooms[booking.Rum]}`,
      status: cancelled ? ICalEventStatus.CANCELLED : ICalEventStatus.CONFIRMED,
      organizer: { name: rooms[booking.Rum], email: from },
      // A publication has none (RFC 5546, 3.2.1).
      attendees:
        method === ICalCalendarMethod.PUBLISH
          ? []
          : [{ name: booking.title, email: to, status: ICalAttendeeStatus.ACCEPTED, rsvp: false }],
    })
  }
  return calendar.toString()
}

/**
 * Bookings as a file for their owner's calendar, and its media type: one as an invitation, which a later one changes or
 * takes back; several, which an invitation cannot hold, as a publication. Each is taken back by an object of its own, since
 * all that one cancels has the same UID (RFC 5546, 3.2.5).
 */
export function invitationText(invitation: Invitation) {
  const method = methodOf(invitation)
  const { bookings, cancelled } = invitation
  const objects = cancelled ? bookings.map((booking) => [booking]) : [bookings]
  const text = objects.map((held) => objectOf(method, { ...invitation, bookings: held }))
  return { type: `text/calendar; charset=utf-8; method=${method}`, text: text.join('\r\n') }
}
