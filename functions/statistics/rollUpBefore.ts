import { type Before, befores } from '../stores/answers/sumKinds.ts'
import { type Addition, mostAdditions, sumOf, sums } from '../stores/answers/sums.ts'
import { usage } from '../stores/answers/usage.ts'
import { firstIdOf } from './before.ts'
import { firstDayOf } from './period.ts'

/** Whether every record before a day is in the sums of days of a group. */
async function areWhole(source: Before['source'], day: string): Promise<boolean> {
  const { [source]: reached } = await sums.reached()
  const left = await Promise.all(reached.map((mark, shard) => usage.after(shard, mark, 1)))
  return left.flat().every(({ id }) => id >= firstIdOf(day))
}

type Place = { shard: number; reached: string }

/** Adds the days before a period of a shard to the sums of what was before it, some hundred sums at a time. */
async function rollUpOne(
  { kind, period, source }: Before,
  { shard, reached }: Place,
  hasTime: () => boolean,
): Promise<void> {
  const days = { kind: source, shard }
  const day = firstDayOf(period)
  if (reached >= day) return
  const [waiting] = await sums.between(days, reached, day, 1)
  if (!waiting || !(await areWhole(source, day))) return
  let from = reached
  while (from < day && hasTime()) {
    const page = [...(await sums.between(days, from, day, mostAdditions))]
    const to = page.at(-1)?.[0]
    if (to === undefined) return
    const additions = new Map<string, Addition>()
    for (const [key, sum] of page) {
      const of = key.slice(key.indexOf('#') + 1)
      const before = additions.get(of)
      additions.set(of, { kind, of, ...(before ? sumOf(before, sum) : sum) })
    }
    // Another run was faster: it goes on.
    if (!(await sums.rollUp({ group: kind, shard, from, to }, [...additions.values()]))) return
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
    befores.flatMap((before) =>
      (reached.get(before.kind) ?? []).map((mark, shard) =>
        rollUpOne(before, { shard, reached: mark }, hasTime),
      ),
    ),
  )
}
