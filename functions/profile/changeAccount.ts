import type { ProfileChanges } from '../../shared/contract/profile.ts'
import { identity } from '../platform/identity.ts'
import type { StoredUser } from '../stores/users.ts'

/**
 * Makes the changes that the user pool must know of. Each can be made twice, so that a second try mends what a first
 * one left half-done. Throws 409 when the address is taken.
 */
export async function changeAccount(
  person: StoredUser,
  { Email, Password, InAktiv }: ProfileChanges,
  caller: { id: string },
): Promise<void> {
  if (Email !== undefined) await identity.changeEmail(person, Email)
  if (Password) {
    await identity.setPassword(person, Password)
    // Whoever knew the old one is out. One's own sessions go on.
    if (person.id !== caller.id) await identity.signOutEverywhere(person)
  }
  if (InAktiv === true) await identity.disable(person)
  if (InAktiv === false) await identity.enable(person)
}
