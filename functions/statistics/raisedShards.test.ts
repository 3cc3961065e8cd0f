import { ScanCommand } from '@aws-sdk/lib-dynamodb'
import { ulid } from 'ulid'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { withFault } from '../../infra/testing/functions/faults.ts'
import { ofItsOwn, usePortal } from '../../infra/testing/functions/portal.ts'
import { atFirst, withShards } from '../../infra/testing/functions/shards.ts'
import { STAFF } from '../../shared/rules/permissions.ts'
import { table, TableName } from '../stores/client.ts'
import type { AnswerRecord } from '../stores/answers/usage.ts'

usePortal(ofItsOwn)

type Lambdas = Awaited<ReturnType<typeof withShards>>

const minuteMs = 60_000
const dayMs = 24 * 60 * minuteMs
const raised = { usage: 8, log: 8, sums: 4, people: 1 }

beforeAll(() => void vi.useFakeTimers({ toFake: ['Date'], now: Date.parse('2026-11-02T09:00Z') }))
afterAll(() => void vi.useRealTimers())

const later = (ms: number) => vi.setSystemTime(Date.now() + ms)

const people = Array.from({ length: 12 }, (_, number) => ({
  id: `70fc398c-4051-70c1-9f0e-${String(number * 7_919).padStart(12, '0')}`,
  userName: `Person${number} Räknad`,
}))

/** Every record that was written, as the periods count them. */
const written: AnswerRecord[] = []

async function answer({ usage }: Lambdas, who: number): Promise<void> {
  const { id: userid = '', userName = '' } = people[who % people.length] ?? {}
  const at = new Date()
  const record: AnswerRecord = {
    id: ulid(at.getTime()),
    purpose: 'question',
    userid,
    userName,
    QuestionId: `q-${who % 5}`,
    Question: 'Fråga',
    AImodule: 'ChatGPT',
    GPTV: who % 2 === 0 ? 'gpt-4o' : 'sonar',
    InTokenAntal: 100 + who,
    OutTokenAntal: 10,
    MikroOre: 1_000 + who,
    outcome: 'answered',
    sdate: at.toISOString(),
  }
  await usage.record(record, { userid, userName, message: 'Frågade', address: '', at })
  written.push(record)
}

/** A day on which everybody asks, some of them twice. */
async function day(lambdas: Lambdas): Promise<void> {
  for (let who = 0; who < 16; who++) await answer(lambdas, who)
  later(dayMs)
}

async function wholeTable(): Promise<Record<string, unknown>[]> {
  const { Items = [], LastEvaluatedKey } = await table.send(
    new ScanCommand({ TableName, ConsistentRead: true }),
  )
  expect(LastEvaluatedKey).toBeUndefined()
  return Items
}

const totalOf = async ({ currentSums }: Lambdas) => {
  const total = (await currentSums(['TOTAL'])()).get('TOTAL')
  return [...(total?.values() ?? [])].reduce((sum, { cost }) => sum + cost, 0)
}

const spent = () => written.reduce((sum, { MikroOre = 0 }) => sum + MikroOre, 0)

/** Expects that these Lambdas count every record once, in every period. */
async function expectExact(lambdas: Lambdas): Promise<void> {
  await lambdas.expectPeriods(written)
  expect(await totalOf(lambdas)).toBe(spent())
}

/** Every entry of everybody's log, page by page. */
async function log({ commonLog, newestOfAll }: Lambdas): Promise<string[]> {
  const ids: string[] = []
  let before: string | undefined = newestOfAll
  while (before !== undefined) {
    const page = await commonLog.newest(before, 20)
    ids.push(...page.map(({ id }) => id))
    before = page.at(-1)?.id
  }
  return ids
}

test(
  'shards are raised on a living table: nothing is counted twice or lost, listed twice or missed, or left of whoever is deleted',
  { timeout: 300_000 },
  async () => {
    const before = await withShards(atFirst)
    const at = () => new Date()
    for (const { id, userName } of people) {
      const [Firstname = '', Lastname = ''] = userName.split(' ')
      const name = { Firstname, Lastname, Email: `${Firstname}@example.se` }
      await before.users.add({ ...before.users.blank, ...name, id, Role: STAFF })
    }
    await day(before)
    await before.rollUp()
    await day(before)
    // What is not rolled up yet, and an answer whose Lambda dies, lie in shards of before.
    const moved = people.find(({ id }) => before.shardOf(id, 'usage') === 1)
    const about = { purpose: 'question', QuestionId: 'q-0', Question: 'Fråga' } as const
    const model = { AImodule: 'ChatGPT', GPTV: 'gpt-4o', InTokenAntal: 7 } as const
    const note = { id: ulid(), userid: moved?.id ?? '', ...about, ...model, message: 'Frågade' }
    await before.begunAnswers.put(note, at())
    for (let who = 0; who < 16; who++) await answer(before, who)

    const after = await withShards(raised)
    expect(people.some(({ id }) => after.shardOf(id, 'usage') > 1)).toBe(true)
    // While it is deployed, Lambdas of both kinds write and roll up.
    for (let who = 0; who < 16; who++) await answer(who % 2 === 0 ? before : after, who)
    await expectExact(after)
    later(5 * minuteMs)
    await withFault({ after: 3, kind: 'crash' }, () => after.rollUp().catch(() => {}))
    await Promise.all([before.rollUp(), after.rollUp()])
    await expectExact(after)
    await expectExact(before)

    later(15 * minuteMs)
    await after.rollUp()
    const lost = { purpose: 'question', userid: note.userid, QuestionId: 'q-0' } as const
    const nobody = { ...note, ...lost, userName: '', OutTokenAntal: 0, MikroOre: 0 }
    written.push({ ...nobody, outcome: 'lost', sdate: at().toISOString() })
    expect((await wholeTable()).filter(({ pk }) => String(pk).startsWith('BEGUN'))).toEqual([])
    for (let count = 0; count < 10; count++) {
      await day(after)
      await withFault({ after: count, kind: 'crash' }, () => after.rollUp().catch(() => {}))
      if (count % 3 === 0) await after.rollUp()
    }
    await expectExact(after)
    await after.rollUp()
    await expectExact(after)

    const ids = await log(after)
    const entries = (await wholeTable()).filter(({ pk }) => String(pk).startsWith('LOG#'))
    expect(ids).toEqual(
      entries
        .map(({ sk }) => String(sk))
        .toSorted()
        .toReversed(),
    )
    expect(new Set(entries.map(({ pk }) => pk)).size).toBeGreaterThan(2)

    // Every day of every shard is linked as its records are there.
    let linked = 0
    for (const shard of after.upTo(raised.usage)) {
      for (const { day: of, before: head, count, head: made, to, form } of (
        await after.chain.latest(shard, 100)
      ).toReversed()) {
        const records = await after.chain.records(shard, after.beginOfDay(of), to, 500)
        expect([records.length, after.headOf(head, records, form)]).toEqual([count, made])
        linked += count
      }
    }
    const settled = written.filter(({ sdate }) => Date.parse(sdate) < Date.now() - 3 * minuteMs)
    expect(linked).toBe(settled.length)

    // Whoever is deleted is named nowhere, wherever it was written; also by what is rolled up later.
    const gone = people.find(({ id }) => after.shardOf(id, 'usage') > 1)
    await answer(
      before,
      people.findIndex(({ id }) => id === gone?.id),
    )
    const profile = await after.users.latest(gone?.id ?? '')
    if (!profile) throw new Error('The person is not there')
    const entry = { userid: people[0]?.id ?? '', userName: '', message: '', address: '', at: at() }
    expect(await after.users.remove(profile, entry)).toBe(true)
    await after.traces.remove(profile.id)
    later(10 * minuteMs)
    await after.rollUp()
    expect(JSON.stringify(await wholeTable())).not.toContain(profile.Firstname + ' ')
    expect((await after.periodReaders().PERSON('all')).find(({ of }) => of === profile.id)).toEqual(
      expect.objectContaining({ name: 'Borttagen användare' }),
    )
    await expectExact(after)

    // Taken back, which nobody should: operators are told, and nothing is lost.
    const back = await withShards(atFirst)
    const { log: technical } = await import('../runtime/log.ts')
    const told = vi.spyOn(technical, 'error').mockImplementation(() => {})
    await day(back)
    await back.rollUp()
    expect(told.mock.calls.map(([message]) => message)).toContain('shards were lowered')
    told.mockRestore()
    expect(back.loweredShards()).toBe('usage from 8 to 2, log from 8 to 2, sums from 4 to 1')
    await expectExact(back)
    await expectExact(await withShards(raised))
  },
)
