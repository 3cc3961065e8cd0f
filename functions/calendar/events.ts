import { calendar } from '../../shared/contract/calendar.ts'
import { endpoint } from '../platform/http/endpoint.ts'
import { bookings } from '../stores/calendar/bookings.ts'

export const handler = endpoint(calendar['calendar.events'], async ({ input }) => {
  const month = `${input.year}-${String(input.month).padStart(2, '0')}`
  return { results: await bookings.of(input.Rum, `${month}-01`, `${month}-31`) }
})
