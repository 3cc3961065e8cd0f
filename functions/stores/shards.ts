import { shardCounts, type Sharded } from '../../shared/contract/stage/shards.ts'
import { environment, variables } from '../runtime/env.ts'

/** Over how many partitions each is spread in this stage. */
export const shards = shardCounts.parse(JSON.parse(environment(variables.stage).SHARDS))

/** The numbers that a stage can have (`infra/shardSettings.ts`): each shard of one falls into two of the next. */
const numbersOf = (what: Sharded): number[] =>
  [1, 2, 4, 8, 16, 32].filter((count) => count > 1 || what === 'sums' || what === 'people')

/** A number of an id, even over ids: the same for all time, since it decides where things lie. */
function numberOf(id: string): number {
  let sum = 0
  for (const letter of id) sum = (sum * 31 + letter.charCodeAt(0)) % 65_521
  return sum
}

/** The shard into which something of a person, or a sum, is written now. */
export const shardOf = (id: string, what: Sharded): number => numberOf(id) % shards[what]

/** From 0 on, as many as there are. */
export const upTo = (count: number): number[] => Array.from({ length: count }, (_, shard) => shard)

/** Every shard into which something with this id may have been written since the table began, up to the number of today. */
export const shardsSoFar = (id: string, what: Sharded): number[] => [
  ...new Set(
    numbersOf(what)
      .filter((count) => count <= shards[what])
      .map((count) => numberOf(id) % count),
  ),
]

/**
 * Does something to an item of somebody wherever it lies: in the shard of today, else in that of another number, which the stage
 * may have had when it was written. `work` says whether it was there. Gives whether it was anywhere.
 */
export async function whereverItLies(
  id: string,
  what: Sharded,
  work: (shard: number) => Promise<boolean>,
): Promise<boolean> {
  const places = new Set([shards[what], ...numbersOf(what)].map((count) => numberOf(id) % count))
  for (const shard of places) if (await work(shard)) return true
  return false
}
