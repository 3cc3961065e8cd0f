import { leases } from '../stores/leases.ts'
import { HttpError } from '../runtime/errors.ts'
import { log } from '../runtime/log.ts'

const tries = 6

const busy = () =>
  new HttpError(
    409,
    'busy',
    'Någon annan ändrar samma konto just nu. Försök igen om en halv minut.',
  )

async function take(on: string, holder: string): Promise<void> {
  for (let tried = 1; !(await leases.take(on, holder)); tried++) {
    if (tried === tries) throw busy()
    await new Promise((resolve) => setTimeout(resolve, Math.random() * 50 * 2 ** tried))
  }
}

/**
 * Does work on an account while nobody else works on the same: what is read in it stays true until it ends, also in
 * the pool, which knows no transactions. Throws 409 when somebody else takes too long.
 */
export async function withLease<T>(on: string[], work: () => Promise<T>): Promise<T> {
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
    // The work is done or not, whatever happens to the lease: it ends by itself.
    const released = await Promise.allSettled(held.map((one) => leases.release(one, holder)))
    for (const one of released) {
      if (one.status === 'rejected') log.error('lease was not released', one.reason)
    }
  }
}
