import { expect, test } from 'vitest'
import { limits } from '../../shared/limits.ts'
import { serverLimits } from '../../shared/serverLimits.ts'
import { ADMIN } from '../../shared/rules/permissions.ts'
import type { Wishes } from '../../shared/rules/questions/wishes.ts'
import { call } from '../../infra/testing/functions/call.ts'
import { person } from '../../infra/testing/functions/people.ts'
import { question } from '../../infra/testing/functions/questions.ts'
import { chunks, claude, piece, useRawProvider } from '../../infra/testing/functions/rawProvider.ts'
import { studioOf } from '../../infra/testing/functions/trials.ts'

const thinks = { effort: 'low', efforts: ['low', 'high'], answerTokens: 16_384 }
const MODEL_SETTINGS = JSON.stringify([
  [{ ...thinks, silenceSeconds: 50 }, ['gpt-6-luna']],
  [{ ...thinks, silenceSeconds: 200 }, ['claude-sonnet-5-5']],
  [{ temperature: true }, ['claude-haiku-5-5', 'mistral-large-latest']],
  [{ effort: 'none' }, ['gpt-6.1-terra']],
])
const RETIRED_MODELS = JSON.stringify({ 'mistral-small-latest': 'gpt-6-luna' })
const provider = useRawProvider({ MODEL_SETTINGS, RETIRED_MODELS })

const hello = chunks(piece('Hej'), piece(null, 'stop'))
const helloOfClaude = claude('Hej', 'end_turn', { input_tokens: 1 }, { output_tokens: 2 })

/** What of a call the author of a question can wish. */
const howAsked = (asked: any) => ({
  effort: asked.reasoning_effort ?? asked.output_config?.effort,
  temperature: asked.temperature,
  tokens: asked.max_tokens ?? asked.max_completion_tokens,
  words: /högst omkring ([\d]+) ord, om inte/.exec(asked.system ?? asked.messages[0].content)?.[1],
})

type From = { AImodule: 'ChatGPT' | 'Mistralai' | 'Claude'; GPTV: string }

const luna: From = { AImodule: 'ChatGPT', GPTV: 'gpt-6-luna' }
const large: From = { AImodule: 'Mistralai', GPTV: 'mistral-large-latest' }

let words = 0
async function asking(from: From, Wishes?: Wishes) {
  const word = `onskan-${++words}-`
  provider.streams(word, from.AImodule === 'Claude' ? helloOfClaude : hello)
  const { token } = await person()
  const { id: QuestionId } = await question({ ...from, ...(Wishes && { Wishes }) })
  const { status } = await call('assistant.send', { QuestionId, FBody: word }, { token })
  expect(status).toBe(200)
  return howAsked(provider.lastAsked())
}

test.each<[From, Wishes | undefined, object]>([
  [luna, undefined, { effort: 'low', tokens: 16_384 }],
  [large, undefined, { tokens: serverLimits.answerTokens }],
  // What it thinks counts towards its limit, and is not what an author means.
  [
    luna,
    { length: 'kort' },
    { effort: 'low', tokens: 900 + serverLimits.answerTokens, words: '150' },
  ],
  // One that does not think has room for its words alone.
  [
    { AImodule: 'ChatGPT', GPTV: 'gpt-6.1-terra' },
    { length: 'kort' },
    { effort: 'none', tokens: 900, words: '150' },
  ],
  [luna, { effort: 'hög' }, { effort: 'high', tokens: 16_384 }],
  [large, { length: 'mellan' }, { tokens: 2_400, words: '400' }],
  [large, { variation: 'låg', length: 'lång' }, { temperature: 0.1, tokens: 6_000, words: '1000' }],
  [
    { AImodule: 'Claude', GPTV: 'claude-sonnet-5-5' },
    { effort: 'hög' },
    { effort: 'high', tokens: 16_384 },
  ],
  [
    { AImodule: 'Claude', GPTV: 'claude-haiku-5-5' },
    { variation: 'hög' },
    { temperature: 0.9, tokens: serverLimits.answerTokens },
  ],
])('%o with %o is asked that way', async (from, wishes, how) => {
  expect(await asking(from, wishes)).toEqual({
    effort: undefined,
    temperature: undefined,
    words: undefined,
    ...how,
  })
})

test('what a successor cannot be told is left out, and what it can is told', async () => {
  const retired: From = { AImodule: 'Mistralai', GPTV: 'mistral-small-latest' }
  expect(await asking(retired, { variation: 'hög', length: 'kort' })).toMatchObject({
    temperature: undefined,
    words: '150',
  })
})

test('who is to think much may be silent for twice as long, and for no longer than an answer may take', async () => {
  const { askedModel } = await import('../platform/models/catalogue.ts')
  const idleMs = (GPTV: string, wishes?: Wishes) => askedModel(GPTV, wishes).idleMs
  expect(idleMs('gpt-6-luna')).toBe(50_000)
  expect(idleMs('gpt-6-luna', { effort: 'hög' })).toBe(100_000)
  expect(idleMs('claude-sonnet-5-5', { effort: 'hög' })).toBe(limits.answerMinutes * 60_000)
})

test('the test, the studio and its trials ask as the question wishes; another model as it can', async () => {
  const { id, word, token, run, save, stamp, publish } = await studioOf({
    Wishes: { length: 'kort', effort: 'hög' },
  })
  const wished = { effort: 'high', tokens: 900 + serverLimits.answerTokens, words: '150' }
  provider.streams(word, chunks(piece('Hej!'), piece(null, 'stop')))
  const values = { Fields: { namn: 'Åsa' } }
  await call('assistant.try', { id, ...values }, { token })
  expect(howAsked(provider.lastAsked())).toMatchObject(wished)
  await call('assistant.try', { id, ...values, ...large }, { token })
  expect(howAsked(provider.lastAsked())).toMatchObject({
    effort: undefined,
    tokens: 900,
    words: '150',
  })
  await run()
  expect(howAsked(provider.lastAsked())).toMatchObject(wished)
  const { body } = await publish()
  expect(body.results).toMatchObject({
    Wishes: { length: 'kort', effort: 'hög' },
    Proven: { passed: 3 },
  })
  await call('assistant.send', { QuestionId: id, Body: 'prov', ...values }, { token })
  expect(howAsked(provider.lastAsked())).toMatchObject(wished)
  expect(stamp()).not.toBe('')
  // Another length is another question: what the trials said is old.
  const change = (Wishes: object) =>
    call('questions.update', { Question: JSON.stringify({ id, Wishes }) }, { token })
  expect((await change({ length: 'lång' })).body.results.Certificate).toBeUndefined()
  const opened = await call('assistant.question', { id }, { token })
  expect(opened.body.results.Certificate).toMatchObject({ old: true })
  await change({ effort: 'hög', length: 'kort' })
  const again = await call('assistant.question', { id }, { token })
  expect(again.body.results.Certificate).not.toHaveProperty('old')
  expect((await save()).status).toBe(409)
})

test('asking on is told the same length', async () => {
  const word = 'onskan-vidare-'
  provider.streams(word, hello)
  const { token } = await person()
  const { id: QuestionId } = await question({ ...large, Wishes: { length: 'kort' } })
  const first = await call(
    'assistant.send',
    { QuestionId, FBody: word, AnswerId: crypto.randomUUID() },
    { token },
  )
  const { SvarId } = first.body.results
  await call(
    'assistant.send',
    { QuestionId, FBody: `${word} på engelska`, SvarId, AnswerId: crypto.randomUUID() },
    { token },
  )
  expect(provider.lastAsked().messages.length).toBeGreaterThan(2)
  expect(howAsked(provider.lastAsked())).toMatchObject({ tokens: 900, words: '150' })
})

const admin = () => person({ Role: ADMIN })
const wrongEffort = {
  'Wishes.effort': 'Det går inte att välja hur mycket Mistral Large tänker.',
}

test('what a model cannot be told, or nobody can, is refused when a question is saved', async () => {
  const { token } = await admin()
  const added = { Subject: 'Brev', Body: 'Skriv ett brev.', ...large }
  const add = (Wishes: object) => call('questions.add', { ...added, Wishes }, { token })
  expect((await add({ effort: 'låg' })).body.error.fields).toEqual(wrongEffort)
  expect((await add({ length: 'evig' })).body.error.fields).toHaveProperty('Wishes.length')
  expect((await add({ längd: 'kort' })).status).toBe(400)
  const { body } = await add({ variation: 'hög' })
  expect(body.results.Wishes).toEqual({ variation: 'hög' })
  const { id } = body.results
  const change = async (more: object) => {
    const sent = await call(
      'questions.update',
      { Question: JSON.stringify({ id, ...more }) },
      { token },
    )
    return sent.body.error?.fields ?? sent.body.results.Wishes
  }
  expect(await change({ Wishes: { effort: 'låg' } })).toEqual({
    'Question.Wishes.effort': wrongEffort['Wishes.effort'],
  })
  // Another model with what was wished of the one before.
  expect(await change(luna)).toHaveProperty('Question.Wishes.variation')
  expect(await change({ ...luna, Wishes: { effort: 'hög' } })).toEqual({ effort: 'hög' })
  // It knows two of the three.
  expect(await change({ Wishes: { effort: 'mellan' } })).toHaveProperty('Question.Wishes.effort')
  expect(await change({ Wishes: {} })).toBeUndefined()
  const draft = await studioOf({ ...large, Wishes: { effort: 'låg' } })
  expect((await draft.publish('Måste ut')).body.error.fields).toEqual(wrongEffort)
})

test('what a question wished before stays when something else of it is changed', async () => {
  const { token } = await admin()
  const { id } = await question({ ...large, Wishes: { effort: 'hög' } })
  const Question = JSON.stringify({ id, subtext: 'Ny hjälp' })
  const { status, body } = await call('questions.update', { Question }, { token })
  expect([status, body.results.Wishes]).toEqual([200, { effort: 'hög' }])
})

test('administrators are told what each model takes', async () => {
  const { token } = await admin()
  const { body } = await call('questions.providers', {}, { token })
  const takes = Object.fromEntries(
    body.results.flatMap(({ models }: any) => models.map((one: any) => [one.GPTV, one.takes])),
  )
  expect(takes).toMatchObject({
    'gpt-6-luna': { effort: ['låg', 'hög'], variation: [] },
    'mistral-small-latest': { effort: ['låg', 'hög'], variation: [] },
    'mistral-large-latest': { effort: [], variation: ['låg', 'mellan', 'hög'] },
    sonar: undefined,
  })
})
