import { expect, test } from 'vitest'
import { createSecret, stepOf } from './totp.ts'

// RFC 6238, appendix B: the secret 12345678901234567890, of whose eight digits six are the last ones.
const secret = 'GEZDGNBVGY3TQOJQGEZDGNBVGY3TQOJQ'

test.each([
  [59, '287082'],
  [1_111_111_109, '081804'],
  [1_111_111_111, '050471'],
  [1_234_567_890, '005924'],
  [2_000_000_000, '279037'],
  [20_000_000_000, '353130'],
])('at %i seconds the code is what the standard says', (seconds, code) => {
  expect(stepOf(secret, code, seconds * 1000)).toBe(Math.floor(seconds / 30))
})

test('a clock may be wrong by one step, not by two', () => {
  const during = (step: number) => step * 30_000
  expect([-2, -1, 0, 1, 2].map((off) => stepOf(secret, '287082', during(1 - off)))).toEqual([
    undefined,
    1,
    1,
    1,
    undefined,
  ])
})

test('a secret has 160 bits, and nobody gets the same one', () => {
  const [one, other] = [createSecret(), createSecret()]
  expect(one).toMatch(/^[A-Z2-7]{32}$/)
  expect(other).not.toBe(one)
})
