import { bookingReads } from '../../../shared/contract/calendar/bookingReads.ts'
import { calendar } from '../../../shared/contract/calendar.ts'
import { call } from './request/calls.ts'

/** The calls about rooms and their bookings. */
export const calendarApi = {
  events: call(calendar['calendar.events']),
  day: call(calendar['calendar.day']),
  add: call(calendar['calendar.add']),
  get: call(bookingReads['calendar.get']),
  mine: call(bookingReads['calendar.mine']),
  free: call(bookingReads['calendar.free']),
  repeat: call(calendar['calendar.repeat']),
  addSeries: call(calendar['calendar.addSeries']),
  edit: call(calendar['calendar.edit']),
  delete: call(calendar['calendar.delete']),
}
