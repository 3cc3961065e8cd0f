import { ulid } from 'ulid'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { withFault } from '../../infra/testing/functions/faults.ts'
import { ofItsOwn, usePortal } from '../../infra/testing/functions/portal.ts'
import { costOf } from '../../shared/rules/assistant/prices.ts'
import { type AnswerRecord, usage } from '../stores/answers/usage.ts'
import { currentSums } from './current.ts'

usePortal(ofItsOwn)

// `npm run fuzz` takes five times as many.
const answers = Number(process.env['ANSWERS'] ?? 2_000)
const atOnce = answers / 40
// Ten minutes before a midnight in Sweden at which prices change, until ten minutes after it.
const begun = Date.parse('2026-11-30T22:50:00Z')
const stepMs = (20 * 60_000) / answers

beforeAll(() => void vi.useFakeTimers({ toFake: ['Date'], now: begun }))
afterAll(() => void vi.useRealTimers())

const prices = [
  { from: '2026-01-01', in: 1_050, cachedIn: 105, out: 8_000 },
  { from: '2026-12-01', in: 1_313, cachedIn: 77, out: 9_999, estimate: true },
]

const parts = ['PERSON', 'QUESTION', 'MODEL', 'DAY', 'DAYPERSON', 'DAYQUESTION'] as const

function answerOf(number: number): AnswerRecord {
  const at = new Date(begun + number * stepMs)
  const InTokenAntal = (number * 7_919) % 200_003
  const tokens = {
    InTokenAntal,
    OutTokenAntal: (number * 104_729) % 8_191,
    cachedTokens: number % 3 === 0 ? Math.floor(InTokenAntal / 2) : 0,
  }
  return {
    id: ulid(at.getTime()),
    purpose: 'question',
    userid: `many-${number % 97}`,
    userName: 'Åsa Öman',
    QuestionId: `q-${number % 13}`,
    Question: 'Fråga',
    AImodule: 'ChatGPT',
    GPTV: number % 2 === 0 ? 'gpt-4o' : 'sonar',
    ...tokens,
    outcome: 'answered',
    sdate: at.toISOString(),
    ...costOf(prices, tokens, at),
  }
}

const write = (records: AnswerRecord[]) =>
  Promise.all(
    records.map((record) => {
      const { userid, userName, sdate } = record
      const entry = { userid, userName, message: '', address: '', at: new Date(sdate) }
      return usage.record(record, entry)
    }),
  )

async function rollUp(): Promise<void> {
  const { handler } = await import('./rollUp.ts')
  await handler({}, { getRemainingTimeInMillis: () => 15 * 60_000 })
}

test(
  `the parts cost what the whole costs, to the öre, after ${answers} answers over a change of prices with kills between`,
  { timeout: 180_000 },
  async () => {
    let spent = 0
    for (let from = 0; from < answers; from += atOnce) {
      vi.setSystemTime(begun + from * stepMs)
      const some = Array.from({ length: atOnce }, (_, index) => answerOf(from + index))
      for (let first = 0; first < atOnce; first += 25) await write(some.slice(first, first + 25))
      spent += some.reduce((sum, { MikroOre = 0 }) => sum + MikroOre, 0)
      // Every other roll-up dies, each time somewhere else.
      const after = (from / atOnce) % 7
      if (from % (2 * atOnce) === 0) await rollUp()
      else await withFault({ after, kind: 'crash' }, () => rollUp().catch(() => {}))
    }
    const expected = Array.from({ length: answers }, (_, number) => answerOf(number).MikroOre ?? 0)
    expect(spent).toBe(expected.reduce((sum, cost) => sum + cost, 0))
    const check = async () => {
      const sums = await currentSums(['TOTAL', ...parts])()
      for (const kind of ['TOTAL', ...parts] as const) {
        const all = [...(sums.get(kind)?.values() ?? [])]
        const total = (of: 'cost' | 'answers') => all.reduce((sum, one) => sum + one[of], 0)
        expect([kind, total('cost'), total('answers')]).toEqual([kind, spent, answers])
      }
      expect([...(sums.get('DAY')?.keys() ?? [])]).toEqual(['2026-11-30', '2026-12-01'])
    }
    await check()
    vi.setSystemTime(begun + 60 * 60_000)
    await rollUp()
    await check()
  },
)

test('records of more than a megabyte are all counted, before they are rolled up', async () => {
  vi.setSystemTime(begun + 24 * 60 * 60_000)
  const before = (await currentSums(['MODEL'])()).get('MODEL')
  const long = Array.from({ length: 900 }, (_, number) => ({
    ...answerOf(number),
    id: ulid(Date.now() + number),
    userid: 'many-0',
    GPTV: 'of-long-records',
    Question: 'Å'.repeat(1_000),
  }))
  for (let from = 0; from < long.length; from += 100) await write(long.slice(from, from + 100))
  const now = (await currentSums(['MODEL'])()).get('MODEL')
  const newOnes = [...(now ?? [])].filter(([of]) => !before?.has(of))
  expect(newOnes.map(([, sum]) => sum.answers)).toEqual([900])
})
