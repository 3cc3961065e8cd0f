import * as z from 'zod/mini'
import { isDay } from '../rules/days.ts'
import { oneLine } from '../rules/oneLine.ts'
import { limits } from '../limits.ts'
import { scopes } from '../rules/calendar/scopes.ts'
import { chooseRoom, event, room } from './calendar/event.ts'
import { asked } from './http/asked.ts'
import { done, id, route } from './route.ts'

// The years that a calendar can show.
const [firstYear, lastYear] = [2000, 2100]

const chooseTime = 'Välj en dag och en tid.'
const inCalendar = (at: Date) => at.getUTCFullYear() >= firstYear && at.getUTCFullYear() <= lastYear

/** When a booking begins or ends. */
export const moment = z
  .pipe(
    z.iso.datetime({ offset: true, error: chooseTime }),
    z.transform((text: string) => new Date(text)),
  )
  .check(z.refine(inCalendar, chooseTime))

/** A day of the calendar: YYYY-MM-DD. */
export const dayText = z
  .string()
  .check(z.regex(/^2[01]\d\d-\d\d-\d\d$/, chooseTime), z.refine(isDay, chooseTime))

const note = oneLine().check(z.maxLength(limits.eventNote))

/** What the dialog for a new booking sends (docs/requirements.md, "Payloads"). */
const newEvent = z.object({
  start: moment,
  end: moment,
  desc: z._default(note, ''),
  /** Whom the booking is for: oneself, or as an administrator anybody. */
  currentUserid: z.optional(id),
  Rum: room,
})

/** Where a booking lies: its room, and from when to when. */
const place = z.object({ start: moment, end: moment, Rum: room })

const scope = z.enum(scopes)

/** What the dialog for a booking sends. A field that is left out stays as it is. */
export const eventChanges = z.object({
  id,
  start: z.optional(moment),
  end: z.optional(moment),
  desc: z.optional(note),
  currentUserid: z.optional(id),
  Rum: z.optional(room),
  /** Where the caller knows it to lie, and with which note: refused when somebody has changed that since. */
  seen: z.optional(z.extend(place, { desc: z.optional(note) })),
  /** Which others of its series change with it; none when it is left out. */
  which: z.optional(scope),
  /** Those of the series that stay as they are, since others are in their way. */
  without: z.optional(z.array(id).check(z.maxLength(limits.seriesTimes))),
})

/** A time of a repetition, and why it cannot be booked. */
const repeated = z.object({
  start: z.string(),
  end: z.string(),
  wrong: z.optional(z.string()),
})

// A query holds nothing but text.
const roomInQuery = asked(
  z.pipe(
    z.pipe(
      z.coerce.number(chooseRoom),
      z.transform((number): unknown => number),
    ),
    z.pipe(z.unknown(), room),
  ),
  chooseRoom,
)

const weeks = asked(z.coerce.number().check(z.int(), z.gte(1), z.lte(2)))
const timesText = `Välj mellan 2 och ${limits.seriesTimes} gånger.`
const times = z.coerce
  .number()
  .check(z.int(timesText), z.gte(2, timesText), z.lte(limits.seriesTimes, timesText))

const bookingPermissions = ['table:GetItem', 'table:PutItem', 'table:UpdateItem'] as const

export const calendar = {
  'calendar.events': route({
    method: 'GET',
    path: 'user/Event',
    summary: 'The bookings of a room in a month of Sweden',
    access: 'user',
    refuses: ['forbidden'],
    body: 'query',
    input: z.object({
      month: asked(z.coerce.number().check(z.int(), z.gte(1), z.lte(12))),
      year: asked(z.coerce.number().check(z.int(), z.gte(firstYear), z.lte(lastYear))),
      Rum: roomInQuery,
      userid: z.optional(id),
    }),
    output: z.object({ results: z.array(event) }),
    permissions: ['table:GetItem', 'table:Query'],
    reads: ['USER', 'ROOM'],
  }),
  'calendar.day': route({
    method: 'GET',
    path: 'user/Event/day',
    summary: 'All rooms’ bookings of a day, of today, or of seven days at most',
    access: 'user',
    refuses: ['forbidden'],
    body: 'query',
    input: z.object({
      day: z.optional(dayText),
      /** The last day, where there are several. */
      to: z.optional(dayText),
    }),
    output: z.object({ results: z.array(event) }),
    permissions: ['table:GetItem', 'table:Query'],
    reads: ['USER', 'ROOM'],
  }),
  'calendar.add': route({
    method: 'PUT',
    path: 'user/Event/Add',
    summary: 'Books a room; never over another booking',
    access: 'user',
    refuses: ['forbidden', 'not_found', 'clash', 'too_many_bookings'],
    body: 'json',
    input: z.object({ event: newEvent }),
    output: z.object({ results: event, message: z.string() }),
    permissions: [...bookingPermissions, 'table:Query', 'table:ConditionCheckItem'],
    reads: ['USER', 'RATE', 'ROOM'],
    writes: ['USER', 'RATE', 'ROOM', 'BOOKING', 'LOG', 'EVENT'],
  }),
  'calendar.repeat': route({
    method: 'GET',
    path: 'user/Event/repeat',
    summary:
      'The times of a booking that repeats, and which of them cannot be booked; stores nothing',
    access: 'user',
    refuses: ['forbidden'],
    body: 'query',
    input: z.object({
      start: moment,
      end: moment,
      Rum: roomInQuery,
      /** In how many weeks again. */
      every: weeks,
      /** How many times, or up to which day. */
      times: z.optional(times),
      until: z.optional(dayText),
    }),
    output: z.object({ results: z.array(repeated) }),
    permissions: ['table:GetItem'],
    reads: ['USER', 'ROOM'],
  }),
  'calendar.addSeries': route({
    method: 'PUT',
    path: 'user/Event/Add/series',
    summary: 'Books a room again and again, all or nothing',
    access: 'user',
    refuses: ['forbidden', 'not_found', 'clash', 'too_many_bookings'],
    body: 'json',
    input: z.object({
      events: z.array(newEvent).check(z.minLength(1), z.maxLength(limits.seriesTimes)),
    }),
    output: z.object({ results: z.array(event), message: z.string() }),
    permissions: [...bookingPermissions, 'table:Query', 'table:ConditionCheckItem'],
    reads: ['USER', 'RATE', 'ROOM', 'BOOKING'],
    writes: ['USER', 'RATE', 'ROOM', 'BOOKING', 'LOG', 'EVENT'],
  }),
  'calendar.edit': route({
    method: 'PUT',
    path: 'user/Event/Edit',
    summary: 'Moves or changes a booking; never over another one',
    access: 'user',
    refuses: ['forbidden', 'not_found', 'changed', 'over', 'clash', 'too_many_bookings'],
    body: 'json',
    input: z.object({ event: eventChanges }),
    output: z.object({ results: event, message: z.string() }),
    permissions: [...bookingPermissions, 'table:Query', 'table:ConditionCheckItem'],
    reads: ['USER', 'RATE', 'ROOM', 'BOOKING'],
    writes: ['USER', 'RATE', 'ROOM', 'BOOKING', 'LOG', 'EVENT'],
  }),
  'calendar.delete': route({
    method: 'DELETE',
    path: 'user/Event/delete',
    summary: 'Takes a booking away',
    access: 'user',
    refuses: ['forbidden', 'not_found', 'changed', 'over'],
    body: 'query',
    input: z.object({
      event: id,
      userid: z.optional(id),
      which: z.optional(scope),
      /** Where the caller knows it to lie, and with which note: refused when somebody has changed that since. */
      start: z.optional(moment),
      end: z.optional(moment),
      Rum: z.optional(roomInQuery),
      desc: z.optional(note),
    }),
    output: done,
    permissions: [...bookingPermissions, 'table:DeleteItem'],
    reads: ['USER', 'ROOM', 'BOOKING'],
    writes: ['USER', 'RATE', 'ROOM', 'BOOKING', 'LOG', 'EVENT'],
  }),
}
