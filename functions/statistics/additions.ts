import { goneName } from '../../shared/rules/people/names.ts'
import { dayOf } from '../../shared/rules/days.ts'
import { type Group, groupOf } from '../stores/answers/sumKinds.ts'
import { type Addition, sumOf } from '../stores/answers/sums.ts'
import type { UsageRecord } from '../stores/answers/usage.ts'

/** How the sums of runs of trials begin, beside those of tests. */
export const trialSum = 'trial#'

/** Nothing is used by being called otherwise. What somebody is called from then on outlasts what their older answers say. */
const none = { isTold: true, answers: 0, in: 0, out: 0, cost: 0 }

/** What a record of a shard adds to which sums. A test from the library, and a run's trial, are counted apart and nowhere else. */
export function additionsOf(record: UsageRecord, shard: number): Addition[] {
  if ('unreadable' in record) return []
  if ('gone' in record) return [{ kind: 'PERSON', of: record.gone, name: goneName, ...none }]
  if ('renamed' in record)
    return [{ kind: 'PERSON', of: record.renamed, name: record.userName, ...none }]
  if ('relabelled' in record)
    return [{ kind: 'QUESTION', of: record.relabelled, name: record.Question, ...none }]
  const { userid, userName, QuestionId, Question, GPTV, outcome, InTokenAntal, OutTokenAntal } =
    record
  const counts = {
    answers: outcome === 'answered' || outcome === 'cut' ? 1 : 0,
    in: InTokenAntal,
    out: OutTokenAntal,
    cost: record.MikroOre ?? 0,
  }
  // By shard, so that two shards that are rolled up at once don't wait for each other.
  const part = String(shard)
  if (record.purpose === 'test') return [{ kind: 'TEST', of: part, ...counts }]
  if (record.purpose === 'trial') return [{ kind: 'TEST', of: `${trialSum}${part}`, ...counts }]
  const day = dayOf(new Date(record.sdate))
  return [
    { kind: 'TOTAL', of: part, ...counts },
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

/** Additions of a shard's records to the sums of a group, gathered by the sum that they are for. */
export function gatherer(group: Group, shard: number) {
  const gathered = new Map<string, Addition>()
  return {
    /** Takes a record's additions, unless more than `most` sums would be touched: then it gives false. */
    take(record: UsageRecord, most: number): boolean {
      const additions = additionsOf(record, shard).filter(({ kind }) => groupOf(kind) === group)
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
