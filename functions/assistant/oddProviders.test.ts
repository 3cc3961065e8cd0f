import { PutCommand } from '@aws-sdk/lib-dynamodb'
import * as check from 'fast-check'
import { ulid } from 'ulid'
import { describe, expect, test } from 'vitest'
import { ADMIN } from '../../shared/rules/permissions.ts'
import { limits } from '../../shared/limits.ts'
import { call } from '../../infra/testing/functions/call.ts'
import { person } from '../../infra/testing/functions/people.ts'
import { question } from '../../infra/testing/functions/questions.ts'
import { withReceipt } from '../../infra/testing/functions/receipts.ts'
import { chunks, claude, piece, useRawProvider } from '../../infra/testing/functions/rawProvider.ts'
import { usageOf } from '../../infra/testing/functions/records.ts'
import { table, TableName } from '../stores/client.ts'
import { keys } from '../stores/table.ts'

const provider = useRawProvider({ OWN_ANSWER_DAYS: '0', MODEL_SILENCE_SECONDS: '10' })

let words = 0
const fresh = () => `udda-${++words}-`

type From = { AImodule?: 'ChatGPT' | 'Mistralai' | 'Claude'; GPTV?: string }
const openai: From = {}
const anthropic: From = { AImodule: 'Claude', GPTV: 'claude-sonnet-5-5' }

/** Somebody asks: what they read, and what is recorded. */
async function ask(FBody: string, from: From = openai) {
  const { token, id } = await person()
  const { id: QuestionId } = await question(from)
  const { status, body } = await call('assistant.send', { QuestionId, FBody }, { token })
  const [record = {}] = await usageOf(id)
  return { status, results: body.results, error: body.error, record }
}

const done = piece(null, 'stop')

describe('an answer that stopped at its greatest length', () => {
  test.each([
    ['OpenAI’s protocol', openai, chunks(piece('Halva'), piece(null, 'length'))],
    ['Mistral’s words', openai, chunks(piece('Halva'), piece(null, 'model_length'))],
    [
      'Anthropic’s',
      anthropic,
      claude('Halva', 'max_tokens', { input_tokens: 1 }, { output_tokens: 2 }),
    ],
    [
      'Anthropic’s words for a model that can hold no more',
      anthropic,
      claude('Halva', 'model_context_window_exceeded', { input_tokens: 1 }, { output_tokens: 2 }),
    ],
  ] as const)('by %s is kept, said to be cut, and counted', async (_, from, body) => {
    const word = fresh()
    provider.streams(word, body)
    const { status, results, record } = await ask(word, from)
    expect([status, results]).toEqual([200, withReceipt({ answer: 'Halva', cut: true })])
    expect(record).toMatchObject({ outcome: 'cut' })
  })

  test('without an end of its own is cut by us, and its provider let go', async () => {
    const word = fresh()
    const long = 'å'.repeat(50_000)
    provider.streams(word, chunks(...Array.from({ length: 5 }, () => piece(long))), { open: true })
    const { results, record } = await ask(word)
    expect([results.answer.length, results.cut]).toEqual([limits.answerCharacters, true])
    expect(record).toMatchObject({ outcome: 'cut', estimated: true })
    await expect.poll(() => provider.isLeft(word), { timeout: 15_000 }).toBe(true)
  })
})

test('an answer of which Mistral says that it could not go on is none', async () => {
  const word = fresh()
  provider.streams(word, chunks(piece('Halva'), piece(null, 'error')))
  const { status, error, record } = await ask(word)
  expect([status, error.code, record['outcome']]).toEqual([502, 'interrupted', 'interrupted'])
})

// What else providers get wrong stands in infra/testing/functions/faulty/faults.ts, where both protocols meet it.
test.each([
  [
    'its text in parts',
    chunks(
      piece([
        { type: 'text', text: 'He' },
        { type: 'text', text: 'j' },
      ]),
      done,
    ),
  ],
  ['chunks without choices', chunks({}, { choices: null }, { choices: [] }, piece('Hej'), done)],
])('an answer with %s is whole', async (_, body) => {
  const word = fresh()
  provider.streams(word, body)
  const { status, results, record } = await ask(word)
  expect([status, results, record['outcome']]).toEqual([
    200,
    withReceipt({ answer: 'Hej' }),
    'answered',
  ])
})

describe('an account without credit', () => {
  test.each([
    ['OpenAI', openai, 429, { code: 'insufficient_quota', message: 'quota' }],
    [
      'Anthropic',
      anthropic,
      400,
      { type: 'invalid_request_error', message: 'Your credit balance is too low' },
    ],
  ] as const)(
    'at %s is an administrator’s matter, and not asked again',
    async (_, from, status, error) => {
      const word = fresh()
      provider.fails(word, status, error, { 'retry-after': '0' })
      const answer = await ask(word, from)
      expect([answer.status, answer.error.code, provider.timesAsked(word)]).toEqual([
        503,
        'no_credit',
        1,
      ])
      expect(answer.error.error).toContain('Kontakta en administratör')
    },
  )
})

describe('a text that is too long for the model', () => {
  const tokens =
    "This model's maximum context length is 8192 tokens. However, you requested 9000 tokens."
  test.each([
    [
      'in an error of OpenAI’s form',
      { error: { message: tokens, type: 'BadRequestError', code: 400 } },
    ],
    ['in an error of its own form', { object: 'error', message: tokens, code: 400 }],
    [
      'in Mistral’s words',
      {
        object: 'error',
        message:
          'Prompt contains 300000 tokens and 0 draft tokens, too large for model with 262144 maximum context length',
        type: 'invalid_request_prompt',
        code: '3051',
      },
    ],
  ])('is told as that where a server says so %s, and is asked once', async (_, body) => {
    const word = fresh()
    provider.answers(word, (response) => {
      response.writeHead(400, { 'content-type': 'application/json' })
      response.end(JSON.stringify(body))
    })
    const { status, error } = await ask(word)
    expect([status, error.code, provider.timesAsked(word)]).toEqual([413, 'too_long', 1])
  })
})

test('an account without credit is told by the type of an error, too', async () => {
  const word = fresh()
  provider.fails(word, 429, { message: 'quota', type: 'insufficient_quota', code: null })
  expect((await ask(word)).error.code).toBe('no_credit')
  expect(provider.timesAsked(word)).toBe(1)
})

test.each(['-5', '1e300', 'i morgon'])(
  'a pause of %j seconds is no wish to be heeded',
  async (after) => {
    const word = fresh()
    provider.fails(word, 429, { message: 'busy' }, { 'retry-after': after })
    expect((await ask(word)).error.code).toBe('too_many_requests')
    expect(provider.timesAsked(word)).toBe(3)
  },
)

/** What the dashboard says in all. */
async function totals() {
  const { token } = await person({ Role: ADMIN })
  const answers = [
    await call('statistics.totals', {}, { token }),
    await call('statistics.users', {}, { token }),
    await call('statistics.questions', {}, { token }),
  ]
  expect(answers.map(({ status }) => status)).toEqual([200, 200, 200])
  return answers[0]?.body.results
}

test('whatever a provider counts, people read the answer and the dashboard goes on', async () => {
  const kinds: [From, (usage: unknown) => string][] = [
    [openai, (usage) => chunks(piece('Hej'), done, { choices: [], usage })],
    [anthropic, (usage) => claude('Hej', 'end_turn', usage, usage)],
  ]
  const number = check.oneof(check.double(), check.integer(), check.constant(1e300), check.string())
  const usages = check.oneof(
    check.jsonValue(),
    check.record({ prompt_tokens: number, completion_tokens: number }),
    check.record({ input_tokens: number, output_tokens: number }),
  )
  await check.assert(
    check.asyncProperty(usages, check.constantFrom(...kinds), async (usage, [from, body]) => {
      const word = fresh()
      provider.streams(word, body(usage))
      const { status, results, record } = await ask(word, from)
      expect([status, results]).toEqual([200, withReceipt({ answer: 'Hej' })])
      for (const name of ['InTokenAntal', 'OutTokenAntal']) {
        expect(Number.isInteger(record[name])).toBe(true)
        expect(Number(record[name])).toBeGreaterThanOrEqual(0)
      }
    }),
    { numRuns: 40 },
  )
  await totals()
}, 60_000)

test('whatever lies among the records, the dashboard is right about the rest', async () => {
  const { token } = await person({ Role: ADMIN })
  const before = await totals()
  const shard = 0
  const odd = check.oneof(
    check.constant({}),
    check.record({ InTokenAntal: check.constantFrom(-1, 1.5, 'många', 2 ** 52, null) }),
    check.record({ sdate: check.constantFrom('i går', '', null), purpose: check.string() }),
  )
  for (const item of check.sample(odd, 25)) {
    const Item = { ...keys.usage(shard, ulid()), ...item }
    await table.send(new PutCommand({ TableName, Item }))
  }
  expect(await totals()).toEqual(before)
  const word = fresh()
  provider.streams(
    word,
    chunks(piece('Hej'), done, { choices: [], usage: { prompt_tokens: 7, completion_tokens: 5 } }),
  )
  const { id: QuestionId } = await question()
  expect((await call('assistant.send', { QuestionId, FBody: word }, { token })).status).toBe(200)
  expect(await totals()).not.toEqual(before)
})
