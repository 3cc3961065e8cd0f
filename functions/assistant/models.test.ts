import { expect, test } from 'vitest'
import { serverLimits } from '../../shared/serverLimits.ts'
import { ADMIN } from '../../shared/rules/permissions.ts'
import { call } from '../../infra/testing/functions/call.ts'
import { person } from '../../infra/testing/functions/people.ts'
import { question } from '../../infra/testing/functions/questions.ts'
import { chunks, claude, piece, useRawProvider } from '../../infra/testing/functions/rawProvider.ts'
import { usageOf } from '../../infra/testing/functions/records.ts'

const MODEL_SETTINGS = JSON.stringify([
  [{ effort: 'low', answerTokens: 16_384, silenceSeconds: 4 }, ['gpt-6-luna']],
  [{ effort: 'medium', answerTokens: 12_000 }, ['claude-sonnet-5-5']],
  [{ effort: 'none' }, ['claude-haiku-5-5']],
  [{ effort: 'high' }, ['mistral-large-latest']],
])
const RETIRED_MODELS = JSON.stringify({ 'gpt-4o': 'gpt-6-luna', 'gpt-old': 'gpt-6-luna' })
const provider = useRawProvider({ MODEL_SETTINGS, RETIRED_MODELS, MODEL_SILENCE_SECONDS: '1' })

let words = 0
const fresh = () => `modell-${++words}-`
const done = piece(null, 'stop')
const hello = chunks(piece('Hej'), done)
const helloOfClaude = claude('Hej', 'end_turn', { input_tokens: 1 }, { output_tokens: 2 })

type From = { AImodule: 'ChatGPT' | 'Mistralai' | 'Claude' | 'Perplexity'; GPTV: string }

async function ask(FBody: string, from: From) {
  const { token, id } = await person()
  const { id: QuestionId } = await question(from)
  const { status, body } = await call('assistant.send', { QuestionId, FBody }, { token })
  const [record = {}] = await usageOf(id)
  return { status, body, record }
}

/** What of a call says how it is to be answered. */
const howAsked = ({
  model,
  reasoning_effort,
  output_config,
  max_tokens,
  max_completion_tokens,
}: any) =>
  JSON.parse(
    JSON.stringify({ model, reasoning_effort, output_config, max_tokens, max_completion_tokens }),
  )

test.each<[From, string, object]>([
  [
    { AImodule: 'ChatGPT', GPTV: 'gpt-4o' },
    hello,
    { model: 'gpt-6-luna', reasoning_effort: 'low', max_completion_tokens: 16_384 },
  ],
  [
    { AImodule: 'Mistralai', GPTV: 'mistral-large-latest' },
    hello,
    {
      model: 'mistral-large-latest',
      reasoning_effort: 'high',
      max_tokens: serverLimits.answerTokens,
    },
  ],
  [
    { AImodule: 'Claude', GPTV: 'claude-sonnet-5-5' },
    helloOfClaude,
    { model: 'claude-sonnet-5-5', output_config: { effort: 'medium' }, max_tokens: 12_000 },
  ],
  [
    { AImodule: 'Claude', GPTV: 'claude-haiku-5-5' },
    helloOfClaude,
    { model: 'claude-haiku-5-5', max_tokens: serverLimits.answerTokens },
  ],
  [
    { AImodule: 'Perplexity', GPTV: 'sonar' },
    hello,
    { model: 'sonar', max_tokens: serverLimits.answerTokens },
  ],
])(
  '%o is asked as its stage says, in its own words, and recorded by what was asked',
  async (...given) => {
    const [from, body, how] = given
    const word = fresh()
    provider.streams(word, body)
    const { status, record } = await ask(word, from)
    expect([status, howAsked(provider.lastAsked())]).toEqual([200, how])
    expect(record).toMatchObject({ GPTV: provider.lastAsked().model })
  },
)

test('a model that may think for longer is waited for and asked once; another one is not', async () => {
  const word = fresh()
  provider.streams(word, hello, { afterMs: 2_500 })
  const { status, record } = await ask(word, { AImodule: 'ChatGPT', GPTV: 'gpt-6-luna' })
  expect([status, record['outcome'], provider.timesAsked(word)]).toEqual([200, 'answered', 1])
  const other = await ask(word, { AImodule: 'Perplexity', GPTV: 'sonar' })
  expect([other.status, other.record['outcome']]).toEqual([504, 'timeout'])
})

test('a model that thinks up to its greatest length and writes nothing is not asked again, and what it cost is recorded', async () => {
  const word = fresh()
  const usage = { prompt_tokens: 11, completion_tokens: 16_384 }
  provider.streams(word, chunks(piece(null, 'length'), { choices: [], usage }))
  const { status, body, record } = await ask(word, { AImodule: 'ChatGPT', GPTV: 'gpt-6-luna' })
  expect([status, body.error.code, provider.timesAsked(word)]).toEqual([502, 'empty', 1])
  expect(record).toMatchObject({ outcome: 'empty', InTokenAntal: 11, OutTokenAntal: 16_384 })
})

test('an answer of blanks alone is none: it is tried again, and told as empty', async () => {
  const word = fresh()
  provider.streams(word, chunks(piece('\n'), piece('  '), piece(null, 'stop')))
  const { status, body, record } = await ask(word, { AImodule: 'ChatGPT', GPTV: 'gpt-4o' })
  expect([status, body.error.code, record['outcome']]).toEqual([502, 'empty', 'empty'])
  expect(provider.timesAsked(word)).toBe(2)
})

test('blanks before an answer are a part of it', async () => {
  const word = fresh()
  provider.streams(word, chunks(piece('\n'), piece('  rad'), piece('\n'), piece(null, 'stop')))
  const { body } = await ask(word, { AImodule: 'ChatGPT', GPTV: 'gpt-4o' })
  expect(body.results.answer).toBe('\n  rad\n')
})

test('administrators are told what is really asked and where that lies, of what nobody can choose as well', async () => {
  const { token } = await person({ Role: ADMIN })
  const { body } = await call('questions.providers', {}, { token })
  const [{ models, earlier }] = body.results
  expect(models.find(({ GPTV }: any) => GPTV === 'gpt-4o')).toEqual({
    GPTV: 'gpt-4o',
    name: 'gpt-4o',
    answeredBy: 'GPT-6 Luna',
    where: 'USA',
  })
  expect(earlier).toEqual([
    { GPTV: 'gpt-old', name: 'gpt-old', answeredBy: 'GPT-6 Luna', where: 'USA' },
  ])
})
