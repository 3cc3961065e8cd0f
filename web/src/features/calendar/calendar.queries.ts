import { type QueryClient, queryOptions } from '@tanstack/react-query'
import type { Event } from '../../../../shared/contract/calendar.ts'
import { limits } from '../../../../shared/limits.ts'
import type { Room } from '../../../../shared/rules/rooms.ts'
import { api } from '../../api/client.ts'
import { polled } from '../../api/polling.ts'
import { dayOf } from '../../../../shared/rules/days.ts'
import { minutesOf } from '../../../../shared/rules/workingTime.ts'
import { bookingOf, type RoomBlock } from './days/blocks.ts'
import { monthOf } from './days/swedishDays.ts'

type Answer = { results: Event[] }

// One function for all reads: a new one would be run again at every rendering.
const placed = ({ results }: Answer) => results.map(bookingOf)

const keyOf = (Rum: Room, month: string) => ['calendar.events', Rum, month]

/** What all answers about a day of all rooms have in common. */
const days = ['calendar.day']
const mine = ['calendar.mine']
const free = ['calendar.free']

/** What is sought: a length, in which rooms, from which day on (YYYY-MM-DD). */
export type Wish = { minutes: number; rooms: readonly Room[]; from: string }

export const calendarQueries = {
  /** What a room is booked for in a month (YYYY-MM), read every minute while somebody works with it. */
  month: (Rum: Room, month: string) =>
    queryOptions({
      queryKey: keyOf(Rum, month),
      queryFn: ({ signal }) => {
        const [year, number] = month.split('-').map(Number)
        return api.calendar.events({ Rum, year, month: number }, { signal })
      },
      select: placed,
      ...polled(limits.roomPollMs),
    }),

  /** A booking by its id, for whoever comes by a link to it. */
  booking: (id: string) =>
    queryOptions({
      queryKey: ['calendar.get', id],
      queryFn: ({ signal }) => api.calendar.get({ event: id }, { signal }),
      select: ({ results }) => results,
      // It may have been moved since the last look.
      gcTime: 0,
    }),

  /** The first free times. */
  free: ({ minutes, rooms, from }: Wish) =>
    queryOptions({
      queryKey: [...free, minutes, rooms.join(), from],
      queryFn: ({ signal }) => api.calendar.free({ minutes, Rum: rooms.join(), from }, { signal }),
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
      queryFn: ({ signal }) => api.calendar.mine({}, { signal }),
      select: placed,
      ...polled(limits.roomPollMs),
    }),

  /** What all rooms are booked for on a day (YYYY-MM-DD). */
  day: (day: string) =>
    queryOptions({
      queryKey: [...days, day],
      queryFn: ({ signal }) => api.calendar.day({ day }, { signal }),
      select: placed,
      ...polled(limits.roomPollMs),
    }),
}

const monthOfEvent = (event: Event): string => monthOf(bookingOf(event).day)

/** Reads the months of these bookings, and the lobby's day, again: what was stored may be another one's work. */
export const reloadMonths = (client: QueryClient, ...events: Event[]) =>
  Promise.all([
    client.invalidateQueries({ queryKey: days }),
    client.invalidateQueries({ queryKey: mine }),
    client.invalidateQueries({ queryKey: free }),
    ...events.map((event) =>
      client.invalidateQueries({ queryKey: keyOf(event.Rum, monthOfEvent(event)) }),
    ),
  ])

/** Reads all that is known again: a series reaches over many months. */
export const reloadAll = (client: QueryClient) =>
  Promise.all([
    client.invalidateQueries({ queryKey: days }),
    client.invalidateQueries({ queryKey: mine }),
    client.invalidateQueries({ queryKey: free }),
    client.invalidateQueries({ queryKey: ['calendar.events'] }),
  ])

/** Reads all that is known of a room again: somebody else has been faster. */
export const reloadRoom = (client: QueryClient, Rum: Room) =>
  client.invalidateQueries({ queryKey: ['calendar.events', Rum] })

/** Shows a booking at another time before the server has said yes. Gives what takes it back. */
export async function moveAhead(client: QueryClient, before: Event, after: Event) {
  const keys = [before, after].map((event) => keyOf(event.Rum, monthOfEvent(event)))
  await Promise.all(keys.map((queryKey) => client.cancelQueries({ queryKey })))
  const move = (from: Event, to: Event) => {
    for (const queryKey of keys) {
      client.setQueryData<Answer>(queryKey, (known) => {
        if (!known) return known
        const others = known.results.filter(({ id }) => id !== from.id)
        const isHere = keyOf(to.Rum, monthOfEvent(to)).join() === queryKey.join()
        return { results: isHere ? [...others, to] : others }
      })
    }
  }
  move(before, after)
  return () => move(after, before)
}
