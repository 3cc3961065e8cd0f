import { ulid } from 'ulid'
import { afterEach, expect, test, vi } from 'vitest'
import { ofItsOwn, usePortal } from '../../infra/testing/functions/portal.ts'
import { usage } from '../stores/answers/usage.ts'
import { usageId } from '../stores/answers/usageIds.ts'
import { currentSums } from './current.ts'

usePortal(ofItsOwn)

afterEach(() => void vi.useRealTimers())

/** Records an answer that was written at this moment, whenever it arrives in the table. */
const record = (at: Date, id = ulid(at.getTime())) =>
  usage.record(
    {
      id,
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

test('a clock that is set back loses no count: not before, and not after the next roll-up', async () => {
  const { handler } = await import('./rollUp.ts')
  const rollUp = () => handler({}, { getRemainingTimeInMillis: () => 60_000 })
  const counted = async () => {
    const total = (await currentSums(['TOTAL'])()).get('TOTAL')
    return [...(total?.values() ?? [])].map(({ answers }) => answers)[0] ?? 0
  }
  const before = await counted()
  const now = Date.parse('2026-11-21T09:00:00Z')
  const hour = 60 * 60_000
  const written = async () => {
    const at = new Date()
    await record(at, await usageId(at))
  }
  vi.useFakeTimers({ toFake: ['Date'], now: now + 5 * hour })
  await written()
  vi.setSystemTime(now + 6 * hour)
  await rollUp()
  vi.setSystemTime(now)
  await written()
  expect(await counted()).toBe(before + 2)
  await rollUp()
  expect(await counted()).toBe(before + 2)
  vi.setSystemTime(now + 7 * hour)
  await rollUp()
  await written()
  expect(await counted()).toBe(before + 3)
})
