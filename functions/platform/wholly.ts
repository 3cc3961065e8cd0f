import { HttpError } from '../runtime/errors.ts'
import { log } from '../runtime/log.ts'
import { type AccountChange, unfinished } from '../stores/people/unfinished.ts'

/** A refusal before anything that ends sessions was done: what the person had goes on. */
async function keepSessions(id: string, change: AccountChange): Promise<void> {
  await unfinished
    .note(id, { ...change, endsSessions: false })
    .catch((error: unknown) => log.error('a refused change may end sessions', error))
}

/** It is whole already: whoever mends finds that, too. */
const forget = (id: string): Promise<void> =>
  unfinished
    .end(id)
    .catch((error: unknown) => log.error('a change that is whole was not forgotten', error))

/**
 * Makes a change of an account that concerns pool and table, under a lease of the caller's. One that throws or is killed
 * in between is finished or undone by `users.mend` some minutes later (docs/requirements.md, "Accounts"). Where it ends
 * sessions, `work` says by `passed` that it has done what they end for: a refusal before that ends none. By `untouched` it
 * says that it has done nothing at all: nothing is left to mend.
 */
export async function wholly<T>(
  change: AccountChange,
  work: (passed: () => void, untouched: () => void) => Promise<T>,
): Promise<T> {
  const id = await unfinished.begin(change)
  let [hasPassed, isUntouched] = [false, false]
  const passed = () => void (hasPassed = true)
  const untouched = () => void (isUntouched = true)
  const result = await work(passed, untouched).catch(async (error: unknown) => {
    if (isUntouched) await forget(id)
    else if (change.endsSessions && !hasPassed && error instanceof HttpError) {
      await keepSessions(id, change)
    }
    throw error
  })
  await forget(id)
  return result
}
