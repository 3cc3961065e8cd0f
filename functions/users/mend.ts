import type { Context } from 'aws-lambda'
import { serverLimits } from '../../shared/serverLimits.ts'
import { unlessLeased } from '../platform/withLease.ts'
import { log } from '../runtime/log.ts'
import { traced } from '../runtime/traced.ts'
import { listEverybody } from '../stores/people/listing.ts'
import { type Unfinished, unfinished } from '../stores/people/unfinished.ts'
import { mendAccount } from './mend/mendAccount.ts'

async function isMended({ id, change }: Unfinished): Promise<boolean> {
  try {
    await mendAccount(change)
    await unfinished.end(id)
    return true
  } catch (error) {
    log.error('an account is not whole', error, { id })
    return false
  }
}

/**
 * Finishes or undoes the changes of accounts that broke off between pool and table (docs/requirements.md, "Accounts").
 * What fails is tried again in a minute; throws then, so that somebody hears of it.
 */
async function mendAll(): Promise<void> {
  const waiting = await unfinished.before(
    Date.now() - serverLimits.mendAfterSeconds * 1000,
    serverLimits.mendedAtOnce,
  )
  let left = 0
  for (const one of waiting) left += Number(!(await isMended(one)))
  if (left > 0) throw new Error(`${left} changes of accounts are left unfinished`)
}

/** Milliseconds before the end of its time that a run lists nobody more. */
const reserveMs = 20_000

/** A turn that takes longer than its minute, as after a restore, leaves the next ones nothing to do. */
export const handler = traced(
  async (_event: unknown, context: Pick<Context, 'getRemainingTimeInMillis'>) => {
    await unlessLeased('users.mend', async () => {
      await listEverybody(() => context.getRemainingTimeInMillis() > reserveMs)
      await mendAll()
    })
  },
)
