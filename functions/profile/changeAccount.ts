import type { ProfileChanges } from '../../shared/contract/profile.ts'
import { isAdmin } from '../../shared/rules/permissions.ts'
import { freeAddress } from '../platform/freeAddress.ts'
import { identity } from '../platform/identity.ts'
import { wholly } from '../platform/wholly.ts'
import type { StoredUser } from '../stores/people/users.ts'

/** Whether a change of a person ends their sessions (docs/requirements.md, "Sessions"). */
export const endsSessions = (
  before: Pick<StoredUser, 'Role'>,
  { Password, InAktiv, Role }: ProfileChanges,
): boolean =>
  Boolean(Password) ||
  InAktiv === true ||
  (Role !== undefined && isAdmin(before.Role) && !isAdmin(Role))

/** Whether whoever asks for a change of an account has to prove that it is they (docs/requirements.md, "Fresh proof"). */
export const needsProof = ({ Email, Password, Role }: ProfileChanges): boolean =>
  Email !== undefined || Password !== undefined || Role !== undefined

/**
 * Makes the changes that the user pool must know of. Each can be made twice, so that a second try mends what a first
 * one left half-done. Says by `passed` that there is a new password. Throws 409 when the address is taken.
 */
export async function changeAccount(
  person: StoredUser,
  changes: ProfileChanges,
  passed: () => void,
): Promise<void> {
  const { Email, Password, InAktiv } = changes
  if (Email !== undefined) {
    await freeAddress(Email, person.id)
    await identity.changeEmail(person, Email)
  }
  if (Password) await identity.setPassword(person, Password)
  // Before the profile has the address: where it is not reached, whoever mends finds them apart, and invites.
  if (Email !== undefined) await identity.inviteTo(person, Email)
  passed()
  if (InAktiv === true) await identity.disable(person)
  if (InAktiv === false) await identity.enable(person)
  if (endsSessions(person, changes)) await identity.signOutEverywhere(person)
}

/** Does the work of a change that is noted until pool and table say the same, where it concerns the pool at all. */
export function changingBoth<T>(
  caller: { id: string },
  { id, PoolName }: StoredUser,
  { Email, Password, InAktiv }: ProfileChanges,
  work: (passed: () => void) => Promise<T>,
): Promise<T> {
  if (Email === undefined && !Password && InAktiv === undefined) return work(() => undefined)
  const change = { account: { id, PoolName }, by: caller.id, endsSessions: Boolean(Password) }
  return wholly(change, work)
}
