import { DynamoDBDocumentClient } from '@aws-sdk/lib-dynamodb'
import { afterAll, afterEach, expect, test, vi } from 'vitest'
import { ADMIN } from '../../shared/rules/permissions.ts'
import { allowance } from '../stores/answers/allowance.ts'
import { call } from '../../infra/testing/functions/call.ts'
import { person } from '../../infra/testing/functions/people.ts'
import { usePortal } from '../../infra/testing/functions/portal.ts'
import { question } from '../../infra/testing/functions/questions.ts'
import { logOf, usageOf } from '../../infra/testing/functions/records.ts'
import { startSlowProvider } from '../../infra/testing/functions/slowProvider.ts'

let provider: Awaited<ReturnType<typeof startSlowProvider>>
usePortal(async () => {
  provider = await startSlowProvider()
  return { env: { ...provider.env, ANSWERS_AT_ONCE: '3' } }
})
afterAll(() => provider.stop())
afterEach(() => vi.useRealTimers())

const take = (id: string) => allowance.take(id, { atOnce: 3, perMinute: 1000 })

const tooMany = {
  code: 'too_many_at_once',
  error: 'Du väntar redan på 3 svar. Försök igen när något av dem är klart.',
}

/** Asks a question whose answer takes a second, and gives its status and failure. */
async function ask(token: string, text = '20 ord') {
  const { id: QuestionId } = await question()
  const { status, body } = await call('assistant.send', { QuestionId, FBody: text }, { token })
  return { status, error: body.error }
}

test('a fourth answer at once is refused, nothing is asked or stored for it, and nobody else waits', async () => {
  const [{ token, id }, other] = [await person(), await person()]
  const [others, ...answers] = await Promise.all([
    ask(other.token),
    ...Array.from({ length: 5 }, () => ask(token, '21 ord')),
  ])
  expect(others.status).toBe(200)
  const given = answers.filter(({ status }) => status === 200)
  expect([given.length, answers.filter(({ status }) => status === 429).length]).toEqual([3, 2])
  expect(answers.find(({ status }) => status === 429)?.error).toEqual(tooMany)
  expect(await usageOf(id)).toHaveLength(3)
  expect((await logOf(id)).filter(({ message }) => message.includes('frågan'))).toHaveLength(3)
  // Each has given its place back.
  expect((await ask(token, '2 ord')).status).toBe(200)
})

test('the chat takes the same places, and an answer that fails gives its own back', async () => {
  const { token, id } = await person({ Role: ADMIN })
  const [taken] = await Promise.all([1, 2, 3].map(() => take(id)))
  const newMessage = [{ role: 'user' as const, content: '2 ord' }]
  const chat = () => call('chatbot.send', { newMessage }, { token })
  const { status, body } = await chat()
  expect([status, body.error]).toEqual([429, tooMany])
  if (typeof taken === 'object') await allowance.release(taken)
  for (let count = 0; count < 2; count++) {
    const { id: QuestionId } = await question({ AImodule: 'Claude', GPTV: 'no-such-model' })
    await call('assistant.send', { QuestionId, FBody: '' }, { token })
  }
  expect((await chat()).status).toBe(200)
})

test('a place whose taking was sent twice, since no reply came, is taken once', async () => {
  const { id } = await person()
  const { prototype }: any = DynamoDBDocumentClient
  const { send } = prototype
  const spy = vi.spyOn(prototype, 'send')
  spy.mockImplementationOnce(async function again(this: unknown, command: object) {
    await send.call(this, command)
    return send.call(this, command)
  } as any)
  const places = [await take(id)]
  spy.mockRestore()
  places.push(await take(id), await take(id))
  expect(places.map((place) => typeof place)).toEqual(['object', 'object', 'object'])
  for (const place of places) if (typeof place === 'object') await allowance.release(place)
  expect(await take(id)).toMatchObject({ userid: id })
})

test('a place whose answer died is free again after a while, and its late end takes nobody else’s', async () => {
  const { token, id } = await person()
  const [died] = await Promise.all([1, 2, 3].map(() => take(id)))
  expect((await ask(token)).status).toBe(429)
  vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 11 * 60_000 })
  expect((await ask(token, '1 ord')).status).toBe(200)
  const again = await Promise.all([1, 2, 3].map(() => take(id)))
  expect(again.every((place) => typeof place === 'object')).toBe(true)
  if (typeof died === 'object') await allowance.release(died)
  expect(await take(id)).toBe('at_once')
})
