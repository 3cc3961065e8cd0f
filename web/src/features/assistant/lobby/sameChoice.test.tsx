import { act, screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { lobby } from '../../../testing/lobby.ts'
import { cardOf, json, serve } from '../../../testing/server.ts'

test('whoever presses the category that is chosen stays on it, and goes back in one step', async () => {
  const results = [
    cardOf('q1', 'Svara på ett mejl', { Category: 'Skriva' }),
    cardOf('q2', 'Sammanfatta ett möte', { Category: 'Möten', Ordering: 2 }),
  ]
  serve({ 'GET /v1/Question/Uall': () => json({ results }) })
  const person = await lobby()
  const chip = screen.getByRole('button', { name: 'Skriva' })
  await person.click(chip)
  const places = globalThis.history.length
  await person.click(chip)
  // Longer than a page takes to be come to.
  await act(() => new Promise((resolve) => setTimeout(resolve, 50)))
  expect(document.activeElement).toBe(chip)
  expect(globalThis.history).toHaveLength(places)
})
