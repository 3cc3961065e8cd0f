import { QueryClient, QueryObserver } from '@tanstack/react-query'
import { afterEach, beforeEach, expect, onTestFinished, test, vi } from 'vitest'
import { polled, watchUse } from './polling.ts'

beforeEach(() => void vi.useFakeTimers({ toFake: ['Date'] }))
afterEach(() => void vi.useRealTimers())

const settled = () => new Promise((resolve) => setTimeout(resolve))
const idle = () => void vi.setSystemTime(Date.now() + 20 * 60_000)
const press = (place: EventTarget = document) =>
  place.dispatchEvent(new KeyboardEvent('keydown', { key: 'a', bubbles: true }))

/** A tab that reads one thing again and again, which another part of it reads once, and something else once. */
function tab() {
  const client = new QueryClient()
  const reads = { again: 0, once: 0 }
  let reply: Promise<number> | undefined
  const read = (name: keyof typeof reads, more: object = {}) =>
    new QueryObserver(client, {
      queryKey: [name],
      queryFn: () => {
        reads[name] += 1
        return reply ?? reads[name]
      },
      staleTime: Infinity,
      ...more,
    }).subscribe(() => undefined)
  const ends = [read('again', polled()), read('again'), read('once')]
  const leave = watchUse(client)
  onTestFinished(() => {
    for (const end of [...ends, leave]) end()
  })
  const hang = () => {
    reply = new Promise(() => undefined)
  }
  return { client, reads, leave, hang }
}

test('whoever comes back reads anew what is read again and again, and nothing else', async () => {
  const { reads } = tab()
  await settled()
  idle()
  press()
  await settled()
  expect(reads).toEqual({ again: 2, once: 1 })
})

test('what is just being read when somebody comes back is not asked for twice', async () => {
  const { client, reads, hang } = tab()
  await settled()
  hang()
  void client.refetchQueries({ queryKey: ['again'] })
  idle()
  press()
  await settled()
  expect(reads.again).toBe(2)
})

test('a key that something keeps for itself is use, too, and none is once the page is left', async () => {
  const { reads, leave } = tab()
  await settled()
  const field = document.body.appendChild(document.createElement('input'))
  onTestFinished(() => field.remove())
  field.addEventListener('keydown', (event) => event.stopPropagation())
  idle()
  press(field)
  await settled()
  expect(reads.again).toBe(2)
  leave()
  idle()
  press()
  await settled()
  expect(reads.again).toBe(2)
})

test('whoever has just used the tab, or puts it aside after a while, asks for nothing by that', async () => {
  const { reads } = tab()
  await settled()
  press()
  await settled()
  expect(reads.again).toBe(1)
  idle()
  const visibility = vi.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden')
  onTestFinished(() => visibility.mockRestore())
  press()
  await settled()
  expect(reads.again).toBe(1)
})
