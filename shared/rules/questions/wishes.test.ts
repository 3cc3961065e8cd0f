import { expect, test } from 'vitest'
import { misplaced, takenBy, tokensFor, wishesIn } from './wishes.ts'

const thinks = { effort: ['låg' as const, 'hög' as const], variation: [] }

test('a length leaves room for whoever asks for more, and never more than the model has', () => {
  expect(tokensFor(undefined, 8_192, 0)).toBe(8_192)
  expect(tokensFor('kort', 8_192, 0)).toBe(900)
  expect(tokensFor('kort', 16_384, 8_192)).toBe(9_092)
  expect(tokensFor('lång', 4_096, 0)).toBe(4_096)
})

test('what is wished has one order, and nothing wished is nothing', () => {
  const turned = { variation: 'låg', length: 'kort' } as const
  expect(JSON.stringify(wishesIn(turned))).toBe('{"length":"kort","variation":"låg"}')
  expect([wishesIn({}), wishesIn(undefined), wishesIn({ effort: undefined })]).toEqual([
    undefined,
    undefined,
    undefined,
  ])
})

test('what a model cannot be told is found and left out, and the length stays', () => {
  const wishes = { length: 'lång', effort: 'mellan', variation: 'hög' } as const
  expect(misplaced(wishes, thinks)).toEqual(['effort', 'variation'])
  expect(takenBy(wishes, thinks)).toEqual({ length: 'lång' })
  expect(takenBy({ effort: 'hög' }, thinks)).toEqual({ effort: 'hög' })
  expect(takenBy({ variation: 'låg' }, thinks)).toBeUndefined()
  expect(misplaced(undefined, thinks)).toEqual([])
})
