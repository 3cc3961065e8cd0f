import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { catalogue } from './errors.ts'
import { showTexts } from './inBoth.ts'

afterEach(() => showTexts('klarsprak'))

describe('with the words of the specification', () => {
  beforeEach(() => showTexts('specification'))

  test.each([
    ['profileRead', 'Something went wrong'],
    ['picture', 'Something went wrong'],
    ['logReset', 'There was something issue in responding server.'],
    ['eventSave', 'There was something issue in responding server.'],
    ['notifications', 'There was something issue in responding server.'],
    ['users', 'Error: 1011: fel i server'],
    ['userAddUnreached', 'Error: 1012: fel i server'],
    ['userDelete', 'Error: 1013: fel i server'],
    ['userAdd', 'Error: 1014: fel i server'],
    ['questionAdd', 'Error: 1019: fel i server'],
    ['questions', 'Error: 1020: fel i server'],
    ['statistics', 'Error: 1020: fel i server'],
    ['questionDelete', 'Error: 1021: fel i server'],
    ['questionUpdate', 'Error: 1022: fel i server'],
    ['questionTest', 'Error: 1022: fel i server'],
  ] as const)('the error %s is titled “%s”', (name, title) => {
    expect(catalogue[name]).toMatchObject({ title })
  })
})

test('in plain Swedish every error says what did not work, and the number is small print', () => {
  expect(catalogue.users).toMatchObject({
    title: 'Listan med användare kunde inte hämtas.',
    code: 1011,
  })
  for (const { title, description } of Object.values(catalogue)) {
    expect(title).toMatch(/^[A-ZÅÄÖ][^:]* kunde inte .*\.$/)
    expect(description).toMatch(/Försök igen/)
  }
})
