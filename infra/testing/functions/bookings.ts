import { call } from './call.ts'

/** Weeks that no other test books, by their Mondays, from the one of this day. In winter 09.00 in Sweden is 08:00 in UTC. */
export function mondaysFrom(day: string) {
  let week = 0
  const first = Date.parse(day)
  return () => new Date(first + 7 * 86_400_000 * week++).toISOString().slice(0, 10)
}

export const at = (day: string, time: string) => `${day}T${time}:00.000Z`

export const book = (token: string, start: string, end: string, more: object = {}) =>
  call('calendar.add', { event: { start, end, Rum: 1, ...more } as any }, { token })

export const edit = (token: string, event: object) =>
  call('calendar.edit', { event: event as any }, { token })
