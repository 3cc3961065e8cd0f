import { calendar } from '../../shared/contract/calendar.ts'
import { isDone } from '../../shared/contract/route.ts'
import { mayEditEvent } from '../../shared/rules/permissions.ts'
import { endpoint } from '../platform/http/endpoint.ts'
import { changedMeanwhile, forbidden, notFound } from '../runtime/errors.ts'
import { bookings } from '../stores/calendar/bookings.ts'
import { alongWith } from './booking/alongWith.ts'
import { movedMeanwhile } from './booking/errors.ts'
import { isAsSeen } from './booking/isAsSeen.ts'
import { auditOf } from './booking/auditOf.ts'
import { roomSettings } from './booking/roomSettings.ts'

const tries = 5

export const handler = endpoint(calendar['calendar.delete'], async ({ input, caller }) => {
  for (let tried = 1; tried <= tries; tried++) {
    const booking = await bookings.get(input.event)
    if (!booking) throw notFound('Bokningen')
    if (!mayEditEvent(roomSettings, caller, booking)) throw forbidden()
    if (!isAsSeen(booking, input)) throw movedMeanwhile()
    const removed = await alongWith(booking, input.which)
    const audit = auditOf(caller, 'Avbokade', removed)
    if ((await bookings.change({ removed, added: [] }, ...audit)) === 'done') return isDone
  }
  throw changedMeanwhile('Bokningen')
})
