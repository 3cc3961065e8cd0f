import { log } from '../runtime/log.ts'
import { type AccountChange, unfinished } from '../stores/people/unfinished.ts'

/**
 * Makes a change of an account that concerns pool and table, under a lease of the caller's. One that throws or is killed
 * in between is finished or undone by `users.mend` some minutes later (docs/requirements.md, "Accounts").
 */
export async function wholly<T>(change: AccountChange, work: () => Promise<T>): Promise<T> {
  const id = await unfinished.begin(change)
  const result = await work()
  // It is whole already: whoever mends finds that, too.
  await unfinished
    .end(id)
    .catch((error: unknown) => log.error('a change that is whole was not forgotten', error))
  return result
}
