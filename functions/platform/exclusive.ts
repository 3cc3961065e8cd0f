import { claims } from '../stores/claims.ts'
import { Refusal } from './errors.ts'
import { log } from './log.ts'

const tries = 6

const busy = () =>
  new Refusal(409, 'busy', 'Någon annan ändrar samma konto just nu. Försök igen om en halv minut.')

async function take(on: string, holder: string): Promise<void> {
  for (let tried = 1; !(await claims.take(on, holder)); tried++) {
    if (tried === tries) throw busy()
    await new Promise((resolve) => setTimeout(resolve, Math.random() * 50 * 2 ** tried))
  }
}

/**
 * Does work on an account while nobody else works on the same: what is read in it stays true until it ends, also in
 * the pool, which knows no transactions. Throws 409 when somebody else takes too long.
 */
export async function exclusively<T>(on: string[], work: () => Promise<T>): Promise<T> {
  const holder = crypto.randomUUID()
  const held: string[] = []
  try {
    // Always in the same order, so that two never wait for each other.
    for (const one of on.toSorted()) {
      await take(one, holder)
      held.push(one)
    }
    return await work()
  } finally {
    // The work is done or not, whatever happens to the claim: it ends by itself.
    const released = await Promise.allSettled(held.map((one) => claims.release(one, holder)))
    for (const one of released) {
      if (one.status === 'rejected') log.error('claim was not released', one.reason)
    }
  }
}
