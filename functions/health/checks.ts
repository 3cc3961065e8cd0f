import { DescribeUserPoolCommand } from '@aws-sdk/client-cognito-identity-provider'
import { decodeTime } from 'ulid'
import type { Part } from '../../shared/contract/health.ts'
import { serverLimits } from '../../shared/serverLimits.ts'
import { portalAddress } from '../platform/portalAddress.ts'
import { configuredProviders } from '../platform/models/keys.ts'
import { pool, UserPoolId } from '../runtime/pool.ts'
import { administrators } from '../stores/people/administrators.ts'
import { outbox } from '../stores/outbox.ts'
import { sums } from '../stores/answers/sums.ts'
import { loweredShards } from '../stores/answers/shardNote.ts'
import { unfinished } from '../stores/people/unfinished.ts'
import { usage } from '../stores/answers/usage.ts'

/** What runs by itself may wait this long before somebody has to look after it. */
const lateMs = 10 * 60 * 1000

/** An account that is not whole keeps somebody out, and is tried again each minute. */
const halfMs = 5 * 60 * 1000

const isLate = (id: string): boolean => Date.now() - decodeTime(id) > lateMs

async function rollUpIsInTime(): Promise<void> {
  const reached = await sums.reached()
  const lowered = loweredShards()
  if (lowered !== '') throw new Error(`Shards were lowered: ${lowered}. Raise them again`)
  for (const shard of reached.REST.keys()) {
    const [from = ''] = Object.values(reached)
      .map((marks) => marks[shard] ?? '')
      .toSorted()
    const [waiting] = await usage.after(shard, from, 1)
    if (waiting && isLate(waiting.id)) throw new Error(`Shard ${shard} waits since ${waiting.id}`)
  }
}

export const checks: Record<Part, () => Promise<void>> = {
  table: async () => {
    if ((await administrators.all()).size === 0) throw new Error('There is no administrator')
  },
  pool: async () => {
    await pool.send(new DescribeUserPoolCommand({ UserPoolId }))
  },
  files: async () => {
    await portalAddress()
  },
  assistant: async () => {
    if ((await configuredProviders()).length === 0) throw new Error('No provider has a key')
  },
  rollUp: rollUpIsInTime,
  events: async () => {
    const oldest = await outbox.oldest()
    if (oldest !== undefined && isLate(oldest)) throw new Error(`An event waits since ${oldest}`)
  },
  accounts: async () => {
    const waiting = await unfinished.before(Date.now() - halfMs, serverLimits.mendedAtOnce)
    if (waiting.length > 0) throw new Error(`${waiting.length} accounts are not whole`)
  },
}
