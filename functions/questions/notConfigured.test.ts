import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { ADMIN } from '../../shared/rules/permissions.ts'
import { questions } from '../stores/questions/questions.ts'
import { call } from '../../infra/testing/functions/call.ts'
import { person } from '../../infra/testing/functions/people.ts'
import { ofItsOwn, usePortal } from '../../infra/testing/functions/portal.ts'

// A file of its own, since a Lambda keeps the keys for five minutes.
beforeAll(() => vi.stubEnv('MISTRAL_API_KEY', ''))
usePortal(ofItsOwn)
afterAll(() => vi.unstubAllEnvs())

test('a provider without a key is shown as not configured and cannot be chosen', async () => {
  const { token } = await person({ Role: ADMIN })
  const { body } = await call('questions.providers', {}, { token })
  const configured = body.results.map(({ AImodule, configured: has }: any) => [AImodule, has])
  expect(Object.fromEntries(configured)).toMatchObject({ ChatGPT: true, Mistralai: false })

  const input = { Subject: 'Ny', Body: 'Text', AImodule: 'Mistralai' as const }
  const refused = await call('questions.add', input, { token })
  expect([refused.status, refused.body.error.fields]).toEqual([
    400,
    { AImodule: expect.stringContaining('Mistral') },
  ])
  expect((await questions.all()).value).toEqual([])
})

test('a key that was taken away is gone within five minutes, also for a question that is changed', async () => {
  const { token } = await person({ Role: ADMIN })
  const input = { Subject: 'Ny', Body: 'Text', AImodule: 'ChatGPT' as const }
  const { body } = await call('questions.add', input, { token })
  const { id } = body.results
  vi.stubEnv('ANTHROPIC_API_KEY', '')
  vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 6 * 60_000 })
  const Question = { id, AImodule: 'Claude' as const }
  const refused = await call('questions.update', { Question }, { token })
  vi.useRealTimers()
  expect([refused.status, refused.body.error.fields]).toEqual([
    400,
    { AImodule: expect.stringContaining('Claude') },
  ])
  expect(await questions.latest(id)).toMatchObject({ AImodule: 'ChatGPT' })
})

test('a stage without a server of its own neither shows one nor takes a question for it', async () => {
  const { token } = await person({ Role: ADMIN })
  const { body } = await call('questions.providers', {}, { token })
  expect(body.results.map(({ AImodule }: any) => AImodule)).not.toContain('Egen')
  const input = { Subject: 'Ny', Body: 'Text', AImodule: 'Egen' as const }
  const refused = await call('questions.add', input, { token })
  expect([refused.status, refused.body.error.fields]).toEqual([
    400,
    { AImodule: 'Egen modell är inte inställd.' },
  ])
})

test('a new question that names nobody is answered by the first who has a key', async () => {
  const { token } = await person({ Role: ADMIN })
  vi.stubEnv('OPENAI_API_KEY', '')
  vi.stubEnv('ANTHROPIC_API_KEY', '')
  vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 6 * 60_000 })
  const input = { Subject: 'Ny', Body: 'Text' }
  const { status, body } = await call('questions.add', input, { token })
  vi.useRealTimers()
  expect([status, body.results?.AImodule]).toEqual([200, 'Perplexity'])
})
