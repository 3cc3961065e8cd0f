import { ulid } from 'ulid'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { ofItsOwn, usePortal } from '../../infra/testing/functions/portal.ts'
import { log } from '../runtime/log.ts'
import { chain } from '../stores/answers/chain.ts'
import { usage } from '../stores/answers/usage.ts'
import { shardOf } from '../stores/shards.ts'
import { linkRecords } from './linkRecords.ts'
import { settledBefore } from './settled.ts'

usePortal(ofItsOwn)
beforeAll(
  () => void vi.useFakeTimers({ toFake: ['Date'], now: Date.parse('2026-11-20T23:50:00Z') }),
)
afterAll(() => void vi.useRealTimers())

const link = () =>
  linkRecords({ before: settledBefore(Date.now()), hasTime: () => true, shards: 2 })

async function answered(userid: string): Promise<void> {
  const at = new Date()
  const about = { QuestionId: 'q', Question: 'Fråga', AImodule: 'ChatGPT', GPTV: 'gpt-4o' } as const
  const counted = { InTokenAntal: 1, OutTokenAntal: 1, outcome: 'answered' }
  const who = { userid, userName: 'Åsa Öman' }
  const record = {
    id: ulid(at.getTime()),
    purpose: 'question',
    ...who,
    ...about,
    ...counted,
  } as const
  await usage.record(
    { ...record, sdate: at.toISOString() },
    { ...who, message: '', address: '', at },
  )
}

test('the head of a day that is over goes to the operators’ log, once', async () => {
  const noted = vi.spyOn(log, 'note').mockImplementation(() => undefined)
  await answered('anna')
  await answered('anna')
  vi.setSystemTime(Date.parse('2026-11-20T23:55:00Z'))
  await link()
  expect(noted).not.toHaveBeenCalled()
  vi.setSystemTime(Date.parse('2026-11-21T00:05:00Z'))
  await link()
  await link()
  const day = '2026-11-20'
  const told = {
    day,
    count: 2,
    shard: expect.any(Number),
    head: expect.stringMatching(/^[\w-]{43}$/),
  }
  expect(noted.mock.calls).toEqual([['a day of answers is linked', told]])
})

test('days that have waited are linked one after the other, from one reading', async () => {
  vi.spyOn(log, 'note').mockImplementation(() => undefined)
  const days = ['2026-12-01', '2026-12-02', '2026-12-03', '2026-12-04']
  for (const day of days) {
    vi.setSystemTime(Date.parse(`${day}T12:00:00Z`))
    await answered('anna')
    await answered('anna')
  }
  vi.setSystemTime(Date.parse('2026-12-05T12:00:00Z'))
  const read = vi.spyOn(chain, 'records')
  await link()
  const shard = shardOf('anna', 'usage')
  const links = (await chain.latest(shard, days.length)).toReversed()
  expect(links.map(({ day, count }) => ({ day, count }))).toEqual(
    days.map((day) => ({ day, count: 2 })),
  )
  for (const [index, { before }] of links.entries())
    if (index > 0) expect(before).toBe(links[index - 1]?.head)
  // The page that has them, and the one that says that there are no more.
  expect(read.mock.calls.filter(([of]) => of === shard)).toHaveLength(2)
})
