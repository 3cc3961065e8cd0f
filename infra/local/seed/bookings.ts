import { ulid } from 'ulid'
import type { Event } from '../../../shared/contract/calendar/event.ts'
import { addDays, dayOf, momentOf } from '../../../shared/rules/days.ts'
import { nameOf } from '../../../shared/rules/people/names.ts'
import { roomNumbers } from '../../../shared/rules/calendar/rooms.ts'
import { isWorkingDay } from '../../../shared/rules/calendar/workingTime.ts'
import { bookings } from '../../../functions/stores/calendar/bookings.ts'
import type { StoredUser } from '../../../functions/stores/people/users.ts'

const notes = ['Planering', 'Avstämning', 'Kundmöte', 'Rekrytering', 'Utbildning', 'Veckomöte']

/** Minutes since midnight of the bookings of a day, from and to. */
const times = [
  [8 * 60 + 15, 9 * 60],
  [10 * 60, 11 * 60 + 30],
  [13 * 60, 14 * 60 + 15],
] as const

/** Those that the sample events change and take away; their days are working days far ahead. */
const sampled = [
  { id: '01KXDEMOBOOKING00000000001', Rum: 2, day: '2027-03-02' },
  { id: '01KXDEMOBOOKING00000000002', Rum: 3, day: '2027-03-05' },
] as const

const isSampled = (room: number, on: string): boolean =>
  sampled.some(({ Rum, day }) => Rum === room && day === on)

function* demoBookings(people: StoredUser[], now: Date): Generator<Event> {
  const booked = (owner: StoredUser, day: string, [from, to]: readonly [number, number]) => ({
    title: nameOf(owner),
    startdate: momentOf(day, from).toISOString(),
    enddatetime: momentOf(day, to).toISOString(),
    userid: owner.id,
  })
  let turn = 0
  for (let ahead = -14; ahead <= 28; ahead++) {
    const day = addDays(dayOf(now), ahead)
    if (!isWorkingDay(day)) continue
    for (const Rum of roomNumbers) {
      for (const time of times) {
        turn++
        const owner = people[(turn * 5) % people.length]
        // Two of three are taken. What the sample events change comes below, and is in the way of anything else at its time.
        if (!owner || turn % 3 === 0 || (time === times[0] && isSampled(Rum, day))) continue
        const body = notes[turn % notes.length] ?? ''
        yield { ...booked(owner, day, time), id: ulid(), body, Rum }
      }
    }
  }
  const [owner] = people
  if (!owner) return
  for (const { id, Rum, day } of sampled) {
    yield { ...booked(owner, day, times[0]), id, body: 'Styrgrupp', Rum }
  }
}

/** Books the rooms for the weeks around now. */
export async function seedBookings(people: StoredUser[], now: Date): Promise<void> {
  // Those of one room and day are one item, and would only be in each other's way.
  const byDay = Map.groupBy(
    demoBookings(people, now),
    ({ Rum, startdate }) => `${Rum} ${startdate.slice(0, 10)}`,
  )
  await Promise.all(
    [...byDay.values()].map(async (day) => {
      await bookings.add(day)
    }),
  )
}
