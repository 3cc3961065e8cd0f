import * as z from 'zod/mini'

// By itself, as `user.ts` is: stores read bookings without the routes of the calendar.

/** What a room says that is none. */
export const chooseRoom = 'Välj ett rum.'

/** 1 Welcome, 2 Stor, 3 Bemanning (`rules/calendar/rooms.ts`). */
export const room = z.union([z.literal(1), z.literal(2), z.literal(3)], chooseRoom)

/**
 * A booking of a room. `title` is who booked it, `body` the note; times are ISO 8601 in UTC. `series` is what it shares
 * with the others where it repeats.
 */
export const event = z.object({
  id: z.string(),
  title: z.string(),
  startdate: z.string(),
  enddatetime: z.string(),
  body: z.string(),
  userid: z.string(),
  Rum: room,
  series: z.optional(z.string()),
})

export type Event = z.infer<typeof event>
