import { expect, test, vi } from 'vitest'
import { limits } from '../../../../shared/limits.ts'
import { signedIn } from '../../testing/open.tsx'
import { json, serve } from '../../testing/server.ts'
import { readConfig } from '../config.ts'
import { giveSignsOfLife } from './signOfLife.ts'

test('whoever reads an answer puts its stop off as long as they read, and not longer', async () => {
  signedIn()
  readConfig()
  const requests = serve({ 'PUT /v1/Question/stop': () => json({ results: true }) })
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] })
  try {
    const AnswerId = crypto.randomUUID()
    const reading = new AbortController()
    giveSignsOfLife(AnswerId, reading.signal)
    await vi.advanceTimersByTimeAsync(2 * limits.signOfLifeMs)
    await vi.waitFor(() => expect(requests).toHaveLength(3), { timeout: 20_000 })
    const asked = await Promise.all(requests.map((one) => one.json()))
    expect(asked).toEqual(
      Array.from({ length: 3 }, () => ({ AnswerId, AfterSeconds: limits.vanishedSeconds })),
    )
    reading.abort()
    await vi.advanceTimersByTimeAsync(5 * limits.signOfLifeMs)
    expect(requests).toHaveLength(3)
  } finally {
    vi.useRealTimers()
  }
})
