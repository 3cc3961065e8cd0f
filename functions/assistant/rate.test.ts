import { expect, onTestFinished, test, vi } from 'vitest'
import { ADMIN } from '../../shared/rules/permissions.ts'
import { allowance } from '../stores/answers/allowance.ts'
import { call, send } from '../../infra/testing/functions/call.ts'
import { person } from '../../infra/testing/functions/people.ts'
import { portal, usePortal } from '../../infra/testing/functions/portal.ts'
import { question } from '../../infra/testing/functions/questions.ts'
import { logOf, usageOf } from '../../infra/testing/functions/records.ts'

usePortal(async () => ({ env: { ANSWERS_PER_MINUTE: '3' } }))

const asked = () => portal().standIn.getRequests().length

/** The clock stands at the beginning of a minute: none runs out while a test counts in it. */
function atMinuteStart() {
  vi.useFakeTimers({ toFake: ['Date'], now: Math.ceil(Date.now() / 60_000) * 60_000 })
  onTestFinished(() => void vi.useRealTimers())
}

test('who asks too often in a minute is told to wait, and the provider is not asked', async () => {
  atMinuteStart()
  const [{ token, id }, other] = [await person(), await person()]
  const { id: QuestionId } = await question()
  const ask = (as: string) => call('assistant.send', { QuestionId, FBody: 'Hej' }, { token: as })
  const before = asked()
  const answers = await Promise.all(Array.from({ length: 8 }, () => ask(token)))
  const statuses = answers.map(({ status }) => status)
  expect(statuses.filter((status) => status === 200)).toHaveLength(3)
  expect(statuses.filter((status) => status === 429)).toHaveLength(5)
  expect(asked() - before).toBe(3)
  const refused = answers.find(({ status }) => status === 429)
  expect(refused?.body.error).toEqual({
    code: 'too_often',
    error: 'Du har ställt många frågor på kort tid. Försök igen om 60 sekunder.',
  })
  expect(refused?.headers.get('retry-after')).toBe('60')
  expect(await usageOf(id)).toHaveLength(3)
  expect((await logOf(id)).filter(({ message }) => message.includes('frågan'))).toHaveLength(3)
  expect((await ask(other.token)).status).toBe(200)
})

test('who has asked too often late in a minute waits for what is left of it', async () => {
  atMinuteStart()
  vi.setSystemTime(Date.now() + 45_000)
  const { token, id } = await person()
  const { id: QuestionId } = await question()
  for (let count = 0; count < 3; count++) await allowance.take(id, { atOnce: 100, perMinute: 3 })
  const refused = await call('assistant.send', { QuestionId, FBody: 'Hej' }, { token })
  expect(refused.body.error.error).toBe(
    'Du har ställt många frågor på kort tid. Försök igen om 15 sekunder.',
  )
  expect(refused.headers.get('retry-after')).toBe('15')
})

test('who asks for a stream is told as well, and the administrators’ chat counts too', async () => {
  atMinuteStart()
  const { token, id } = await person({ Role: ADMIN })
  for (let count = 0; count < 3; count++) await allowance.take(id, { atOnce: 100, perMinute: 3 })
  const newMessage = [{ role: 'user' as const, content: 'Hej' }]
  const response = await send(
    'chatbot.send',
    { newMessage },
    { token, accept: 'text/event-stream' },
  )
  const body: any = await response.json()
  expect([response.status, body.error.code]).toEqual([429, 'too_often'])
})

test('the next minute begins anew', async () => {
  const now = Math.floor(Date.now() / 1000)
  const take = (at: number) => allowance.take('någon', { atOnce: 3, perMinute: 1 }, at)
  expect(await take(now)).toMatchObject({ userid: 'någon' })
  expect(await take(now)).toBe('per_minute')
  expect(await take(now + 60)).toMatchObject({ userid: 'någon' })
})

test('of thirty who ask at once as one person as many get a place as there are, and each its own', async () => {
  const now = Math.floor(Date.now() / 1000)
  const take = () => allowance.take('alla', { atOnce: 10, perMinute: 1000 }, now)
  const places = (await Promise.all(Array.from({ length: 30 }, take))).filter(
    (place) => typeof place === 'object',
  )
  expect(places.map(({ place }) => place).toSorted((a, b) => a - b)).toEqual([
    0, 1, 2, 3, 4, 5, 6, 7, 8, 9,
  ])
  expect(await take()).toBe('at_once')
  for (const place of places) await allowance.release(place)
  expect(await take()).toMatchObject({ userid: 'alla' })
})
