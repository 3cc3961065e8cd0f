import { expect } from 'vitest'
import { firstDayOf } from '../../../functions/statistics/period.ts'
import { rowsOf } from '../../../functions/statistics/rows.ts'
import type { AnswerRecord } from '../../../functions/stores/answers/usage.ts'
import { period } from '../../../shared/contract/statistics.ts'
import { dayOf } from '../../../shared/rules/days.ts'

/** What a Lambda that starts reads the dashboard's lists with. */
export const periodReaders = () => ({ PERSON: rowsOf('PERSON'), QUESTION: rowsOf('QUESTION') })

/** Expects of every period that the dashboard counts it as its records do. */
export async function expectPeriods(
  written: AnswerRecord[],
  readers = periodReaders(),
): Promise<void> {
  const counted = written.filter(({ purpose }) => purpose !== 'test')
  for (const of of period.options) {
    const from = of === 'all' ? '' : firstDayOf(of)
    const ofPeriod = counted.filter(({ sdate }) => dayOf(new Date(sdate)) >= from)
    for (const kind of ['PERSON', 'QUESTION'] as const) {
      const expected = new Map<string, number[]>()
      for (const record of ofPeriod) {
        const key = kind === 'PERSON' ? record.userid : record.QuestionId
        const [answers = 0, tokensIn = 0, out = 0, cost = 0] = expected.get(key) ?? []
        const answered = record.outcome === 'answered' ? 1 : 0
        expected.set(key, [
          answers + answered,
          tokensIn + record.InTokenAntal,
          out + record.OutTokenAntal,
          cost + (record.MikroOre ?? 0),
        ])
      }
      const rows = await readers[kind](of)
      const found = new Map(
        rows.map(({ of: key, sum }) => [key, [sum.answers, sum.in, sum.out, sum.cost]]),
      )
      expect([of, kind, found]).toEqual([of, kind, expected])
    }
  }
}
