import { vi } from 'vitest'
import type { ShardCounts } from '../../../shared/contract/stage/shards.ts'

/** How a stage begins. */
export const atFirst: ShardCounts = { usage: 2, log: 2, sums: 1, people: 1 }

/**
 * The stores and the statistics as Lambdas have them where the stage has so many shards; those of before go on working. For a file with a
 * portal of its own: the modules of all are loaded anew.
 */
export async function withShards(counts: ShardCounts) {
  process.env['SHARDS'] = JSON.stringify(counts)
  vi.resetModules()
  const [stores, people, statistics] = await Promise.all([
    Promise.all([
      import('../../../functions/stores/answers/usage.ts'),
      import('../../../functions/stores/answers/begunAnswers.ts'),
      import('../../../functions/stores/answers/chain.ts'),
      import('../../../functions/stores/log/commonLog.ts'),
      import('../../../functions/stores/answers/shardNote.ts'),
      import('../../../functions/stores/shards.ts'),
    ]),
    Promise.all([
      import('../../../functions/stores/people/users.ts'),
      import('../../../functions/stores/people/traces.ts'),
      import('../../../functions/stores/people/pages.ts'),
      import('../../../functions/stores/people/spreading.ts'),
      import('../../../functions/stores/people/userList.ts'),
    ]),
    Promise.all([
      import('../../../functions/statistics/rollUp.ts'),
      import('../../../functions/statistics/current.ts'),
      import('./periods.ts'),
    ]),
  ])
  const [usage, begun, chain, log, note, shards] = stores
  const [users, traces, pages, spreading, list] = people
  const [{ handler }, current, periods] = statistics
  const rollUp = () => handler({}, { getRemainingTimeInMillis: () => 900_000 })
  const answers = { ...usage, ...begun, ...chain, ...log, ...note, ...shards }
  const persons = { ...users, ...traces, ...pages, ...spreading, ...list }
  return { ...answers, ...persons, ...current, ...periods, rollUp }
}
