import { ulid } from 'ulid'
import { afterEach, expect, test, vi } from 'vitest'
import { ofItsOwn, usePortal } from '../../infra/testing/functions/portal.ts'
import { usage } from '../stores/usage.ts'
import { currentSums } from './current.ts'

usePortal(ofItsOwn)

afterEach(() => void vi.useRealTimers())

/** Records an answer that was written at this moment, whenever it arrives in the table. */
const record = (at: Date) =>
  usage.record(
    {
      id: ulid(at.getTime()),
      purpose: 'question',
      userid: 'anna',
      userName: 'Anna Bergström',
      QuestionId: 'q',
      Question: 'Fråga',
      AImodule: 'ChatGPT',
      GPTV: 'gpt-4o',
      InTokenAntal: 100,
      OutTokenAntal: 10,
      outcome: 'answered',
      sdate: at.toISOString(),
    },
    { userid: 'anna', userName: 'Anna Bergström', message: '', address: '', at },
  )

test('an answer that arrives a minute late, behind one that is younger, is counted all the same', async () => {
  const { handler } = await import('./rollUp.ts')
  const rollUp = () => handler({}, { getRemainingTimeInMillis: () => 60_000 })
  const now = Date.parse('2026-11-20T09:00:00Z')
  vi.useFakeTimers({ toFake: ['Date'], now })
  await record(new Date(now - 10_000))
  await rollUp()
  await record(new Date(now - 60_000))
  vi.setSystemTime(now + 10 * 60_000)
  await rollUp()
  const total = (await currentSums(['TOTAL'])()).get('TOTAL')
  expect([...(total?.values() ?? [])].map(({ answers }) => answers)).toEqual([2])
})
