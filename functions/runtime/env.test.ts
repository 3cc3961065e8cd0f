import { afterEach, expect, test, vi } from 'vitest'
import { environment, variables } from './env.ts'

afterEach(() => vi.unstubAllEnvs())

test('lists everything that is missing or wrong', () => {
  vi.stubEnv('PRODUCT_NAME', '')
  vi.stubEnv('PINNED_ANSWER_DAYS', 'ett år')
  expect(() => environment(variables.stage)).toThrow(
    /not usable:\nPRODUCT_NAME: is empty\nPINNED_ANSWER_DAYS: is no whole number/,
  )
})

test('reads lists and numbers', () => {
  vi.stubEnv('ALLOWED_EMAIL_DOMAINS', 'example.se, ,example.com')
  vi.stubEnv('PINNED_ANSWER_DAYS', '30')
  expect(environment(variables.stage)).toMatchObject({
    ALLOWED_EMAIL_DOMAINS: ['example.se', 'example.com'],
    PINNED_ANSWER_DAYS: 30,
  })
})
