import { act, screen, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { itIs, planning, roomPage } from '../../testing/calendar.tsx'
import { json, refusal } from '../../testing/server.ts'

itIs('2026-11-22T10:00:00Z')

const elsewhere = {
  ...planning,
  startdate: '2026-12-01T08:00:00.000Z',
  enddatetime: '2026-12-01T09:00:00.000Z',
}

test.each([
  ['cannot be read', () => refusal(500, 'Servern hade ett fel.')],
  ['lies elsewhere', () => json({ results: elsewhere })],
])('whoever comes back to a booking that %s by now goes on writing', async (_, answer) => {
  const answers = [json({ results: planning })]
  const { person, sent } = await roomPage(
    { 'GET /v1/user/Event/get': () => answers.shift() ?? answer() },
    '/Rum/Kalender?rum=2&datum=2026-11-24&bokning=b1',
  )
  const form = within(await screen.findByRole('dialog', { name: 'Redigera bokning' }))
  await person.type(form.getByLabelText('Anteckning'), ' 2')
  await act(async () => document.dispatchEvent(new Event('visibilitychange', { bubbles: true })))
  await act(() => new Promise((resolve) => setTimeout(resolve, 50)))
  expect(form.getByLabelText('Anteckning')).toHaveProperty('value', 'Planering 2')
  expect(screen.queryByRole('alertdialog')).toBeNull()
  expect(screen.queryByText('Bokningen kunde inte visas.')).toBeNull()
  expect(sent('/v1/user/Event/get')).toHaveLength(1)
})
