import { goneName } from '../../shared/rules/names.ts'
import { dayOf } from '../../shared/rules/days.ts'
import { type Group, groupOf } from '../stores/answers/sumKinds.ts'
import type { Addition } from '../stores/answers/sums.ts'
import { shardOf } from '../stores/table.ts'
import type { UsageRecord } from '../stores/answers/usage.ts'

/** How the sums of runs of trials begin, beside those of tests. */
export const trialSum = 'trial#'

/** What a record adds to which sums. A test from the library, and a run's trial, are counted apart and nowhere else. */
export function additionsOf(record: UsageRecord): Addition[] {
  if ('unreadable' in record) return []
  if ('gone' in record) {
    return [{ kind: 'PERSON', of: record.gone, name: goneName, answers: 0, in: 0, out: 0, cost: 0 }]
  }
  const { userid, userName, QuestionId, Question, GPTV, outcome, InTokenAntal, OutTokenAntal } =
    record
  const counts = {
    answers: outcome === 'answered' || outcome === 'cut' ? 1 : 0,
    in: InTokenAntal,
    out: OutTokenAntal,
    cost: record.MikroOre ?? 0,
  }
  // By shard, so that two shards that are rolled up at once don't wait for each other.
  const shard = String(shardOf(userid))
  if (record.purpose === 'test') return [{ kind: 'TEST', of: shard, ...counts }]
  if (record.purpose === 'trial') return [{ kind: 'TEST', of: `${trialSum}${shard}`, ...counts }]
  const day = dayOf(new Date(record.sdate))
  return [
    { kind: 'TOTAL', of: shard, ...counts },
    { kind: 'PERSON', of: userid, name: userName, ...counts },
    { kind: 'QUESTION', of: QuestionId, name: Question, ...counts },
    { kind: 'MODEL', of: GPTV, ...counts },
    { kind: 'DAY', of: day, ...counts },
    { kind: 'DAYPERSON', of: `${day}#${userid}`, ...counts },
    { kind: 'DAYQUESTION', of: `${day}#${QuestionId}`, ...counts },
    { kind: 'DAYMODEL', of: `${day}#${GPTV}`, ...counts },
  ]
}

const keyOf = ({ kind, of }: Addition) => `${kind} ${of}`

/** Additions to the sums of a group, gathered by the sum that they are for. */
export function gatherer(group: Group) {
  const gathered = new Map<string, Addition>()
  return {
    /** Takes a record's additions, unless more than `most` sums would be touched: then it gives false. */
    take(record: UsageRecord, most: number): boolean {
      const additions = additionsOf(record).filter(({ kind }) => groupOf(kind) === group)
      const added = additions.filter((one) => !gathered.has(keyOf(one))).length
      if (gathered.size + added > most) return false
      for (const one of additions) {
        const before = gathered.get(keyOf(one))
        gathered.set(keyOf(one), before ? { ...one, ...sumOf(before, one) } : one)
      }
      return true
    },
    all: (): Addition[] => [...gathered.values()],
  }
}

type Counted = Pick<Addition, 'name' | 'answers' | 'in' | 'out' | 'cost'>

export const sumOf = (a: Counted, b: Counted): Counted => ({
  name: b.name ?? a.name,
  answers: a.answers + b.answers,
  in: a.in + b.in,
  out: a.out + b.out,
  cost: a.cost + b.cost,
})
