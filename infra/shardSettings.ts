import { z } from 'zod'
import type { ShardCounts, Sharded } from '../shared/contract/stage/shards.ts'
import { settings } from './settingKinds.ts'

// Only doubled, so that what was written under an earlier number lies in one of few places (`functions/stores/shards.ts`).
const oneOf = (counts: readonly number[]) =>
  z.literal([...counts], `is none of ${counts.join(', ')}`)

/** Every table has two of these from its beginning. */
const fromTwo = oneOf([2, 4, 8, 16, 32])
const fromOne = oneOf([1, 2, 4, 8, 16])

/** Over how many partitions of the table what is written most is spread (docs/growth.md, "A thousand answers a second"). */
export const shards = settings({
  /** Usage records, the notes of answers that begin, and their links: some 330 answers a second each. */
  usage: fromTwo,
  /** Everybody's log: some 500 answers a second each, and everything else that is logged. Each makes a page of it dearer. */
  log: fromTwo,
  /** Sums: some 250 answers a second each. */
  sums: fromOne,
  /** The rows of people: some 1,000 sign-ins a second each. Each makes a page and a search of people dearer. */
  people: fromOne,
} satisfies Record<Sharded, z.ZodType>)

/** What is wrong with numbers that are each fine by themselves. */
export const shardContradictions = (stage: { shards: ShardCounts }): string[] =>
  stage.shards.log < stage.shards.usage
    ? ['shards.log must not be less than shards.usage: each answer writes to both']
    : []
