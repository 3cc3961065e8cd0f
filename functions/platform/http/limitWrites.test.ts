import { expect, test, vi } from 'vitest'
import { rateLimits } from '../../../shared/rateLimits.ts'
import { rates } from '../../stores/rates.ts'
import { users } from '../../stores/people/users.ts'
import { call } from '../../../infra/testing/functions/call.ts'
import { person } from '../../../infra/testing/functions/people.ts'
import { usePortal } from '../../../infra/testing/functions/portal.ts'

usePortal()

/** Somebody who has changed as much as they may, in this minute and in the next. */
async function busy() {
  const made = await person()
  for (const now of [Date.now(), Date.now() + 60_000])
    for (let count = 0; count < rateLimits.writesPerMinute; count++)
      expect(await rates.writes.take(made.id, rateLimits.writesPerMinute, now)).toBe(true)
  return made
}

test('who changes more in a minute than people do is told to wait, and nothing changes', async () => {
  const [{ token, id }, other] = [await busy(), await person()]
  const change = (as: string) => call('profile.update', { user: { Ort: 'Sala' } }, { token: as })
  const { status, body, headers } = await change(token)
  expect([status, body.error]).toEqual([
    429,
    {
      code: 'throttled',
      error: expect.stringMatching(
        /^Du har gjort många ändringar .* Försök igen om (en sekund|\d+ sekunder)\.$/,
      ),
    },
  ])
  expect(Number(headers.get('retry-after'))).toBeGreaterThan(0)
  expect((await users.latest(id))?.Ort).toBe('')
  expect((await change(other.token)).status).toBe(200)
})

test('they can read, stop an answer and sign out all the same', async () => {
  const { token } = await busy()
  expect((await call('auth.me', {}, { token })).status).toBe(200)
  const AnswerId = crypto.randomUUID()
  expect((await call('assistant.stop', { AnswerId }, { token })).status).toBe(200)
  expect((await call('auth.logout', { everywhere: false }, { token })).status).toBe(200)
})

test('in the last second of the minute they are told to wait one second', async () => {
  const { token, id } = await person()
  const lastSecond = Math.ceil(Date.now() / 60_000) * 60_000 - 400
  vi.useFakeTimers({ toFake: ['Date'], now: lastSecond })
  for (let count = 0; count < rateLimits.writesPerMinute; count++)
    await rates.writes.take(id, rateLimits.writesPerMinute)
  const { body } = await call('profile.update', { user: { Ort: 'Sala' } }, { token })
  vi.useRealTimers()
  expect(body.error.error).toBe(
    'Du har gjort många ändringar på kort tid. Försök igen om en sekund.',
  )
})
