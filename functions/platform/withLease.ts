import { leases, leaseSeconds } from '../stores/leases.ts'
import { HttpError } from '../runtime/errors.ts'
import { log } from '../runtime/log.ts'

const tries = 6

/** Three times within a lease: one that fails costs nothing. */
const renewMs = (leaseSeconds * 1000) / 3

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

/** The work is done or not, whatever happens to its leases: they end by themselves. */
async function giveBack(held: string[], holder: string): Promise<void> {
  const released = await Promise.allSettled(held.map((one) => leases.release(one, holder)))
  for (const one of released) {
    if (one.status === 'rejected') log.error('lease was not released', one.reason)
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
    await giveBack(held, holder)
  }
}

/**
 * Does work that nobody else is doing, however long it takes: its lease is renewed until it ends. Gives false at once, and
 * does nothing, while somebody else does it. Throws what the work throws.
 */
export async function unlessLeased(on: string, work: () => Promise<void>): Promise<boolean> {
  const holder = crypto.randomUUID()
  if (!(await leases.take(on, holder))) return false
  let renewed: Promise<unknown> = Promise.resolve()
  const renew = () =>
    leases
      .take(on, holder)
      .catch((error: unknown) => log.error('lease was not renewed', error, { id: on }))
  const renewing = setInterval(() => void (renewed = renewed.then(renew)), renewMs)
  try {
    await work()
    return true
  } finally {
    clearInterval(renewing)
    // One that comes after the end would hold it for another half a minute.
    await renewed
    await giveBack([on], holder)
  }
}
