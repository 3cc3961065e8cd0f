import { ulid } from 'ulid'
import { type ShardSums, sums } from '../stores/sums.ts'
import { usageShards } from '../stores/table.ts'
import type { UsageRecord } from '../stores/usage.ts'

/** Records younger than this may still be on their way into the table behind an older one's back. */
const settledMs = 2 * 60 * 1000
const batch = 500

const added = (old: ShardSums, records: UsageRecord[], reached: string): ShardSums =>
  records.reduce(
    (sum, record) => ({
      reached,
      QuestionAntal: sum.QuestionAntal + (record.outcome === 'answered' ? 1 : 0),
      InTokenAntal: sum.InTokenAntal + record.InTokenAntal,
      OutTokenAntal: sum.OutTokenAntal + record.OutTokenAntal,
    }),
    old,
  )

/**
 * Rolls one shard up, batch by batch. Each batch is one conditional write of the sums and of how far they reach, so
 * a run that dies, comes twice or meets another one neither loses a record nor counts it twice.
 */
async function rollUpShard(shard: number, before: string): Promise<void> {
  for (;;) {
    const old = await sums.of(shard)
    const next = await sums.recordsAfter(shard, old.reached, batch)
    const records = next.filter(({ id }) => id < before)
    const last = records.at(-1)
    if (!last) return
    await sums.replace(shard, old, added(old, records, last.id))
  }
}

export const handler = async (): Promise<void> => {
  const before = ulid(Date.now() - settledMs).slice(0, 10)
  await Promise.all(Array.from({ length: usageShards }, (_, shard) => rollUpShard(shard, before)))
}
