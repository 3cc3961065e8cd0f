import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { ADMIN } from '../../shared/rules/permissions.ts'
import { coldStart } from '../../infra/local/gateway/lambdas.ts'
import { call } from '../../infra/testing/functions/call.ts'
import { person } from '../../infra/testing/functions/people.ts'
import { question } from '../../infra/testing/functions/questions.ts'
import { chunks, claude, piece, useRawProvider } from '../../infra/testing/functions/rawProvider.ts'
import { usageOf } from '../../infra/testing/functions/records.ts'

const agreement = 'Personuppgiftsbiträdesavtal 2026-117'
const provider = useRawProvider({
  SUPPLIERS: JSON.stringify({
    ChatGPT: { supplier: 'OpenAI', country: 'USA', agreement },
    Claude: { supplier: 'Anthropic', country: 'USA' },
    Mistralai: { supplier: 'Mistral AI', country: 'EU' },
  }),
  PRICES: JSON.stringify({
    'gpt-6-luna': [
      { from: '2026-01-01', in: 1_000, cachedIn: 100, out: 8_000, estimate: true },
      { from: '2026-12-01', in: 1_234, out: 9_999 },
    ],
  }),
})
beforeEach(() => void vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-11-30T22:59:59Z') }))
afterEach(() => void vi.useRealTimers())

const usage = { prompt_tokens: 100, completion_tokens: 10 }
const ended = (reason: string) => chunks(piece('Hej'), { ...piece(null, reason), usage })

async function ask(FBody: string, from: object = {}, more: object = {}) {
  const { token, id } = await person()
  const { id: QuestionId } = await question(from)
  const { body } = await call('assistant.send', { QuestionId, FBody, ...more }, { token })
  const kept = body.results?.SvarId
    ? await call('answers.get', { id: body.results.SvarId }, { token })
    : undefined
  return { token, QuestionId, body, records: await usageOf(id), said: kept?.body.results.said }
}

test('an answer says who wrote it, what was hidden and what it cost: to its reader, in its record and where it is kept', async () => {
  provider.streams('kvitto-ett', ended('stop'))
  const text = 'kvitto-ett om 19811218-9876'
  const { body, records, said } = await ask(text, { DaytoUpdate: '2026-11-20T08:00:00.000Z' })
  const receipt = {
    supplier: 'OpenAI',
    country: 'USA',
    agreement,
    GPTV: 'gpt-6-luna',
    model: 'GPT-6 Luna',
    version: '2026-11-20T08:00:00.000Z',
    hidden: { PERSONNUMMER: 1 },
    InTokenAntal: 100,
    OutTokenAntal: 10,
    MikroOre: 180_000,
    priceEstimated: true,
    ms: expect.any(Number),
    sdate: '2026-11-30T22:59:59.000Z',
  }
  expect(body.results.receipt).toEqual(receipt)
  const { sdate: _, ...recorded } = receipt
  expect(records).toMatchObject([recorded])
  expect(said[0].receipt).toEqual(body.results.receipt)
})

test('a price that changes at midnight in Sweden holds from the first answer of that day', async () => {
  provider.streams('kvitto-midnatt', ended('stop'))
  const before = await ask('kvitto-midnatt')
  vi.setSystemTime(new Date('2026-11-30T23:00:00Z'))
  const after = await ask('kvitto-midnatt')
  expect(before.records).toMatchObject([{ MikroOre: 180_000, priceEstimated: true }])
  expect(after.records).toMatchObject([{ MikroOre: 223_390 }])
  expect(after.body.results.receipt).not.toHaveProperty('priceEstimated')
})

test('what was cached and what was thought are told apart, whichever way a provider counts them', async () => {
  const details = {
    prompt_tokens: 100,
    completion_tokens: 10,
    prompt_tokens_details: { cached_tokens: 80 },
    completion_tokens_details: { reasoning_tokens: 7 },
  }
  provider.streams('kvitto-cache', chunks(piece('Hej'), { ...piece(null, 'stop'), usage: details }))
  const openai = await ask('kvitto-cache')
  const counted = { InTokenAntal: 100, OutTokenAntal: 10, cachedTokens: 80, reasoningTokens: 7 }
  expect(openai.body.results.receipt).toMatchObject({ ...counted, MikroOre: 108_000 })
  expect(openai.records).toMatchObject([{ ...counted, MikroOre: 108_000 }])
  const asked = { input_tokens: 15, cache_read_input_tokens: 80, cache_creation_input_tokens: 5 }
  provider.streams('kvitto-minne', claude('Hej', 'end_turn', asked, { output_tokens: 10 }))
  const anthropic = await ask('kvitto-minne', { AImodule: 'Claude', GPTV: 'claude-sonnet-5-5' })
  expect(anthropic.body.results.receipt).toMatchObject({ InTokenAntal: 100, cachedTokens: 80 })
})

test.each([
  { prompt_tokens_details: { cached_tokens: 101 }, completion_tokens_details: null },
  { prompt_tokens_details: { cached_tokens: -1 }, completion_tokens_details: 'mycket' },
  { prompt_tokens_details: [], completion_tokens_details: { reasoning_tokens: 1e300 } },
  { prompt_tokens_details: null, completion_tokens_details: { reasoning_tokens: 11 } },
])('parts that cannot be (%j) are left out, and the whole counts', async (odd) => {
  provider.streams(
    'kvitto-udda',
    chunks(piece('Hej'), { ...piece(null, 'stop'), usage: { ...usage, ...odd } }),
  )
  const { receipt } = (await ask('kvitto-udda')).body.results
  expect(receipt).toMatchObject({ InTokenAntal: 100, OutTokenAntal: 10, MikroOre: 180_000 })
  expect(Object.keys(receipt)).not.toEqual(expect.arrayContaining(['cachedTokens']))
  expect(Object.keys(receipt)).not.toEqual(expect.arrayContaining(['reasoningTokens']))
})

test('whoever asks what was all cached, of a model that only thought, reads both on the receipt', async () => {
  const all = {
    ...usage,
    prompt_tokens_details: { cached_tokens: 100 },
    completion_tokens_details: { reasoning_tokens: 10 },
  }
  provider.streams('kvitto-allt', chunks(piece('Hej'), { ...piece(null, 'stop'), usage: all }))
  const { receipt } = (await ask('kvitto-allt')).body.results
  expect(receipt).toMatchObject({ cachedTokens: 100, reasoningTokens: 10 })
})

test('an answer that was cut says so, and with what it goes on with it is one receipt', async () => {
  provider.streams('kvitto-kapat', ended('length'))
  const { token, QuestionId, body } = await ask('kvitto-kapat')
  expect(body.results.receipt).toMatchObject({ cut: true, MikroOre: 180_000 })
  provider.streams('kvitto-kapat', ended('stop'))
  const { SvarId, answer: Continues } = body.results
  const input = { QuestionId, FBody: 'kvitto-kapat', SvarId, Continues }
  expect((await call('assistant.send', input, { token })).status).toBe(200)
  const kept = await call('answers.get', { id: SvarId }, { token })
  const [{ receipt }] = kept.body.results.said
  expect(receipt).toMatchObject({ InTokenAntal: 200, OutTokenAntal: 20, MikroOre: 360_000 })
  expect(receipt).not.toHaveProperty('cut')
})

test('without a count of the provider’s the cost is an estimate, and without a price there is none', async () => {
  provider.streams('kvitto-utan', chunks(piece('Hej'), piece(null, 'stop')))
  expect((await ask('kvitto-utan')).body.results.receipt).toMatchObject({
    estimated: true,
    OutTokenAntal: 1,
    MikroOre: expect.any(Number),
  })
  const other = await ask('kvitto-utan', { AImodule: 'Mistralai', GPTV: 'mistral-large-latest' })
  expect(other.body.results.receipt).toMatchObject({ supplier: 'Mistral AI', country: 'EU' })
  expect(other.records[0]).not.toHaveProperty('MikroOre')
})

test('the library’s test and the chat have one, too', async () => {
  provider.streams('kvitto-prov', ended('stop'))
  const { token } = await person({ Role: ADMIN })
  const { id: QuestionId } = await question()
  const tried = await call('assistant.send', { QuestionId, Body: 'kvitto-prov' }, { token })
  const newMessage = [{ role: 'user' as const, content: 'kvitto-prov' }]
  const said = await call('chatbot.send', { newMessage }, { token })
  for (const { body } of [tried, said]) {
    expect(body.results.receipt).toMatchObject({ supplier: 'OpenAI', MikroOre: 180_000 })
  }
})

test('nobody is asked of whom the stage says nothing', async () => {
  provider.streams('kvitto-okänd', ended('stop'))
  const { body } = await ask('kvitto-okänd', { AImodule: 'Perplexity', GPTV: 'sonar' })
  expect([body.error.code, provider.timesAsked('kvitto-okänd')]).toEqual(['not_configured', 0])
})

test('a record stays within a kilobyte', async () => {
  coldStart('assistant.send')
  provider.streams('kvitto-storlek', ended('stop'))
  const { records } = await ask('kvitto-storlek', {
    QuestionLabel: 'Å'.repeat(100),
    DaytoUpdate: '2026-11-20T08:00:00.000Z',
  })
  expect(Buffer.byteLength(JSON.stringify(records[0]))).toBeLessThan(1_024)
})
