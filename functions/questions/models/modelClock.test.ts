import { afterAll, beforeEach, expect, test } from 'vitest'
import { addDays, dayInWords, dayOf, momentOf } from '../../../shared/rules/days.ts'
import { ADMIN } from '../../../shared/rules/permissions.ts'
import { call } from '../../../infra/testing/functions/call.ts'
import { startModelLists } from '../../../infra/testing/functions/modelLists.ts'
import { noticesOf } from '../../../infra/testing/functions/notifications.ts'
import { person } from '../../../infra/testing/functions/people.ts'
import { usePortal } from '../../../infra/testing/functions/portal.ts'
import { question } from '../../../infra/testing/functions/questions.ts'
import { invoke } from '../../../infra/local/gateway/lambdas.ts'
import { modelEnds } from '../../stores/questions/modelEnds.ts'
import { questions } from '../../stores/questions/questions.ts'

const today = dayOf(new Date())
const inDays = (days: number) => addDays(today, days)

let providers: Awaited<ReturnType<typeof startModelLists>>
usePortal(async () => {
  providers = await startModelLists()
  const model = (GPTV: string) => ({ GPTV, name: GPTV.toUpperCase() })
  const MODELS = JSON.stringify({
    ChatGPT: ['gpt-a', 'gpt-b', 'gpt-next'].map(model),
    Mistralai: ['mistral-a', 'mistral-b'].map(model),
    Claude: ['claude-a', 'claude-b'].map(model),
    Perplexity: ['sonar'].map(model),
  })
  const RETIRED_MODELS = JSON.stringify({ 'gpt-b': 'gpt-next', 'mistral-b': 'mistral-a' })
  const MODEL_ENDS = JSON.stringify({
    'gpt-b': inDays(30),
    'mistral-b': inDays(20),
    sonar: inDays(50),
  })
  return { env: { ...providers.env, MODELS, RETIRED_MODELS, MODEL_ENDS } }
})
afterAll(() => providers.stop())

const whole = () => {
  providers.lists('ChatGPT', { id: 'gpt-a' }, { id: 'gpt-b' }, { id: 'gpt-next' })
  providers.lists(
    'Mistralai',
    { id: 'mistral-2411', aliases: ['mistral-a'], deprecation: null },
    { id: 'mistral-b' },
  )
  providers.lists('Claude', { id: 'claude-a' }, { id: 'claude-b' })
}

let administrator: Awaited<ReturnType<typeof person>>
beforeEach(async () => {
  whole()
  administrator = await person({ Role: ADMIN })
  const { token } = administrator
  for (const { id } of (await questions.all()).value) {
    await call('questions.delete', { DelQuestion: JSON.stringify({ id }) }, { token })
  }
  for (const one of await modelEnds.all()) await modelEnds.remove(one)
})

/** A reading as of so many days from now. */
const read = (days = 0) =>
  invoke('questions.modelClock', { time: momentOf(inDays(days), 12 * 60).toISOString() })

const told = async () => (await noticesOf(administrator)).map(({ message }) => message).toReversed()

const shown = async () =>
  (await call('questions.models', {}, { token: administrator.token })).body.results

const ask = (AImodule: 'ChatGPT' | 'Mistralai' | 'Claude' | 'Perplexity', GPTV: string) =>
  question({ AImodule, GPTV })

test('an end that its provider tells is told once, in time, with how many questions it concerns', async () => {
  await ask('ChatGPT', 'gpt-a')
  await ask('ChatGPT', 'gpt-a')
  await ask('Claude', 'claude-a')
  const end = inDays(61)
  providers.lists('ChatGPT', { id: 'gpt-a', shutdown_date: end })
  await read()
  expect(await told()).toEqual([])
  await read(1)
  await read(1)
  await read(2)
  const first = `GPT-A slutar ${dayInWords(end)}. 2 frågor berörs. Ingen efterföljare är vald.`
  expect(await told()).toEqual([first])
  await read(46)
  expect(await told()).toEqual([first])
  await read(47)
  await read(48)
  expect(await told()).toEqual([first, first])
  await read(62)
  expect(await told()).toHaveLength(2)
})

test('an end that is near when it is first known is told once, and another day anew', async () => {
  await ask('Mistralai', 'mistral-a')
  const told13 = `${inDays(13)}T22:30:00Z`
  providers.lists('Mistralai', { id: 'mistral-2411', aliases: ['mistral-a'], deprecation: told13 })
  await read()
  await read(1)
  const end = dayOf(new Date(told13))
  const words = (day: string) =>
    `MISTRAL-A slutar ${dayInWords(day)}. 1 fråga berörs. Ingen efterföljare är vald.`
  expect(await told()).toEqual([words(end)])
  const seconds = Date.parse(`${inDays(40)}T12:00:00Z`) / 1000
  providers.lists('Mistralai', { id: 'mistral-a', deprecation: seconds })
  await read(2)
  expect(await told()).toEqual([words(end), words(inDays(40))])
  providers.lists('Mistralai', { id: 'mistral-a', deprecation: null })
  await read(3)
  expect(await modelEnds.all()).toEqual([])
})

test('a model that is gone is told once two days say so, and is no end when it comes back', async () => {
  await ask('Claude', 'claude-a')
  providers.lists('Claude', { id: 'claude-b' })
  await read()
  await read()
  whole()
  await read(1)
  providers.lists('Claude', { id: 'claude-b' })
  await read(2)
  expect(await told()).toEqual([])
  await read(3)
  await read(4)
  expect(await told()).toEqual([
    'CLAUDE-A finns inte längre hos Claude AI. 1 fråga berörs. Ingen efterföljare är vald.',
  ])
  expect(await shown()).toMatchObject([
    { GPTV: 'claude-a', gone: inDays(2), provider: 'Claude AI' },
  ])
  whole()
  await read(5)
  expect(await shown()).toEqual([])
})

test('of a provider that fails, hangs, is sent elsewhere or talks nonsense everything stays as it was', async () => {
  await ask('ChatGPT', 'gpt-a')
  await ask('Claude', 'claude-a')
  providers.lists('ChatGPT', { id: 'gpt-a', shutdown_date: inDays(30) })
  providers.lists('Claude', { id: 'claude-b' })
  await read()
  const before = await modelEnds.all()
  expect(before).toHaveLength(2)
  const nonsense: unknown[] = [
    '',
    '<html>',
    [],
    { data: [] },
    { data: 'x' },
    { data: [{ name: 'gpt-a' }] },
    { data: [{ id: 'other' }], has_more: true },
  ]
  for (const body of nonsense) {
    providers.says('ChatGPT', body)
    providers.says('Claude', body)
    await read(1)
  }
  for (const status of [302, 401, 429, 500]) {
    for (const one of ['ChatGPT', 'Claude'] as const)
      providers.answers(one, (response) =>
        response.writeHead(status, { location: 'https://example.se' }).end('{}'),
      )
    await read(1)
  }
  providers.answers('ChatGPT', (response) => response.destroy())
  providers.answers('Claude', (response) => response.writeHead(200).write('{"data":['))
  await read(1)
  expect(await modelEnds.all()).toEqual(before)
  expect(await told()).toHaveLength(1)
}, 90_000)

test('a day that is none is no end, and the others of the list count', async () => {
  await ask('ChatGPT', 'gpt-a')
  await ask('ChatGPT', 'gpt-next')
  const wrong = [null, '', 'soon', -1, 1e300, {}, '2026-02-31', true]
  for (const shutdown_date of wrong) {
    const end = { id: 'gpt-next', shutdown_date: inDays(9) }
    providers.lists('ChatGPT', { id: 'gpt-a', shutdown_date }, end)
    await read()
  }
  expect((await modelEnds.all()).map(({ GPTV, day }) => [GPTV, day])).toEqual([
    ['gpt-next', inDays(9)],
  ])
})

test('nobody is told of a model that no question asks, nor later than its last question', async () => {
  providers.lists('ChatGPT', { id: 'gpt-a', shutdown_date: inDays(5) }, { id: 'gpt-b' })
  await read()
  expect([await modelEnds.all(), await told()]).toEqual([[], []])
  const { id } = await ask('ChatGPT', 'gpt-a')
  await read()
  expect(await told()).toHaveLength(1)
  const { token } = administrator
  await call('questions.delete', { DelQuestion: JSON.stringify({ id }) }, { token })
  await read(1)
  expect([await modelEnds.all(), await shown()]).toEqual([[], []])
})

test('the stage’s own day counts where no list tells, and where it is the earlier', async () => {
  await ask('Perplexity', 'sonar')
  await ask('ChatGPT', 'gpt-b')
  await ask('Mistralai', 'mistral-b')
  providers.lists('ChatGPT', { id: 'gpt-b', shutdown_date: inDays(40) })
  providers.lists('Mistralai', { id: 'mistral-b', deprecation: inDays(10) })
  await read()
  expect((await told()).toSorted()).toEqual(
    [
      `GPT-B slutar ${dayInWords(inDays(30))}. 1 fråga berörs. Efterföljare är GPT-NEXT.`,
      `MISTRAL-B slutar ${dayInWords(inDays(10))}. 1 fråga berörs. Efterföljare är MISTRAL-A.`,
      `SONAR slutar ${dayInWords(inDays(50))}. 1 fråga berörs. Ingen efterföljare är vald.`,
    ].toSorted(),
  )
  expect((await shown()).map(({ GPTV, day }: any) => [GPTV, day])).toEqual([
    ['mistral-b', inDays(10)],
    ['gpt-b', inDays(30)],
    ['sonar', inDays(50)],
  ])
})

test('two readings at once tell once, and all who are administrators then', async () => {
  const other = await person({ Role: ADMIN })
  const staff = await person()
  await ask('ChatGPT', 'gpt-a')
  providers.lists('ChatGPT', { id: 'gpt-a', shutdown_date: inDays(8) })
  await Promise.all([read(), read(), read()])
  expect(await told()).toHaveLength(1)
  expect(await noticesOf(other)).toMatchObject([
    { Name: 'Portalen', about: { kind: 'model', id: 'ChatGPT' } },
  ])
  expect(await noticesOf(staff)).toEqual([])
})

test('each provider is asked in its own protocol, with its key', async () => {
  await Promise.all([
    ask('ChatGPT', 'gpt-a'),
    ask('Mistralai', 'mistral-a'),
    ask('Claude', 'claude-a'),
    ask('Perplexity', 'sonar'),
  ])
  providers.asked.splice(0)
  await read()
  const asked = providers.asked.toSorted((one, two) => (one.url < two.url ? -1 : 1))
  expect(asked).toMatchObject([
    { url: '/ChatGPT/models', headers: { authorization: 'Bearer stand-in' } },
    {
      url: '/Claude/v1/models?limit=1000',
      headers: { 'x-api-key': 'stand-in', 'anthropic-version': '2023-06-01' },
    },
    { url: '/Mistralai/models', headers: { authorization: 'Bearer stand-in' } },
  ])
  expect(asked).toHaveLength(3)
})
