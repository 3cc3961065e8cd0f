import { renderHook } from '@testing-library/react'
import { expect, test } from 'vitest'
import { useSteady } from './useSteady.ts'

test('what was handed on once stays the same, and does what was meant last', () => {
  const { result, rerender } = renderHook(
    (word: string) => useSteady((name: string) => `${word} ${name}`),
    { initialProps: 'Hej' },
  )
  const handedOn = result.current
  rerender('Adjö')
  expect(result.current).toBe(handedOn)
  expect(handedOn('Anna')).toBe('Adjö Anna')
})
