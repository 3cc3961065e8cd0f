import { ulid } from 'ulid'
import type { Room } from '../../shared/rules/calendar/rooms.ts'
import { isWorkingDay } from '../../shared/rules/calendar/workingTime.ts'

const days = Array.from({ length: 31 }, (_, at) => `2027-03-${String(at + 1).padStart(2, '0')}`)

/**
 * As many bookings of a quarter of an hour in March 2027 as asked for, over its working days. A portal has to be running in this
 * process.
 */
export async function addBookings(Rum: Room, count: number, userid: string): Promise<void> {
  const { bookings } = await import('../../functions/stores/calendar/bookings.ts')
  const working = days.filter(isWorkingDay)
  const about = { title: 'Anna Bergström', body: 'Avstämning', userid, Rum }
  for (let index = 0; index < count; index++) {
    const day = working[index % working.length]
    const start = Date.parse(`${day}T06:00:00Z`) + Math.floor(index / working.length) * 15 * 60_000
    const [startdate = '', enddatetime = ''] = [start, start + 15 * 60_000].map((at) =>
      new Date(at).toISOString(),
    )
    await bookings.add([{ ...about, id: ulid(), startdate, enddatetime }])
  }
}
