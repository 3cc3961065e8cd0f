import { rateLimits } from '../../shared/rateLimits.ts'
import { log } from '../runtime/log.ts'
import { traced } from '../runtime/traced.ts'
import { idOfEvent } from '../platform/idOfEvent.ts'
import { type Mail, mails } from '../platform/mails.ts'
import { portalAddress } from '../platform/portalAddress.ts'
import { users } from '../stores/people/users.ts'
import { outbox } from '../stores/outbox.ts'
import { rates } from '../stores/rates.ts'
import { bookingMail } from './feeds/bookingMail.ts'

/** Sends the mail of an event, or notes why no try can. Errors are only named: SES's own words have the address. */
async function send(id: string, to: string, mail: Mail): Promise<void> {
  const error: unknown = await mails.send(to, mail).catch((failure: unknown) => failure)
  if (error === undefined) return
  const name = error instanceof Error ? error.name : 'unknown'
  if (!mails.isRefused(error)) throw new Error(`A booking is not mailed yet: ${name}`)
  log.error('a booking could not be mailed', name, { id })
}

/**
 * Mails people their bookings. EventBridge may come twice with one event: a second mail about the same change is the same
 * to a calendar, and none is missed but those beyond what somebody gets in an hour. Throws where SES does not take one, for
 * another try, unless no try can help.
 */
export const handler = traced(async (event: unknown) => {
  const id = idOfEvent(event)
  const happened = await outbox.get(id)
  if (happened?.type !== 'calendar.mailed') return
  const person = await users.get(happened.userid)
  const isMeant = person && !person.InAktiv
  if (isMeant && !(await rates.bookingMails.take(person.id, rateLimits.bookingMailsPerHour))) {
    log.note('a booking is not mailed: its person has had many mails in this hour', { id })
  } else if (isMeant) {
    const mail = bookingMail(happened, person.Email, await portalAddress())
    await send(id, person.Email, mail).catch(async (error: unknown) => {
      // Each further try would count as one more.
      await rates.bookingMails.giveBack(person.id)
      throw error
    })
  }
  await outbox.remove(id)
})
