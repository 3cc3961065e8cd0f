import { feeds, type FeedOf } from '../../shared/contract/calendar/feeds.ts'
import { isAdmin, mayBook } from '../../shared/rules/permissions.ts'
import { rooms } from '../../shared/rules/calendar/rooms.ts'
import { auditEntryOf } from '../platform/caller.ts'
import { endpoint } from '../platform/http/endpoint.ts'
import { forbidden } from '../runtime/errors.ts'
import { feeds as stored } from '../stores/calendar/feeds.ts'
import { roomSettings } from './booking/roomSettings.ts'
import { newKey, ownerOfFeed, pathOf } from './feeds/feedKeys.ts'

const called = (of: FeedOf) => (of === 'own' ? 'sina rumsbokningar' : rooms[of])

export const handler = endpoint(feeds['calendar.setFeed'], async ({ input, caller }) => {
  const { of, open } = input
  if (!mayBook(roomSettings, caller.Role)) throw forbidden()
  // A room's address is in many calendars: a new one ends them all.
  if (of !== 'own' && !isAdmin(caller.Role)) throw forbidden()
  const owner = ownerOfFeed(of, caller.id)
  if (!open) {
    await stored.close(owner, auditEntryOf(caller, `Stängde kalenderlänken till ${called(of)}`))
    return { results: null, message: 'Sparas.' }
  }
  const key = newKey()
  await stored.open(owner, key, auditEntryOf(caller, `Skapade en kalenderlänk till ${called(of)}`))
  return { results: { of, path: pathOf(owner, key) }, message: 'Sparas.' }
})
