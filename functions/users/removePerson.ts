import { avatars } from '../platform/avatars.ts'
import { type Account, identity } from '../platform/identity.ts'
import type { AuditEntry } from '../stores/log/auditLog.ts'
import { traces } from '../stores/people/traces.ts'
import { type StoredUser, users } from '../stores/people/users.ts'

/** Takes away everything of an account but its profile; there may be nothing left of it. */
export async function removeAllBeside(account: Account): Promise<void> {
  await identity.remove(account)
  await avatars.keepOnly(account.id, '')
  await traces.remove(account.id)
}

/**
 * Deletes one person, the profile last, so that whoever is left half-deleted can still be seen and deleted again. Gives
 * false for the last administrator and for somebody who is gone.
 */
export async function removePerson(person: StoredUser, entry: AuditEntry): Promise<boolean> {
  await removeAllBeside(person)
  const removed = await users.remove(person, entry)
  // What arrived in between; from here on nothing can.
  await traces.remove(person.id)
  return removed
}
