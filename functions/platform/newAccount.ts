import { users } from '../stores/people/users.ts'
import { isFree, stateOf } from './accountState.ts'
import { type Account, identity } from './identity.ts'

/**
 * Makes an account in the pool. One without a profile stands in nobody's way: an earlier try left it, or somebody began
 * to register the address. The new one has another id, so whatever was given out in the other's name is void; `remove`
 * takes the other away, with what else it has. Gives the new id, or undefined when the address is somebody's.
 */
export async function newAccount(
  email: string,
  password: string,
  remove: (left: Account) => Promise<void> = (left) => identity.remove(left),
): Promise<string | undefined> {
  const created = await identity.create(email, password)
  if (created !== undefined) return created
  const account = await identity.look(email)
  if (account) {
    if (!isFree(stateOf(account, await users.latest(account.id)))) return undefined
    await remove(account)
  }
  return identity.create(email, password)
}
