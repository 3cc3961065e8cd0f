import { type Before, befores } from '../stores/answers/sumKinds.ts'
import { type Addition, mostAdditions, sums } from '../stores/answers/sums.ts'
import { shards } from '../stores/table.ts'
import { usage } from '../stores/answers/usage.ts'
import { sumOf } from './additions.ts'
import { firstIdOf } from './before.ts'
import { firstDayOf } from './period.ts'

/** Whether every record before a day is in the sums of days of a group. */
async function areWhole(source: Before['source'], day: string): Promise<boolean> {
  const { [source]: reached } = await sums.reached()
  const left = await Promise.all(
    Array.from({ length: shards }, (_, shard) => usage.after(shard, reached[shard] ?? '', 1)),
  )
  return left.flat().every(({ id }) => id >= firstIdOf(day))
}

/** Adds the days before a period to the sums of what was before it, some hundred sums at a time. */
async function rollUpOne(
  { kind, period, source }: Before,
  reached: string,
  hasTime: () => boolean,
): Promise<void> {
  const day = firstDayOf(period)
  if (reached >= day) return
  const [waiting] = await sums.between(source, reached, day, 1)
  if (!waiting || !(await areWhole(source, day))) return
  let from = reached
  while (from < day && hasTime()) {
    const page = [...(await sums.between(source, from, day, mostAdditions))]
    const to = page.at(-1)?.[0]
    if (to === undefined) return
    const additions = new Map<string, Addition>()
    for (const [key, sum] of page) {
      const of = key.slice(key.indexOf('#') + 1)
      const before = additions.get(of)
      additions.set(of, { kind, of, ...(before ? sumOf(before, sum) : sum) })
    }
    // Another run was faster: it goes on.
    if (!(await sums.rollUp({ group: kind, shard: 0, from, to }, [...additions.values()]))) return
    from = to
  }
}

/**
 * Rolls the days up that have left the long periods. They ended a week ago, so their sums change no more. Each batch is one
 * transaction of sums and mark, as with records.
 */
export async function rollUpBefore(hasTime: () => boolean): Promise<void> {
  const reached = await sums.reachedBefore()
  await Promise.all(
    befores.map((before) => rollUpOne(before, reached.get(before.kind) ?? '', hasTime)),
  )
}
