import * as z from 'zod/mini'

/** Over how many partitions a stage spreads what is written most: usage records, everybody's log, sums, people. */
export const shardCounts = z.object({
  usage: z.int(),
  log: z.int(),
  sums: z.int(),
  people: z.int(),
})

export type ShardCounts = z.infer<typeof shardCounts>

/** What can be spread. */
export type Sharded = keyof ShardCounts
