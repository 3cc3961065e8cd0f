import { ulid } from 'ulid'
import type { Event } from '../../../shared/contract/calendar/event.ts'
import { addDays, dayOf, momentOf } from '../../../shared/rules/days.ts'
import { type Room, roomNumbers } from '../../../shared/rules/calendar/rooms.ts'
import { isWorkingDay } from '../../../shared/rules/calendar/workingTime.ts'
import type { Filled } from './people.ts'

/** Bookings of a room's day: from seven on, half an hour each, one after the other. */
const inDay = 20
const behind = 30

function* workingDays(first: string): Generator<string> {
  for (let day = first; ; day = addDays(day, 1)) if (isWorkingDay(day)) yield day
}

/** The rooms' days, whole, from a month ago on: as many as there are to be, each with its number. */
function* roomDays(count: number): Generator<{ day: string; Rum: Room; number: number }> {
  let number = 0
  for (const day of workingDays(addDays(dayOf(new Date()), -behind))) {
    for (const Rum of roomNumbers) {
      if (number >= count) return
      yield { day, Rum, number: number++ }
    }
  }
}

/** Books so many half hours, every room of each working day full, until there are enough. */
export async function addBookings(people: Filled[], count: number): Promise<void> {
  const { bookings } = await import('../../../functions/stores/calendar/bookings.ts')
  for (const { day, Rum, number } of roomDays(Math.ceil(count / inDay))) {
    const halfHour = (at: number): Event => {
      const owner = people[((number * inDay + at) * 17) % people.length]
      const moment = (half: number) => momentOf(day, 7 * 60 + half * 30).toISOString()
      const about = { title: owner?.userName ?? '', body: 'Avstämning', userid: owner?.id ?? '' }
      return { ...about, id: ulid(), Rum, startdate: moment(at), enddatetime: moment(at + 1) }
    }
    const some = Math.min(inDay, count - number * inDay)
    await bookings.add(Array.from({ length: some }, (_, at) => halfHour(at)))
  }
}
