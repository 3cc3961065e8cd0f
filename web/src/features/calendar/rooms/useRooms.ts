import { addDays, dayOf } from '../../../../../shared/rules/days.ts'
import type { Room } from '../../../../../shared/rules/calendar/rooms.ts'
import { catalogue } from '../../../texts/errors.ts'
import { useFaultToast } from '../../../ui/message/useFaultToast.ts'
import { monthsOf } from '../days/shownPeriod.ts'
import { calendarQueries } from '../calendar.queries.ts'
import { useBookings } from '../useBookings.ts'

/** What all rooms are booked for in the days to come. */
export function useRooms(now: Date) {
  const today = dayOf(now)
  // At a month's end the next booking may lie in the next one.
  const months = monthsOf([today, addDays(today, 7)])
  const readsOf = (Rum: Room) => months.map((month) => calendarQueries.month(Rum, month))
  const reads = {
    1: useBookings(readsOf(1)),
    2: useBookings(readsOf(2)),
    3: useBookings(readsOf(3)),
  }
  const failed = Object.values(reads).find((read) => read.failed)?.failed
  useFaultToast(failed, catalogue.eventsRead)

  return reads
}
