import { afterAll, beforeEach, expect, test, vi } from 'vitest'
import { withEverything } from '../../infra/testing/stack/variants.ts'
import { call } from '../../infra/testing/functions/call.ts'
import { person } from '../../infra/testing/functions/people.ts'
import { usePortal } from '../../infra/testing/functions/portal.ts'
import { question } from '../../infra/testing/functions/questions.ts'
import { withReceipt } from '../../infra/testing/functions/receipts.ts'
import {
  chunks,
  claude,
  piece,
  startRawProvider,
} from '../../infra/testing/functions/rawProvider.ts'
import { usageOf } from '../../infra/testing/functions/records.ts'
import { ADMIN } from '../../shared/rules/permissions.ts'
import { coldStart } from '../../infra/local/gateway/lambdas.ts'

type Raw = Awaited<ReturnType<typeof startRawProvider>>
let others: Raw
let own: Raw
usePortal(async () => {
  others = await startRawProvider()
  own = await startRawProvider()
  return {
    settings: {
      models: withEverything.models,
      suppliers: withEverything.suppliers,
      providers: { Egen: { address: own.url, name: 'Vår modell' } },
    },
    env: {
      OWN_ANSWER_DAYS: '0',
      PROVIDER_ADDRESSES: JSON.stringify({
        ...JSON.parse(others.env.PROVIDER_ADDRESSES),
        Egen: own.url,
      }),
    },
  }
})
afterAll(async () => {
  vi.unstubAllEnvs()
  await others.stop()
  await own.stop()
})
beforeEach(() => coldStart('assistant.send', 'questions.providers', 'questions.add'))

const hello = chunks(piece('Hej'), piece(null, 'stop'))
const Egen = { AImodule: 'Egen', GPTV: 'gpt-oss' } as const

async function ask(from: object) {
  const { token, id } = await person()
  const { id: QuestionId } = await question(from)
  const { status, body } = await call('assistant.send', { QuestionId, FBody: 'hej' }, { token })
  return { status, body, records: await usageOf(id) }
}

test('a server of one’s own answers without a key, and with none but its own', async () => {
  own.streams('hej', hello)
  const { status, body, records } = await ask(Egen)
  expect([status, body.results, own.keys]).toEqual([
    200,
    withReceipt({ answer: 'Hej' }),
    [undefined],
  ])
  expect(own.lastAsked()).toMatchObject({ model: 'gpt-oss', max_tokens: expect.any(Number) })
  expect(records).toMatchObject([{ AImodule: 'Egen', GPTV: 'gpt-oss', outcome: 'answered' }])
  vi.stubEnv('OWN_MODEL_API_KEY', 'egen-nyckel')
  coldStart('assistant.send')
  expect((await ask(Egen)).status).toBe(200)
  expect(own.keys).toEqual([undefined, 'Bearer egen-nyckel'])
})

test('each provider is shown its own key and no other’s', async () => {
  for (const [name, key] of [
    ['OPENAI_API_KEY', 'k-ChatGPT'],
    ['MISTRAL_API_KEY', 'k-Mistralai'],
    ['ANTHROPIC_API_KEY', 'k-Claude'],
    ['PERPLEXITY_API_KEY', 'k-Perplexity'],
    ['OWN_MODEL_API_KEY', 'k-Egen'],
  ] as const)
    vi.stubEnv(name, key)
  const ofClaude = claude('Hej', 'end_turn', {}, {})
  for (const AImodule of ['ChatGPT', 'Mistralai', 'Claude', 'Perplexity'] as const) {
    others.streams('hej', AImodule === 'Claude' ? ofClaude : hello)
    expect((await ask({ AImodule })).status).toBe(200)
    expect(others.keys.at(-1)?.replace('Bearer ', '')).toBe(`k-${AImodule}`)
  }
  own.streams('hej', hello)
  await ask(Egen)
  expect(own.keys.at(-1)).toBe('Bearer k-Egen')
  expect(own.keys.join()).not.toMatch(/k-(?!Egen)/)
})

test('a key that it refuses is told, and no other is tried', async () => {
  vi.stubEnv('OWN_MODEL_API_KEY', '')
  own.fails('hej', 401, { message: 'no' })
  const before = own.keys.length
  const { status, body } = await ask(Egen)
  expect([status, body.error.code, own.keys.slice(before)]).toEqual([
    503,
    'not_configured',
    [undefined],
  ])
})

test('it is offered under the stage’s name, and questions are made for it', async () => {
  const { token } = await person({ Role: ADMIN })
  const { body } = await call('questions.providers', {}, { token })
  expect(body.results.at(-1)).toEqual({
    AImodule: 'Egen',
    name: 'Vår modell',
    configured: true,
    models: [{ GPTV: 'gpt-oss', name: 'GPT-OSS', where: 'Sverige' }],
    earlier: [],
  })
  const input = { Subject: 'Egen', Body: 'Text', AImodule: 'Egen' as const }
  const added = await call('questions.add', input, { token })
  expect([added.status, added.body.results.GPTV]).toEqual([200, 'gpt-oss'])
})
