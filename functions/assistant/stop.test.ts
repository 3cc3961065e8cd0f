import { setTimeout } from 'node:timers/promises'
import { DynamoDBDocumentClient } from '@aws-sdk/lib-dynamodb'
import { afterAll, describe, expect, test, vi } from 'vitest'
import { ADMIN } from '../../shared/rules/permissions.ts'
import { keys } from '../stores/table.ts'
import { call, send } from '../../infra/testing/functions/call.ts'
import { eventsOf } from '../../infra/testing/functions/streamEvents.ts'
import { person } from '../../infra/testing/functions/people.ts'
import { usePortal } from '../../infra/testing/functions/portal.ts'
import { question } from '../../infra/testing/functions/questions.ts'
import { logOf, until, usageOf } from '../../infra/testing/functions/records.ts'
import { startSlowProvider } from '../../infra/testing/functions/slowProvider.ts'

const provider = await startSlowProvider()
afterAll(() => provider.stop())
usePortal(async () => ({ env: provider.env }))

const stream = { accept: 'text/event-stream' }

/** Somebody asks for a long answer, and it has begun to come. */
async function asking(FBody: string, AnswerId?: string, signal?: AbortSignal) {
  const { token, id } = await person()
  const { id: QuestionId } = await question()
  const input = { QuestionId, FBody, ...(AnswerId !== undefined && { AnswerId }) }
  const response = await send('assistant.send', input, { token, ...stream, signal })
  return { token, id, response }
}

const recordsOf = (userid: string) =>
  until(
    () => usageOf(userid),
    (found) => found.length > 0,
  )

const lastOf = async (response: Response) => (await eventsOf(response)).events.at(-1)

// At once, since they mostly wait.
describe.concurrent('an answer that is on its way', () => {
  test('ends at its person’s wish: the provider stops, and what came is recorded', async () => {
    const AnswerId = crypto.randomUUID()
    const { token, id, response } = await asking('900 ord, tack', AnswerId)
    const stopped = await call('assistant.stop', { AnswerId }, { token })
    expect([stopped.status, stopped.body]).toEqual([200, { results: true }])
    expect(await lastOf(response)).toMatchObject({
      event: 'failure',
      data: { error: { code: 'cancelled', error: 'Svaret avbröts.' } },
    })
    const written = provider.wordsTo('900 ord, tack')
    const records = await recordsOf(id)
    expect(records).toMatchObject([{ outcome: 'cancelled', estimated: true }])
    expect(records[0]?.['OutTokenAntal']).toBeGreaterThan(10)
    expect(records[0]?.['OutTokenAntal']).toBeLessThan(200)
    const messages = (await logOf(id)).map((entry) => entry['message'])
    expect(messages).toContain('Avbröt svaret på ”Sammanfatta ett möte”')
    await setTimeout(500)
    expect(provider.wordsTo('900 ord, tack')).toBeLessThanOrEqual(written + 1)
  })

  test('ends in the chat, too, also for whoever waits for the whole', async () => {
    const AnswerId = crypto.randomUUID()
    const { token, id } = await person({ Role: ADMIN })
    const newMessage = [{ role: 'user' as const, content: '901 ord' }]
    const asked = call('chatbot.send', { newMessage, AnswerId }, { token })
    await call('assistant.stop', { AnswerId }, { token })
    const { status, body } = await asked
    expect([status, body.error.code]).toEqual([499, 'cancelled'])
    expect(await usageOf(id)).toMatchObject([{ purpose: 'chat', outcome: 'cancelled' }])
  })

  test('ends in the studio, too', async () => {
    const AnswerId = crypto.randomUUID()
    const { token, id } = await person({ Role: ADMIN })
    const { id: questionId } = await question()
    const input = { id: questionId, FBody: '904 ord', AnswerId }
    const response = await send('assistant.try', input, { token, ...stream })
    await call('assistant.stop', { AnswerId }, { token })
    expect(await lastOf(response)).toMatchObject({ data: { error: { code: 'cancelled' } } })
    expect(await recordsOf(id)).toMatchObject([{ purpose: 'test', outcome: 'cancelled' }])
  })

  test('goes on when the look for its stop fails, and ends at the next one', async () => {
    const AnswerId = crypto.randomUUID()
    const { token, id, response } = await asking('902 ord', AnswerId)
    const { pk } = keys.stop(id, AnswerId)
    let looks = 0
    const clients: any = DynamoDBDocumentClient.prototype
    const real = clients.send
    const spy = vi.spyOn(clients, 'send').mockImplementation(function once(
      this: any,
      command: any,
    ) {
      const isLook = command.constructor.name === 'GetCommand' && command.input.Key.pk === pk
      if (isLook && ++looks === 1) return Promise.reject(new Error('injected fault'))
      return real.call(this, command)
    })
    await call('assistant.stop', { AnswerId }, { token })
    expect(await lastOf(response)).toMatchObject({ data: { error: { code: 'cancelled' } } })
    spy.mockRestore()
    expect(looks).toBe(2)
    expect(await recordsOf(id)).toMatchObject([{ outcome: 'cancelled' }])
  })

  test('ends when its reader gives no sign of life for the time that they chose', async () => {
    const AnswerId = crypto.randomUUID()
    const { token, id, response } = await asking('903 ord', AnswerId)
    await call('assistant.stop', { AnswerId, AfterSeconds: 1 }, { token })
    expect(await lastOf(response)).toMatchObject({ data: { error: { code: 'cancelled' } } })
    expect(await recordsOf(id)).toMatchObject([{ outcome: 'cancelled' }])
    expect(provider.wordsTo('903 ord')).toBeLessThan(903)
  })

  test('is nobody else’s to stop, whoever knows its id', async () => {
    const AnswerId = crypto.randomUUID()
    const other = await person({ Role: ADMIN })
    const { id, response } = await asking('60 ord', AnswerId)
    expect((await call('assistant.stop', { AnswerId }, { token: other.token })).status).toBe(200)
    expect(await lastOf(response)).toMatchObject({ event: 'result' })
    expect(await recordsOf(id)).toMatchObject([{ outcome: 'answered' }])
    expect(provider.wordsTo('60 ord')).toBe(60)
  })

  test.each([
    ['with an id', crypto.randomUUID()],
    ['without one', undefined],
  ])('goes on to its end when the client (%s) only hangs up, as AWS lets it', async (...given) => {
    const [whose, AnswerId] = given
    const hangUp = new AbortController()
    const { id, response } = await asking(`61 ord ${whose}`, AnswerId, hangUp.signal)
    await response.body?.getReader().read()
    hangUp.abort()
    expect(await recordsOf(id)).toMatchObject([{ outcome: 'answered' }])
    expect(provider.wordsTo(`61 ord ${whose}`)).toBe(61)
  })
})

test.each([0, -1, 301, 1.5, '30'])('a stop in %j seconds is refused', async (AfterSeconds) => {
  const { token } = await person()
  const input = { AnswerId: crypto.randomUUID(), AfterSeconds }
  const response = await send('assistant.stop', input, { token })
  const body: any = await response.json()
  expect([response.status, Object.keys(body.error.fields)]).toEqual([400, ['AfterSeconds']])
})

test.each([{}, { AnswerId: '' }, { AnswerId: 'mitt-svar' }, { AnswerId: 7 }, { AnswerId: [] }])(
  'a stop of %j is refused',
  async (input) => {
    const { token } = await person()
    const response = await send('assistant.stop', input, { token })
    const body: any = await response.json()
    expect([response.status, Object.keys(body.error.fields)]).toEqual([400, ['AnswerId']])
  },
)

test('who is signed out stops nothing', async () => {
  expect((await send('assistant.stop', { AnswerId: crypto.randomUUID() })).status).toBe(401)
})
