import { act, renderHook } from '@testing-library/react'
import { expect, test } from 'vitest'
import { useRefusal } from './useRefusal.ts'

const names = ['name', 'town']

/** A form of two fields that must be filled in, once it was sent with these texts. */
function sentWith(first: Record<string, string>) {
  const wrongIn = (values: Record<string, string>) =>
    Object.fromEntries(names.filter((name) => values[name] === '').map((name) => [name, 'Tomt.']))
  const { result, rerender } = renderHook(
    (values) => useRefusal({ id: 'form', names, values, find: () => wrongIn(values) }),
    { initialProps: first },
  )
  act(() => result.current.set({ errors: wrongIn(first), values: first, byRule: true }))
  return { now: () => result.current, type: rerender }
}

test('a field that was mended once and is wrong again is told where it stands, and not above the form', () => {
  const { now, type } = sentWith({ name: '', town: '' })
  expect(now().listed).toEqual(['name', 'town'])
  type({ name: 'Åsa', town: '' })
  expect(now().listed).toEqual(['town'])
  type({ name: '', town: '' })
  expect(now().errors).toEqual({ name: 'Tomt.', town: 'Tomt.' })
  expect(now().listed).toEqual(['town'])
})
