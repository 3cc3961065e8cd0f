import { expect, test } from 'vitest'
import { missingInPassword } from '../../../shared/rules/people/password.ts'
import { ruleTexts } from './rules.ts'

test.each([
  ['Portalen1 ', 'Det får inte ha mellanslag först eller sist.'],
  [
    ' kort1',
    'Lösenordet ska ha minst 8 tecken och minst en stor bokstav (A–Z). Det får inte ha mellanslag först eller sist.',
  ],
  ['portalen1', 'Lösenordet ska ha minst en stor bokstav (A–Z).'],
])('what “%s” lacks is said in a Swedish sentence', (password, sentence) => {
  expect(ruleTexts.lacks(missingInPassword(password))).toBe(sentence)
})
