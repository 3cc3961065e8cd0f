import { log } from '../runtime/log.ts'
import { traced } from '../runtime/traced.ts'
import { idOfEvent } from '../platform/idOfEvent.ts'
import { mails } from '../platform/mails.ts'
import { portalAddress } from '../platform/portalAddress.ts'
import { users } from '../stores/people/users.ts'
import { outbox } from '../stores/outbox.ts'
import { bookingMail } from './feeds/bookingMail.ts'

/**
 * Mails people their bookings. EventBridge may come twice with one event: a second mail about the same change is the same
 * to a calendar, and none is missed. Throws what SES throws, for another try, but where no try can help.
 */
export const handler = traced(async (event: unknown) => {
  const id = idOfEvent(event)
  const happened = await outbox.get(id)
  if (happened?.type !== 'calendar.mailed') return
  const person = await users.get(happened.userid)
  if (person && !person.InAktiv) {
    try {
      await mails.send(person.Email, bookingMail(happened, person.Email, await portalAddress()))
    } catch (error) {
      if (!mails.isRefused(error)) throw error
      log.error('a booking could not be mailed', { id, error })
    }
  }
  await outbox.remove(id)
})
