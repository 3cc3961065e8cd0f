import { expect, test } from 'vitest'
import { fittingValues } from '../../../../../shared/rules/questions/fields.ts'
import { renamed, underNewKey } from './renamed.ts'

const keyed = (...keys: string[]) => keys.map((key) => ({ key }))

test('a field that is called otherwise is the same field', () => {
  expect(renamed(keyed('a', 'b'), keyed('a', 'c'))).toEqual({ from: 'b', to: 'c' })
})

test('fields that are moved, added or taken away are not called otherwise', () => {
  const before = keyed('a', 'b')
  for (const after of [keyed('b', 'a'), keyed('a'), keyed('a', 'b', 'c'), before]) {
    expect(renamed(before, after)).toBeUndefined()
  }
})

test('what was filled in goes along with its field, and without its field it is left out', () => {
  const values = { b: 'Åsa', x: 'bort' }
  expect(underNewKey(values, { from: 'b', to: 'c' })).toEqual({ c: 'Åsa', x: 'bort' })
  expect(underNewKey({ x: 'bort' }, { from: 'b', to: 'c' })).toEqual({ x: 'bort' })
  expect(fittingValues(values, keyed('a', 'b'))).toEqual({ b: 'Åsa' })
})
