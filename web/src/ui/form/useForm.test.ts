import { act, renderHook } from '@testing-library/react'
import { expect, test } from 'vitest'
import * as z from 'zod/mini'
import { useForm } from './useForm.ts'

const wrong = 'Slutet är före början.'
const labels = { from: 'Från', to: 'Till' }
const stored = { from: '2', to: '1' }
const rule = z
  .object({ from: z.string(), to: z.string() })
  .check(z.refine(({ from, to }) => from <= to, { error: wrong, path: ['to'] }))

test('a field that another one makes wrong is mended in that one, too', () => {
  const { result } = renderHook(() => useForm({ labels, stored, rule }))
  act(() => result.current.submit(() => Promise.resolve()))
  expect(result.current.errors).toEqual({ to: wrong })
  act(() => result.current.type('from', '1'))
  expect(result.current.errors).toEqual({})
})
