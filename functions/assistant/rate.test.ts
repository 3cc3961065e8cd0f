import { expect, test } from 'vitest'
import { ADMIN } from '../../shared/rules/permissions.ts'
import { rates } from '../stores/rates.ts'
import { call, send } from '../../infra/testing/functions/call.ts'
import { person } from '../../infra/testing/functions/people.ts'
import { portal, usePortal } from '../../infra/testing/functions/portal.ts'
import { question } from '../../infra/testing/functions/questions.ts'
import { logOf, usageOf } from '../../infra/testing/functions/records.ts'

usePortal(async () => ({ env: { ANSWERS_PER_MINUTE: '3' } }))

const asked = () => portal().standIn.getRequests().length

test('who asks too often in a minute is told to wait, and the provider is not asked', async () => {
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
    error: expect.stringMatching(
      /^Du har ställt många frågor på kort tid\. Försök igen om \d+ sek/,
    ),
  })
  expect(Number(refused?.headers.get('retry-after'))).toBeGreaterThan(0)
  expect(await usageOf(id)).toHaveLength(3)
  expect((await logOf(id)).filter(({ message }) => message.includes('frågan'))).toHaveLength(3)
  expect((await ask(other.token)).status).toBe(200)
})

test('who asks for a stream is told as well, and the administrators’ chat counts too', async () => {
  const { token, id } = await person({ Role: ADMIN })
  for (let count = 0; count < 3; count++) await rates.answers.take(id, 3)
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
  const now = Date.now()
  expect(await rates.answers.take('någon', 1, now)).toBe(true)
  expect(await rates.answers.take('någon', 1, now)).toBe(false)
  expect(await rates.answers.take('någon', 1, now + 60_000)).toBe(true)
})
