import * as check from 'fast-check'
import { ulid } from 'ulid'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { befores } from '../stores/answers/sumKinds.ts'
import { sumOf, sums } from '../stores/answers/sums.ts'
import { shardOf } from '../stores/shards.ts'
import { type AnswerRecord, usage } from '../stores/answers/usage.ts'
import { expectPeriods, periodReaders } from '../../infra/testing/functions/periods.ts'
import { withFault } from '../../infra/testing/functions/faults.ts'
import { usePortal } from '../../infra/testing/functions/portal.ts'
import { rollUpStep as step } from '../../infra/testing/functions/rollUpSteps.ts'
import { costOf } from '../../shared/rules/assistant/prices.ts'
import { additionsOf } from './additions.ts'
import { currentSums, type Sums } from './current.ts'
import { firstDayOf } from './period.ts'

// The clock would roll up in the middle of a test.
usePortal(async () => ({ schedules: false }))

const kinds = [
  'TOTAL',
  'TEST',
  'PERSON',
  'QUESTION',
  'MODEL',
  'DAY',
  'DAYPERSON',
  'DAYQUESTION',
] as const
/** What the total falls into, each time whole. */
const parts = ['PERSON', 'QUESTION', 'MODEL', 'DAY', 'DAYPERSON', 'DAYQUESTION'] as const

// A clock that only goes forward, from the evening before summer time begins.
let clock = Date.parse('2026-03-28T20:00:00Z')

beforeEach(() => void vi.useFakeTimers({ toFake: ['Date'], now: clock }))
afterEach(() => {
  clock = Date.now()
  vi.useRealTimers()
})

// From midnight in Sweden on, which the clock passes again and again, another price holds.
const prices = [
  { from: '2026-01-01', in: 1_050, out: 8_000 },
  { from: '2026-03-29', in: 999, out: 7_001 },
  { from: '2026-04-02', in: 1_313, out: 9_999 },
]

const later = (ms: number) => vi.setSystemTime(Date.now() + ms)

/** Every record that was written. */
const written: AnswerRecord[] = []

/** What should be counted: every record that was written, whatever has been rolled up. */
const model: Sums = new Map(kinds.map((kind) => [kind, new Map()]))

/** What all records cost, whatever they were for. */
let spent = 0

async function answer(given: Partial<AnswerRecord> = {}): Promise<void> {
  const at = new Date()
  const record: AnswerRecord = {
    id: ulid(at.getTime()),
    purpose: 'question',
    userid: 'person-0',
    userName: 'Åsa Öman',
    QuestionId: 'q',
    Question: 'Fråga',
    AImodule: 'ChatGPT',
    GPTV: 'gpt-4o',
    InTokenAntal: 100,
    OutTokenAntal: 10,
    outcome: 'answered',
    sdate: at.toISOString(),
    ...costOf(prices, { InTokenAntal: 100, OutTokenAntal: 10, ...given }, at),
    ...given,
  }
  const entry = { userid: record.userid, userName: 'Åsa Öman', message: '', address: '', at }
  await usage.record(record, entry)
  if (!written.some(({ id }) => id === record.id)) written.push(record)
  spent += record.MikroOre ?? 0
  const named = { ...record, userName: 'Borttagen användare' }
  const additions = additionsOf(named, shardOf(record.userid, 'usage'))
  for (const { kind, of, ...counted } of additions) {
    const before = model.get(kind)?.get(of)
    model.get(kind)?.set(of, before ? sumOf(before, counted) : counted)
  }
}

async function rollUp(minutes = 15): Promise<void> {
  const { handler } = await import('./rollUp.ts')
  const end = Date.now() + minutes * 60_000
  await handler({}, { getRemainingTimeInMillis: () => end - Date.now() })
}

/** What the sums of a kind cost together. */
const costIn = (all: Sums, kind: (typeof kinds)[number]): number =>
  [...(all.get(kind)?.values() ?? [])].reduce((sum, { cost }) => sum + cost, 0)

const plain = (all: Sums) =>
  Object.fromEntries(
    [...all].map(([kind, map]) => [
      kind,
      Object.fromEntries(
        [...map].map(([of, sum]) => [of, [sum.name, sum.answers, sum.in, sum.out, sum.cost]]),
      ),
    ]),
  )

test(
  'sums are exact at every moment, however answers, roll-ups and reads meet',
  { timeout: 120_000 },
  async () => {
    // One Lambda that has been warm all the time, and one that is cold at every read.
    const warm = currentSums([...kinds])
    const warmPeriods = periodReaders()
    await check.assert(
      check.asyncProperty(check.array(step, { minLength: 5, maxLength: 40 }), async (steps) => {
        for (const one of steps) {
          switch (one.kind) {
            case 'answer':
              await answer({
                userid: `who-${one.who}`,
                QuestionId: `q-${one.question}`,
                outcome: one.fails ? 'timeout' : 'answered',
                InTokenAntal: one.tokens,
                purpose: one.test ? 'test' : 'question',
                GPTV: one.who % 2 === 0 ? 'gpt-4o' : 'sonar',
              })
              break
            case 'wait':
              later(one.minutes * 60_000)
              break
            case 'rollUp':
              await Promise.all(Array.from({ length: one.atOnce }, () => rollUp()))
              break
            case 'killed':
              await withFault({ after: one.after, kind: 'crash' }, () => rollUp().catch(() => {}))
              break
            case 'readMeanwhile': {
              const [, cold, kept] = await Promise.all([
                rollUp(),
                currentSums([...kinds])(),
                warm(),
              ])
              expect(plain(cold)).toEqual(plain(model))
              expect(plain(kept)).toEqual(plain(model))
              await Promise.all([rollUp(), expectPeriods(written, warmPeriods)])
              break
            }
            case 'read':
              expect(plain(await warm())).toEqual(plain(model))
              expect(plain(await currentSums([...kinds])())).toEqual(plain(model))
              await expectPeriods(written, warmPeriods)
              await expectPeriods(written)
          }
        }
        await expectPeriods(written, warmPeriods)
        await expectPeriods(written)
        expect(plain(await warm())).toEqual(plain(model))
        const now = await currentSums([...kinds])()
        expect(plain(now)).toEqual(plain(model))
        const costs = parts.map((kind) => costIn(now, kind))
        expect([...new Set(costs)]).toEqual([costIn(now, 'TOTAL')])
        expect(costIn(now, 'TOTAL') + costIn(now, 'TEST')).toBe(spent)
      }),
      { numRuns: 15 },
    )
  },
)

test('after a week off everything is rolled up, and a run that has no time left is gone on with', async () => {
  const people = Array.from({ length: 20 }, (_, number) => `week-${number}`)
  for (let day = 0; day < 7; day++) {
    await Promise.all(
      people.map((userid, index) => answer({ userid, QuestionId: `w-${index % 7}` })),
    )
    later(24 * 60 * 60_000)
  }
  const before = await sums.reached()
  // Less than what a run keeps in reserve: nothing is begun.
  await rollUp(0.1)
  expect(await sums.reached()).toEqual(before)
  await rollUp()
  for (const reached of Object.values(await sums.reached())) {
    const tails = reached.map((id, shard) => usage.after(shard, id, 10))
    expect(await Promise.all(tails)).toEqual(reached.map(() => []))
  }
  // Days that have left a long period are in the sums before it: a read of the period finds none of them waiting.
  const marks = await sums.reachedBefore()
  for (const { kind, period, source } of befores)
    for (const [shard, mark] of (marks.get(kind) ?? []).entries()) {
      const waiting = await sums.between({ kind: source, shard }, mark, firstDayOf(period), 1)
      expect([kind, mark, [...waiting.keys()]]).toEqual([kind, mark, []])
    }
  expect(marks.get('BEFORE7PERSON')?.join()).not.toBe('')
  expect(plain(await currentSums([...kinds])())).toEqual(plain(model))
})

test('sums that are being rolled up are waited for, and when that takes too long it is said', async () => {
  const real = sums.reached.bind(sums)
  let moves = 3
  const spy = vi.spyOn(sums, 'reached').mockImplementation(async () => {
    const reached = await real()
    return moves-- > 0 ? { ...reached, PERSON: [ulid()] } : reached
  })
  expect(await currentSums(['PERSON'])()).toBeInstanceOf(Map)
  expect(moves).toBeLessThan(0)
  moves = Number.POSITIVE_INFINITY
  await expect(currentSums(['PERSON'])()).rejects.toMatchObject({ status: 503, code: 'counting' })
  // Other sums than those that move can be read meanwhile.
  expect((await currentSums(['TOTAL'])()).size).toBe(1)
  spy.mockRestore()
})

test('while a restore holds the sums, nobody adds to them and nobody reads them, until it dies', async () => {
  await answer({ userid: 'held' })
  later(5 * 60_000)
  const before = await sums.reached()
  await sums.hold()
  const held = await sums.reached()
  await rollUp()
  expect(await sums.reached()).toEqual(held)
  await expect(currentSums(['TOTAL'])()).rejects.toMatchObject({ status: 503, code: 'counting' })
  later(4 * 60_000)
  await rollUp()
  expect(await sums.reached()).toEqual(held)
  await sums.letGo()
  expect(await sums.reached()).toEqual(before)
  expect([await sums.hold(), await sums.hold()]).toEqual([false, true])
  later(6 * 60_000)
  await rollUp()
  expect(await sums.reached()).not.toEqual(held)
  expect(plain(await currentSums([...kinds])())).toEqual(plain(model))
})

test('the same record twice is one record', async () => {
  const id = ulid()
  await answer({ id, userid: 'twice' })
  const counted = model.get('PERSON')?.get('twice')?.answers
  const entry = { userid: 'twice', userName: 'T', message: '', address: '', at: new Date() }
  const [again] = await usage.after(shardOf('twice', 'usage'), id.slice(0, 25), 1)
  if (!again || !('userid' in again)) throw new Error('The record is not there')
  expect(await usage.record(again, entry)).toMatchObject({ isNew: false })
  const now = await currentSums(['PERSON'])()
  expect(now.get('PERSON')?.get('twice')?.answers).toBe(counted)
})
