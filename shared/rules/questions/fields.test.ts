import { expect, test } from 'vitest'
import { isPerson, wordsAsAsked } from './fields.ts'

const spaced = 'Otto\u00A0\u00A0Ek'

test.each([
  ['as it was written', ['Anna'], ['Om Anna'], ['Anna']],
  ['as it is seen in a field', [spaced], ['Hej Otto Ek'], ['Otto Ek']],
  ['as it stands in either', [spaced], [`Om ${spaced}`, 'Hej Otto Ek'], [spaced, 'Otto Ek']],
  ['as it was written where it stands nowhere', [spaced], ['Hej'], [spaced]],
  ['as a number has it in its field', ['−1 250 000'], ['Lön: -1250000'], ['-1250000']],
  ['never by a single letter', ['a\u00AD'], ['bara'], ['a\u00AD']],
])('a word that is marked by hand is hidden %s', (_, words, texts, hidden) => {
  expect(wordsAsAsked(words, texts)).toEqual(hidden)
})

test('a long run of @ is nobody of the portal, and takes no time', () => {
  // By the processor: on a busy machine the clock counts what others take.
  const before = process.threadCpuUsage()
  expect(isPerson(`x <${'@'.repeat(100_000)}>x`)).toBe(false)
  expect(process.threadCpuUsage(before).user).toBeLessThan(500_000)
})
