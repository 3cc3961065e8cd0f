import { PassThrough } from 'node:stream'
import { expect, test } from 'vitest'
import { isSure } from './isSure.ts'

const answered = (typed: string) => {
  const input = new PassThrough()
  input.end(typed)
  return isSure('Everything is lost.', input, new PassThrough())
}

test.each([
  ['yes\n', true],
  [' yes \n', true],
  ['y\n', false],
  ['\n', false],
  ['', false],
])('an operator who types %j is sure: %s', async (typed, isIt) => {
  expect(await answered(typed)).toBe(isIt)
})
