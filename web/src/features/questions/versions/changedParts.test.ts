import { expect, test } from 'vitest'
import { changedParts } from './changedParts.ts'

const words = (count: number, word: (at: number) => string) =>
  Array.from({ length: count }, (_, at) => word(at)).join(' ')

const kept = { added: false, removed: false }

test('a long text with a few other words is told word by word', () => {
  const before = words(3_000, (at) => `ord${at}`)
  const parts = changedParts(before, before.replace('ord1500', 'annat'))
  const changed = parts.filter(({ added, removed }) => added || removed)
  expect(changed.map(({ value }) => value)).toEqual(['ord1500', 'annat'])
})

test('two long texts with nothing in common are told whole, the old one first, without a wait', () => {
  const before = words(3_500, (at) => `a${at}b`)
  const after = words(3_500, (at) => `c${at}d`)
  expect(changedParts(before, after)).toEqual([
    { value: before, added: false, removed: true },
    { value: '\n\n', ...kept },
    { value: after, added: true, removed: false },
  ])
})
