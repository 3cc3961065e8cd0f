import { GetCommand } from '@aws-sdk/lib-dynamodb'
import { afterEach, expect, test, vi } from 'vitest'
import { usePortal } from '../../infra/testing/functions/portal.ts'
import { until } from '../../infra/testing/functions/records.ts'
import { log } from '../runtime/log.ts'
import { table, TableName } from '../stores/client.ts'
import { leases } from '../stores/leases.ts'
import { keys } from '../stores/table.ts'
import { unlessLeased } from './withLease.ts'

usePortal()

afterEach(() => void vi.useRealTimers())

/** Until when a lease holds; 0 where nobody has it. */
async function end(on: string): Promise<number> {
  const Key = keys.lease(on)
  const { Item } = await table.send(new GetCommand({ TableName, Key, ConsistentRead: true }))
  return Number(Item?.['expires'] ?? 0)
}

/** Work that has begun, and goes on until it is told to end. */
async function atWork(on: string) {
  vi.useFakeTimers({ toFake: ['Date', 'setInterval', 'clearInterval'] })
  const [begun, over] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()]
  const done = unlessLeased(on, () => {
    begun.resolve()
    return over.promise
  })
  await begun.promise
  return { done, end: () => over.resolve() }
}

const tenSeconds = () => vi.advanceTimersByTimeAsync(10_000)

async function renewed(on: string): Promise<void> {
  const before = await end(on)
  await tenSeconds()
  expect(
    await until(
      () => end(on),
      (now) => now > before,
    ),
  ).toBeGreaterThan(before)
}

test('work that takes longer than a lease is nobody else’s until it ends', async () => {
  const work = await atWork('långt')
  const another = vi.fn<() => Promise<void>>(async () => {})
  for (let turn = 0; turn < 5; turn++) {
    await renewed('långt')
    expect(await unlessLeased('långt', another)).toBe(false)
  }
  expect(another).not.toHaveBeenCalled()
  work.end()
  expect(await work.done).toBe(true)
  expect(vi.getTimerCount()).toBe(0)
  expect(await unlessLeased('långt', another)).toBe(true)
  expect(another).toHaveBeenCalledOnce()
})

test('a renewal that fails is told, and the next one keeps the work', async () => {
  using told = vi.spyOn(log, 'error').mockReturnValue()
  const work = await atWork('trögt')
  using _ = vi.spyOn(leases, 'take').mockRejectedValueOnce(new Error('Nej'))
  await tenSeconds()
  expect(told).toHaveBeenCalledExactlyOnceWith('lease was not renewed', new Error('Nej'), {
    id: 'trögt',
  })
  await renewed('trögt')
  work.end()
  expect(await work.done).toBe(true)
})

test('a renewal that is late when the work ends holds up nobody', async () => {
  const work = await atWork('sent')
  const arrives = Promise.withResolvers<void>()
  using late = vi.spyOn(leases, 'take').mockImplementationOnce(async (on, holder) => {
    await arrives.promise
    // This one is not held.
    return leases.take(on, holder)
  })
  await tenSeconds()
  work.end()
  setTimeout(() => arrives.resolve(), 100)
  await Promise.all([work.done, late.mock.results[0]?.value])
  expect(await end('sent')).toBe(0)
})

test('work that fails gives its lease back', async () => {
  const fails = unlessLeased('trasigt', () => Promise.reject(new Error('Nej')))
  await expect(fails).rejects.toThrow('Nej')
  expect(await end('trasigt')).toBe(0)
})
