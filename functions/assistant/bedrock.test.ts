import { setTimeout } from 'node:timers/promises'
import * as check from 'fast-check'
import { afterAll, expect, test } from 'vitest'
import {
  askBedrock,
  askedThere,
  bedrockModel,
  fresh,
  stays,
  streamType,
  writes,
} from '../../infra/testing/functions/bedrock.ts'
import {
  begin,
  event,
  piece,
  stop,
  usage,
  whole,
} from '../../infra/testing/functions/bedrockMessages.ts'
import { call, send } from '../../infra/testing/functions/call.ts'
import { person } from '../../infra/testing/functions/people.ts'
import { usePortal } from '../../infra/testing/functions/portal.ts'
import { question } from '../../infra/testing/functions/questions.ts'
import { type Answer, startRawProvider } from '../../infra/testing/functions/rawProvider.ts'
import { withReceipt } from '../../infra/testing/functions/receipts.ts'
import { eventsOf } from '../../infra/testing/functions/streamEvents.ts'
import { limits } from '../../shared/limits.ts'
import { ADMIN } from '../../shared/rules/permissions.ts'

let provider: Awaited<ReturnType<typeof startRawProvider>>
const ask = (answer: Answer, word?: string) => askBedrock(provider, answer, word)

usePortal(async () => {
  provider = await startRawProvider()
  return askedThere(provider)
})
afterAll(() => provider.stop())

test('Amazon Bedrock answers, asked by the Lambda’s role in the stage’s region and with no key', async () => {
  const { status, body, records } = await ask(writes(whole(['He', 'j'])))
  expect([status, body.results]).toEqual([200, withReceipt({ answer: 'Hej' })])
  expect(body.results.receipt).toMatchObject({
    supplier: 'Amazon Web Services',
    country: 'EU',
    model: 'Nova Pro',
    InTokenAntal: 7,
    OutTokenAntal: 5,
  })
  expect(records).toMatchObject([{ AImodule: 'Bedrock', GPTV: bedrockModel, outcome: 'answered' }])
  expect(provider.keys.at(-1)).toMatch(
    /^AWS4-HMAC-SHA256 Credential=local\/\d{8}\/eu-north-1\/bedrock\/aws4_request/,
  )
  expect(provider.paths.at(-1)).toBe(`/model/${encodeURIComponent(bedrockModel)}/converse-stream`)
  expect(provider.lastAsked()).toEqual({
    system: [{ text: expect.stringContaining('Saga') }],
    messages: [{ role: 'user', content: [{ text: expect.stringContaining('bergrund-') }] }],
    inferenceConfig: { maxTokens: expect.any(Number) },
  })
})

test('what its cache had is part of what was asked, though it counts that apart', async () => {
  const cached = { inputTokens: 20, cacheReadInputTokens: 70, cacheWriteInputTokens: 10 }
  const { records } = await ask(writes(whole(['Hej'], 'end_turn', cached)))
  expect(records).toMatchObject([{ InTokenAntal: 100, cachedTokens: 70, OutTokenAntal: 5 }])
})

test('its words come as it writes them, also where a letter or a message is torn between two writes', async () => {
  const word = fresh()
  const bytes = whole(['Åä', 'ö ', 'och slut'])
  provider.answers(word, async (response) => {
    response.writeHead(200, streamType)
    for (let at = 0; at < bytes.length; at += 7) {
      response.write(bytes.subarray(at, at + 7))
      await setTimeout(1)
    }
    response.end()
  })
  const { token } = await person()
  const { id: QuestionId } = await question({ AImodule: 'Bedrock', GPTV: bedrockModel })
  const response = await send(
    'assistant.send',
    { QuestionId, FBody: word },
    { token, accept: 'text/event-stream' },
  )
  const { events } = await eventsOf(response)
  const texts = events.flatMap(({ data }: any) => (data.text === undefined ? [] : [data.text]))
  expect(texts.length).toBeGreaterThan(1)
  expect(texts.join('')).toBe('Åäö och slut')
  expect(events.at(-1)?.data.results.answer).toBe('Åäö och slut')
})

test.each(['max_tokens', 'model_context_window_exceeded'])(
  'an answer that stopped by %s is kept, said to be cut, and counted',
  async (reason) => {
    const { body, outcomes } = await ask(writes(whole(['Halva'], reason)))
    expect(body.results).toEqual(withReceipt({ answer: 'Halva', cut: true }))
    expect(outcomes).toEqual(['cut'])
  },
)

test('an answer without end is cut by us, and Bedrock let go', async () => {
  const word = fresh()
  const long = piece('å'.repeat(50_000))
  const { body, records } = await ask(stays(begin(), long, long, long, long, long), word)
  expect([body.results.answer.length, body.results.cut]).toEqual([limits.answerCharacters, true])
  expect(records).toMatchObject([{ outcome: 'cut', estimated: true }])
  await expect.poll(() => provider.isLeft(word), { timeout: 15_000 }).toBe(true)
})

test.each<[string, Answer]>([
  ['the connection stays open after the end', stays(whole(['Hej']))],
  ['its count breaks off', writes(whole(['Hej']).subarray(0, -40))],
  ['no count comes', writes(begin(), piece('Hej'), stop('end_turn'))],
  ['events come that nobody knows', writes(begin(), event('thing', {}), whole(['Hej']))],
  [
    'what the model thinks comes too',
    writes(
      begin(),
      event('contentBlockDelta', { delta: { reasoningContent: { text: 'Hm.' } } }),
      piece('Hej'),
      stop('stop_sequence'),
    ),
  ],
])('where %s, the answer is whole', async (_, answer) => {
  const { body, outcomes } = await ask(answer)
  expect([body.results, outcomes]).toEqual([withReceipt({ answer: 'Hej' }), ['answered']])
})

test('whatever it counts, people read the answer, and whole numbers are recorded', async () => {
  const number = check.oneof(check.double(), check.integer(), check.constant(1e300), check.string())
  const usages = check.oneof(
    check.jsonValue(),
    check.record({ inputTokens: number, outputTokens: number }),
  )
  await check.assert(
    check.asyncProperty(usages, async (counted) => {
      const { body, records } = await ask(
        writes(begin(), piece('Hej'), stop('end_turn'), usage(counted)),
      )
      expect(body.results).toEqual(withReceipt({ answer: 'Hej' }))
      for (const name of ['InTokenAntal', 'OutTokenAntal']) {
        expect(Number.isInteger(records[0]?.[name])).toBe(true)
        expect(Number(records[0]?.[name])).toBeGreaterThanOrEqual(0)
      }
    }),
    { numRuns: 15 },
  )
}, 60_000)

test('it is offered in its stage as configured, without anybody having stored a key', async () => {
  const { token } = await person({ Role: ADMIN })
  const { body } = await call('questions.providers', {}, { token })
  expect(body.results.at(-1)).toMatchObject({
    AImodule: 'Bedrock',
    name: 'Amazon Bedrock',
    configured: true,
    models: [
      { GPTV: bedrockModel, name: 'Nova Pro', where: 'EU' },
      { GPTV: 'openai.gpt-oss-120b-1:0', name: 'GPT-OSS 120B', where: 'EU' },
    ],
  })
})
