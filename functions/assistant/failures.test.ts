import { SecretsManagerClient } from '@aws-sdk/client-secrets-manager'
import { describe, expect, test, vi } from 'vitest'
import { coldStart } from '../../infra/local/gateway/lambdas.ts'
import { call, send } from '../../infra/testing/functions/call.ts'
import { eventsOf } from '../../infra/testing/functions/streamEvents.ts'
import { person } from '../../infra/testing/functions/people.ts'
import { ofItsOwn, portal, usePortal } from '../../infra/testing/functions/portal.ts'
import { question } from '../../infra/testing/functions/questions.ts'
import { usageOf } from '../../infra/testing/functions/records.ts'

usePortal(ofItsOwn)

let words = 0
/** A word that no other test uses, so that tests don't meet in the stand-in. */
const word = () => `fel-${++words}-`

const asked = (text: string) =>
  portal()
    .standIn.getRequests()
    .filter(({ body }) => JSON.stringify(body).includes(text)).length

async function ask(FBody: string, options: object = {}) {
  const { token, id } = await person()
  const { id: QuestionId } = await question(options)
  const answer = await call('assistant.send', { QuestionId, FBody }, { token })
  const records = await usageOf(id)
  return { ...answer, outcomes: records.map((record) => record['outcome']) }
}

const fails = (text: string, status: number, more: object = {}, times = Infinity) => {
  let left = times
  portal().standIn.prependFixture({
    match: { predicate: (request) => JSON.stringify(request).includes(text) && left-- > 0 },
    response: { error: { message: 'no', type: 'error' }, status, ...more },
  })
}

const models = {
  ChatGPT: 'gpt-4o',
  Mistralai: 'mistral-large-latest',
  Claude: 'claude-sonnet-5-5',
  Perplexity: 'sonar',
} as const

// At once, since they mostly wait.
describe.concurrent.each(['ChatGPT', 'Mistralai', 'Claude', 'Perplexity'] as const)(
  'when %s',
  (AImodule) => {
    const from = { AImodule, GPTV: models[AImodule] }

    test('is busy twice, it is asked again as it wishes, and one answer is recorded', async () => {
      const text = word()
      fails(text, 429, { retryAfter: 1 }, 2)
      const started = performance.now()
      const { status, outcomes } = await ask(text, from)
      expect([status, outcomes, asked(text)]).toEqual([200, ['answered'], 3])
      expect(performance.now() - started).toBeGreaterThan(1900)
    })

    test('stays busy, people are told after three tries', async () => {
      const text = word()
      fails(text, 429, { retryAfter: 0 })
      const { status, body, outcomes } = await ask(text, from)
      expect([status, body.error.code, outcomes, asked(text)]).toEqual([
        503,
        'too_many_requests',
        ['too_many_requests'],
        3,
      ])
      expect(body.error.error).toBe(
        'Assistenten har för mycket att göra just nu. Vänta en stund och försök igen.',
      )
    })

    test('asks for a pause that is too long, people are told at once and when to come back', async () => {
      const text = word()
      fails(text, 429, { retryAfter: 40 })
      const { status, headers } = await ask(text, from)
      expect([status, headers.get('retry-after'), asked(text)]).toEqual([503, '40', 1])
    })

    test.each([
      [500, 503, 'unavailable', 3],
      [503, 503, 'unavailable', 3],
      [529, 503, 'too_many_requests', 3],
      [401, 503, 'not_configured', 1],
      [403, 503, 'not_configured', 1],
      [404, 503, 'unknown_model', 1],
    ])(
      'answers %i, people get %i with code %s after %i tries',
      async (theirs, ours, code, tries) => {
        const text = word()
        fails(text, theirs)
        const { status, body, outcomes } = await ask(text, from)
        expect([status, body.error.code, outcomes, asked(text)]).toEqual([
          ours,
          code,
          [code],
          tries,
        ])
        expect(body.error.error).toMatch(/^[A-ZÅÄÖ].*\.$/)
        expect(JSON.stringify(body)).not.toContain('"no"')
      },
    )

    test('cuts the stream off, what came is kept and the failure is told', async () => {
      const text = word()
      let tries = 0
      portal().standIn.prependFixture({
        match: { predicate: (request) => JSON.stringify(request).includes(text) && ++tries > 0 },
        response: { content: 'Första halvan av svaret och sedan den andra halvan.' },
        chunkSize: 6,
        streamingProfile: { ttft: 5, tps: 30, jitter: 0 },
        truncateAfterChunks: 4,
      })
      const { token, id } = await person()
      const { id: QuestionId } = await question(from)
      const response = await send(
        'assistant.send',
        { QuestionId, FBody: text },
        { token, accept: 'text/event-stream' },
      )
      const { events } = await eventsOf(response)
      expect(events.some(({ event }) => event === 'text')).toBe(true)
      expect(events.at(-1)).toMatchObject({
        event: 'failure',
        data: {
          success: false,
          error: { code: 'interrupted', error: 'Svaret avbröts på vägen. Försök igen.' },
        },
      })
      // A second try would write the beginning twice.
      expect(tries).toBe(1)
      expect(await usageOf(id)).toMatchObject([{ outcome: 'interrupted', estimated: true }])
    })

    test('silence is waited for twice, then told, and never hangs', async () => {
      const text = word()
      let tries = 0
      portal().standIn.prependFixture({
        match: { predicate: (request) => JSON.stringify(request).includes(text) && ++tries > 0 },
        response: { content: 'För sent.' },
        chaos: { latencyMs: 20_000 },
      })
      const { status, body, outcomes } = await ask(text, from)
      expect([status, body.error.code, outcomes, tries]).toEqual([504, 'timeout', ['timeout'], 2])
    })

    test('a prompt that the model finds too long, and a filtered answer, are told apart and asked once', async () => {
      const long = word()
      const tooLong = { message: 'prompt is too long', type: 'x', code: 'context_length_exceeded' }
      fails(long, 400, { error: tooLong })
      expect((await ask(long, from)).body.error.code).toBe('too_long')
      const filtered = word()
      portal().standIn.prependFixture({
        match: { predicate: (request) => JSON.stringify(request).includes(filtered) },
        response: {
          content: 'Nej',
          finishReason: AImodule === 'Claude' ? 'refusal' : 'content_filter',
        },
      })
      const { status, body, outcomes } = await ask(filtered, from)
      expect([status, body.error.code, outcomes]).toEqual([
        422,
        'content_filter',
        ['content_filter'],
      ])
      expect([asked(long), asked(filtered)]).toEqual([1, 1])
    })

    test('a malformed chunk ends in an explanation', async () => {
      const text = word()
      portal().standIn.prependFixture({
        match: { predicate: (request) => JSON.stringify(request).includes(text) },
        response: { content: 'Trasigt' },
        chaos: { malformedRate: 1 },
      })
      const { status, body } = await ask(text, from)
      expect(status).toBeGreaterThanOrEqual(500)
      expect(['interrupted', 'unavailable']).toContain(body.error.code)
    })

    test('no reply at all from the provider’s address ends in an explanation', async () => {
      const text = word()
      portal().standIn.prependFixture({
        match: { predicate: (request) => JSON.stringify(request).includes(text) },
        response: { content: 'Nej' },
        chaos: { disconnectRate: 1 },
      })
      const { status, body, outcomes } = await ask(text, from)
      expect(status).toBeGreaterThanOrEqual(502)
      expect(outcomes).toEqual([body.error.code])
    })
  },
)

test('a key that was rotated is picked up at the provider’s first refusal', async () => {
  const text = word()
  // The first call reads the stage’s secret, if nobody has yet.
  await ask('först')
  fails(text, 401, {}, 1)
  vi.stubEnv('OPENAI_API_KEY', 'the-new-key')
  const { status, outcomes } = await ask(text)
  expect([status, outcomes]).toEqual([200, ['answered']])
  expect(asked(text)).toBe(2)
  vi.stubEnv('OPENAI_API_KEY', 'an-even-newer-key')
  // What the second try asked with is what is kept from then on: refused, there is another one to try.
  const next = word()
  fails(next, 401, {}, 1)
  expect([(await ask(next)).status, asked(next)]).toEqual([200, 2])
  const last = word()
  fails(last, 401, {}, 1)
  expect([(await ask(last)).status, asked(last)]).toEqual([503, 1])
  vi.unstubAllEnvs()
})

// The last one: what its Lambda knows of the keys is gone after it.
test('where the stage’s keys cannot be read people are told that it is our fault, and the record says so', async () => {
  coldStart('assistant.send')
  using secrets = vi
    .spyOn(SecretsManagerClient.prototype, 'send')
    .mockRejectedValue(new Error('injected fault'))
  const { status, body, outcomes } = await ask(word())
  expect([status, body.error.code, outcomes]).toEqual([500, 'broken', ['broken']])
  expect(secrets).toHaveBeenCalled()
})
