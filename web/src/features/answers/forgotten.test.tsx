import { screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { ownAnswerRow } from '../../testing/answers.ts'
import { open, signedIn } from '../../testing/open.tsx'
import { json, serve } from '../../testing/server.ts'

test('an answer that is deleted takes no other question’s with it, and all of them do', async () => {
  serve({
    'GET /v1/Svar/all': () => json({ results: { rows: [ownAnswerRow('a1')] } }),
    'DELETE /v1/Svar/delete': () => json({ results: true }),
  })
  signedIn()
  const person = await open('/Svar')
  const noteOf = (question: string) => `draft.u1.answer.${question}`
  const at = Date.now()
  for (const [question, key] of [
    ['q1', 'a1'],
    ['q2', 'b1'],
  ] as const) {
    const value = { key, turnId: key, asked: 'Min text', label: 'Fråga', at }
    localStorage.setItem(noteOf(question), JSON.stringify({ at, value }))
  }
  const left = () => ['q1', 'q2'].filter((id) => localStorage.getItem(noteOf(id)) !== null)
  await person.click(await screen.findByRole('button', { name: /^Radera svaret på ”Fråga a1”/ }))
  await person.click(screen.getByRole('button', { name: 'Radera svaret' }))
  await screen.findByText('Svaret är raderat.')
  expect(left()).toEqual(['q2'])
  await person.click(screen.getByRole('button', { name: 'Radera alla' }))
  await person.click(screen.getAllByRole('button', { name: 'Radera alla' }).at(-1) ?? document.body)
  await screen.findByText('Alla dina svar är raderade.')
  expect(left()).toEqual([])
})
