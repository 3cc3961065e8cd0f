import { expect, test } from 'vitest'
import { cleanText, cleanValue } from './cleanText.ts'

test.each([
  ['exem\u0002pel\u0000', 'exempel'],
  ['a\u001Bb\u007Fc', 'abc'],
  ['en\ttabb\r\noch\nrad', 'en\ttabb\r\noch\nrad'],
  ['sida\fsida\vrad', 'sida\nsida\nrad'],
  ['å 🇸🇪 \u00AD\u200D', 'å 🇸🇪 \u00AD\u200D'],
  ['halv \uD83D', 'halv \uFFFD'],
])('of %j people keep %j', (given, kept) => {
  expect(cleanText(given)).toBe(kept)
})

test('a password stays what was typed, for its own rule to refuse', () => {
  const given = '{"Password":"a\\u0000","currentPassword":"b\\u0000","desc":"c\\u0000","n":1}'
  expect(JSON.parse(given, cleanValue)).toEqual({
    Password: 'a\u0000',
    currentPassword: 'b\u0000',
    desc: 'c',
    n: 1,
  })
})
