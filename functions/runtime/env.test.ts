import { afterEach, beforeEach, expect, test, vi } from 'vitest'

// A Lambda reads its environment once: each test is the start of one.
beforeEach(() => vi.resetModules())
afterEach(() => vi.unstubAllEnvs())

async function readStage() {
  const { environment, variables } = await import('./env.ts')
  return environment(variables.stage)
}

test('lists everything that is missing or wrong', async () => {
  vi.stubEnv('PRODUCT_NAME', '')
  vi.stubEnv('PINNED_ANSWER_DAYS', 'ett år')
  await expect(readStage()).rejects.toThrow(
    /not usable:\nPRODUCT_NAME: is empty\nPINNED_ANSWER_DAYS: is no whole number/,
  )
})

test('reads lists and numbers', async () => {
  vi.stubEnv('ALLOWED_EMAIL_DOMAINS', 'example.se, ,example.com')
  vi.stubEnv('PINNED_ANSWER_DAYS', '30')
  expect(await readStage()).toMatchObject({
    ALLOWED_EMAIL_DOMAINS: ['example.se', 'example.com'],
    PINNED_ANSWER_DAYS: 30,
  })
})
