import { pageOfPeople } from '../stores/people/pages.ts'
import { users } from '../stores/people/users.ts'
import { wordsOf } from '../stores/people/words.ts'
import { isFree, stateOf } from './accountState.ts'
import { identity, taken } from './identity.ts'

/** Rows that are read at once, and at most: so few share the longest word of an address. */
const [atOnce, most] = [100, 2_000]

/**
 * Throws 409 where somebody of the list is known by an address. The pool would let another account have the one of who came
 * from Outlook, since their account has a name of its own there: they would be two people.
 */
export async function requireUnknown(email: string): Promise<void> {
  const [word] = wordsOf(email.replace(/@.*/, '')).toSorted((a, b) => b.length - a.length)
  if (word === undefined) return
  const shows = ({ Email }: { Email: string }) => Email === email
  const asked = { at: undefined, backwards: false, size: 1, shows, atOnce, most }
  const { people } = await pageOfPeople({ word }, asked)
  if (people.length > 0) throw taken()
}

/**
 * Sees to it that an address can be given to somebody, by their id: takes away an account that nobody has confirmed, or that
 * belongs to nobody (docs/requirements.md, "The life of an account"). Throws 409 where it is somebody's. Under a lease on the
 * address.
 */
export async function freeAddress(email: string, id: string): Promise<void> {
  const account = await identity.look(email)
  if (account && account.id !== id) {
    if (!isFree(stateOf(account, await users.latest(account.id)))) throw taken()
    await identity.remove(account)
  }
  await requireUnknown(email)
}
