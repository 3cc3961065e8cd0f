import { ulid } from 'ulid'
import { momentOf } from '../../shared/rules/days.ts'
import type { Before } from '../stores/answers/sumKinds.ts'
import { areHeld } from '../stores/answers/marks.ts'
import { type Sum, sumOf, sums } from '../stores/answers/sums.ts'
import { additionsOf } from './additions.ts'
import { keptMs, recordsAfter, untilSteady } from './current.ts'
import { firstDayOf, withoutDays } from './period.ts'

const pageSize = 1_000

/** What every record's id of a day and later ones is not below. */
export const firstIdOf = (day: string): string => ulid(momentOf(day, 0).getTime()).slice(0, 10)

/** By shard. */
type Marks = { days: string[]; before: string[] }

/** How far the sums of days and those before a period reach, as far as that matters to the latter. */
async function marksOf({ kind, source }: Before, day: string): Promise<Marks> {
  const [{ [source]: days }, before] = await Promise.all([sums.reached(), sums.reachedBefore()])
  const first = firstIdOf(day)
  return {
    days: days.map((reached) => (reached < first || areHeld([reached]) ? reached : first)),
    before: before.get(kind) ?? [],
  }
}

/** The sums of days that are not rolled up yet, and the records before that day that are in no sum of a day. */
async function restOf({ source }: Before, day: string, marks: Marks) {
  const rest = new Map<string, Sum>()
  const add = (key: string, sum: Sum) => {
    const before = rest.get(key)
    rest.set(key, before ? sumOf(before, sum) : sum)
  }
  for (const [shard, reached] of marks.before.entries()) {
    let after = reached
    while (after < day) {
      const page = await sums.between({ kind: source, shard }, after, day, pageSize)
      for (const [key, sum] of page) add(key, sum)
      after = page.size < pageSize ? day : ([...page.keys()].at(-1) ?? day)
    }
  }
  for (const [shard, reached] of marks.days.entries()) {
    if (reached >= firstIdOf(day)) continue
    const additions = (await recordsAfter(shard, reached)).flatMap((one) => additionsOf(one, shard))
    for (const { kind, of, ...counted } of additions)
      if (kind === source && of < day) add(of, counted)
  }
  return withoutDays(rest)
}

async function load(of: Before, day: string): Promise<Map<string, Sum>> {
  return untilSteady(async () => {
    const marks = await marksOf(of, day)
    const found = await sums.of(of.kind)
    for (const [key, sum] of await restOf(of, day, marks)) {
      const before = found.get(key)
      found.set(key, before ? sumOf(before, sum) : sum)
    }
    const since = await marksOf(of, day)
    const isSteady = JSON.stringify(since) === JSON.stringify(marks)
    // At midnight another's clock may be a moment ahead, and have rolled up the day that is still counted here.
    const isInTime = marks.before.every((reached) => reached < day)
    return isSteady && isInTime && !areHeld(marks.days) ? found : undefined
  })
}

/**
 * Gives what was used before the first day of a period. It changes no more while that day is the first, so that a Lambda that has
 * read it keeps it.
 */
export function sumsBefore(of: Before): () => Promise<Map<string, Sum>> {
  let kept: { day: string; found: Map<string, Sum>; usedAt: number } | undefined
  return async () => {
    const [day, now] = [firstDayOf(of.period), Date.now()]
    const isGood = kept?.day === day && now - kept.usedAt < keptMs
    kept = { day, found: isGood && kept ? kept.found : await load(of, day), usedAt: now }
    return kept.found
  }
}
