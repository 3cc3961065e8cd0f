import { addDays, dayOf } from '../../../../../shared/rules/days.ts'
import { catalogue } from '../../../texts/errors.ts'
import { useFaultToast } from '../../../ui/message/useFaultToast.ts'
import { monthsOf } from '../days/shownPeriod.ts'
import { useMonths } from '../useMonths.ts'

/** What all rooms are booked for in the days to come. */
export function useRooms(now: Date) {
  const today = dayOf(now)
  // At a month's end the next booking may lie in the next one.
  const months = monthsOf([today, addDays(today, 7)])
  const reads = { 1: useMonths([1], months), 2: useMonths([2], months), 3: useMonths([3], months) }
  const failed = Object.values(reads).find((read) => read.failed)?.failed
  useFaultToast(failed, catalogue.eventsRead)

  return reads
}
