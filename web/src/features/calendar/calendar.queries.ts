import { hashKey, type QueryClient, queryOptions } from '@tanstack/react-query'
import type { Event } from '../../../../shared/contract/calendar/event.ts'
import { limits } from '../../../../shared/limits.ts'
import type { Room } from '../../../../shared/rules/calendar/rooms.ts'
import { calendarApi } from '../../api/calendar.ts'
import { polled } from '../../api/polling.ts'
import { addDays, dayOf } from '../../../../shared/rules/days.ts'
import { minutesOf } from '../../../../shared/rules/calendar/workingTime.ts'
import { bookingOf, type RoomBlock } from './days/blocks.ts'
import { mondayOf, monthOf } from './days/swedishDays.ts'

type Answer = { results: Event[] }

// One function for all reads: a new one would be run again at every rendering.
const placed = ({ results }: Answer) => results.map(bookingOf)

const monthKey = (Rum: Room, month: string): unknown[] => ['calendar.events', Rum, month]

/** What all answers about days of all rooms have in common. */
const days = ['calendar.day']
const daysKey = (first: string, last: string): unknown[] => [...days, first, last]

const week = (day: string) => [mondayOf(day), addDays(mondayOf(day), 6)] as const
const mine = ['calendar.mine']
const free = ['calendar.free']

/** What is sought: a length, in which rooms, from which day on (YYYY-MM-DD). */
export type Wish = { minutes: number; rooms: readonly Room[]; from: string }

export const calendarQueries = {
  /** What a room is booked for in a month (YYYY-MM), read every minute while somebody works with it. */
  month: (Rum: Room, month: string) =>
    queryOptions({
      queryKey: monthKey(Rum, month),
      queryFn: ({ signal }) => {
        const [year, number] = month.split('-').map(Number)
        return calendarApi.events({ Rum, year, month: number }, { signal })
      },
      select: placed,
      ...polled(limits.roomPollMs),
    }),

  /** A booking by its id, for whoever comes by a link to it. */
  booking: (id: string) =>
    queryOptions({
      queryKey: ['calendar.get', id],
      queryFn: ({ signal }) => calendarApi.get({ event: id }, { signal }),
      select: ({ results }) => results,
      // It may have been moved since the last look; while somebody works with it, it stays what they opened.
      gcTime: 0,
      staleTime: Infinity,
      refetchOnWindowFocus: false,
    }),

  /** The first free times. */
  free: ({ minutes, rooms, from }: Wish) =>
    queryOptions({
      queryKey: [...free, minutes, rooms.join(), from],
      queryFn: ({ signal }) => calendarApi.free({ minutes, Rum: rooms.join(), from }, { signal }),
      select: ({ results }) =>
        results.map(({ start, end, Rum }): RoomBlock => {
          const [first, last] = [new Date(start), new Date(end)]
          return { Rum, day: dayOf(first), from: minutesOf(first), to: minutesOf(last) }
        }),
      // What was free a minute ago may be taken.
      staleTime: 0,
    }),

  /** What oneself has booked next. */
  mine: () =>
    queryOptions({
      queryKey: mine,
      queryFn: ({ signal }) => calendarApi.mine({}, { signal }),
      select: placed,
      ...polled(limits.roomPollMs),
    }),

  /** What all rooms are booked for on a day (YYYY-MM-DD). */
  day: (day: string) => span(day, day),

  /** What all rooms are booked for in the week of a day. */
  week: (day: string) => span(...week(day)),
}

const span = (first: string, last: string) =>
  queryOptions({
    queryKey: daysKey(first, last),
    queryFn: ({ signal }) => calendarApi.day({ day: first, to: last }, { signal }),
    select: placed,
    ...polled(limits.roomPollMs),
  })

/** The keys of all reads that hold a booking. */
function keysOf(event: Event): unknown[][] {
  const { day } = bookingOf(event)
  return [monthKey(event.Rum, monthOf(day)), daysKey(...week(day)), daysKey(day, day)]
}

/** Reads the months and weeks of these bookings again: what was stored may be another one's work. */
export const reloadMonths = (client: QueryClient, ...events: Event[]) =>
  Promise.all([
    client.invalidateQueries({ queryKey: days }),
    client.invalidateQueries({ queryKey: mine }),
    client.invalidateQueries({ queryKey: free }),
    ...events.flatMap(keysOf).map((queryKey) => client.invalidateQueries({ queryKey })),
  ])

/** Reads all that is known again: a series reaches over many months, and somebody else who was faster may have more than one room. */
export const reloadAll = (client: QueryClient) =>
  Promise.all([
    client.invalidateQueries({ queryKey: days }),
    client.invalidateQueries({ queryKey: mine }),
    client.invalidateQueries({ queryKey: free }),
    client.invalidateQueries({ queryKey: ['calendar.events'] }),
  ])

/** Shows a booking at another time before the server has said yes. Gives what takes it back. */
export async function moveAhead(client: QueryClient, before: Event, after: Event) {
  const keys = [before, after].flatMap(keysOf)
  await Promise.all(keys.map((queryKey) => client.cancelQueries({ queryKey })))
  const move = (from: Event, to: Event) => {
    const here = new Set(keysOf(to).map((key) => hashKey(key)))
    for (const queryKey of keys) {
      client.setQueryData<Answer>(queryKey, (known) => {
        if (!known) return known
        const others = known.results.filter(({ id }) => id !== from.id)
        return { results: here.has(hashKey(queryKey)) ? [...others, to] : others }
      })
    }
  }
  move(before, after)
  return () => move(after, before)
}
