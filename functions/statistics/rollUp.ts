import type { Context } from 'aws-lambda'
import { traced } from '../runtime/traced.ts'
import { allGroups, type Group } from '../stores/answers/sumKinds.ts'
import { mostAdditions, sums } from '../stores/answers/sums.ts'
import { noteShards } from '../stores/answers/shardNote.ts'
import { areHeld } from '../stores/answers/marks.ts'
import { upTo } from '../stores/shards.ts'
import { type UsageRecord, usage } from '../stores/answers/usage.ts'
import { gatherer } from './additions.ts'
import { linkRecords } from './linkRecords.ts'
import { recordLostAnswers } from './lostAnswers.ts'
import { preparePseudonyms } from './pseudonyms.ts'
import { rollUpBefore } from './rollUpBefore.ts'
import { settledBefore } from './settled.ts'

const pageSize = 1_000

/** Milliseconds before the end of its time that a run takes no more: the next one goes on where it stopped. */
const reserveMs = 20_000

type Run = { before: string; hasTime: () => boolean }

/** As many records from the front as one transaction holds. Gives the additions and the last one's id. */
function nextBatch(group: Group, shard: number, records: UsageRecord[]) {
  const batch = gatherer(group, shard)
  const taken = records.findIndex((record) => !batch.take(record, mostAdditions))
  const last = records[taken === -1 ? records.length - 1 : taken - 1]
  return { additions: batch.all(), to: last?.id ?? '' }
}

type Part = { group: Group; shard: number; from: string }

/** Rolls records up for a group, in batches. Gives the id that was reached; undefined when another run was faster. */
async function rollUpPage({ group, shard, from }: Part, records: UsageRecord[], { hasTime }: Run) {
  let reached = from
  let left = records.filter(({ id }) => id > from)
  while (left.length > 0 && hasTime()) {
    const { additions, to } = nextBatch(group, shard, left)
    if (!(await sums.rollUp({ group, shard, from: reached, to }, additions))) return undefined
    reached = to
    left = left.filter(({ id }) => id > to)
  }
  return reached
}

/**
 * Rolls one shard up, page by page and group by group. Each batch is one transaction of the sums and of how far they
 * reach, so a run that dies, comes twice or meets another one neither loses a record nor counts it twice.
 */
async function rollUpShard(shard: number, run: Run): Promise<void> {
  let reached = await sums.reached()
  const reachedBy = (group: Group) => reached[group][shard] ?? ''
  while (run.hasTime()) {
    const [from = ''] = allGroups.map(reachedBy).toSorted()
    const page = await usage.after(shard, from, pageSize)
    const records = page.filter(({ id }) => id < run.before)
    if (records.length === 0) return
    const done = await Promise.all(
      allGroups.map((group) => rollUpPage({ group, shard, from: reachedBy(group) }, records, run)),
    )
    if (done.includes(undefined)) reached = await sums.reached()
    else for (const [index, group] of allGroups.entries()) reached[group][shard] = done[index] ?? ''
  }
}

export const handler = traced(
  async (_event: unknown, context: Pick<Context, 'getRemainingTimeInMillis'>) => {
    // Before anything goes into a new shard, so that everybody looks there.
    await noteShards()
    // A restore that has died cannot do it.
    await sums.letGo({ expired: true })
    const reached = await sums.reached()
    const run = {
      before: settledBefore(Date.now()),
      hasTime: () => context.getRemainingTimeInMillis() > reserveMs,
      shards: reached.REST.length,
    }
    await recordLostAnswers(run.shards)
    await preparePseudonyms()
    // A restore knows no shard that is newer than itself.
    if (!Object.values(reached).some(areHeld)) {
      await Promise.all(upTo(run.shards).map((shard) => rollUpShard(shard, run)))
      await rollUpBefore(run.hasTime)
      await linkRecords(run)
    }
  },
)
