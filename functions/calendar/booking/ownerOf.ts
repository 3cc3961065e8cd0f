import { mayBook, mayChange } from '../../../shared/rules/permissions.ts'
import type { Caller } from '../../platform/caller.ts'
import { forbidden, invalid, notFound } from '../../runtime/errors.ts'
import { users } from '../../stores/people/users.ts'
import { roomSettings } from './roomSettings.ts'

/** Whose booking it becomes: the caller's, or for an administrator anybody's. */
export async function ownerOf(caller: Caller, userid = caller.id) {
  if (!mayBook(roomSettings, caller.Role)) throw forbidden()
  if (!mayChange(caller, userid)) throw forbidden()
  const owner = userid === caller.id ? caller : await users.get(userid)
  if (!owner) throw notFound('Användaren')
  // Nobody would hear of it.
  if (owner.InAktiv) throw invalid({ 'event.currentUserid': 'Användaren är inaktiv.' })
  return owner
}
