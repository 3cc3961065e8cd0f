import { act, screen, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { path as ask, questionPage } from '../../testing/lobby.ts'
import { json, serve, stream } from '../../testing/server.ts'

const row = {
  id: 'a2',
  QuestionId: 'q1',
  Question: 'Svara på ett mejl',
  asked: 'Min text',
  begins: 'Hela svaret',
  ending: 'answered',
  turns: 1,
  Pinned: false,
  sdate: '2026-11-20T08:00:00.000Z',
  until: '2026-12-20T08:00:00.000Z',
}
const pinned = { ...row, Pinned: true, until: '2027-11-20T08:00:00.000Z' }

test('an answer that is pinned among one’s own is pinned at its question, too, and not the one before', async () => {
  const [first, second] = [stream(), stream()]
  const coming = [first, second]
  serve({
    [ask]: () => coming.shift()?.response ?? json({}),
    'GET /v1/Svar/all': () => json({ results: { rows: [row] } }),
    'PUT /v1/Svar/update': () => json({ results: pinned }),
  })
  const { person, card } = await questionPage()
  const send = () => person.click(card.getByRole('button', { name: 'Skicka' }))
  await send()
  await act(() => first.result('Det första svaret', { SvarId: 'a1' }))
  await card.findByText('Det första svaret')
  await send()
  await act(() => second.result('Hela svaret', { SvarId: 'a2' }))
  await card.findByText('Hela svaret')
  expect(await card.findByRole('button', { name: 'Fäst' })).toBeDefined()
  const menu = within(screen.getByRole('navigation', { name: 'Huvudmeny' }))
  await person.click(menu.getByRole('link', { name: 'Mina svar' }))
  await person.click(await screen.findByRole('button', { name: /^Fäst svaret på ”Svara/ }))
  await screen.findByText('Svaret är fäst och sparas i 365 dagar.')
  await person.click(menu.getByRole('link', { name: 'Frågor' }))
  // The card; the answer stands below as one's latest.
  const [tile] = await screen.findAllByRole('link', { name: 'Svara på ett mejl' })
  await person.click(tile!)
  expect(await screen.findByRole('button', { name: 'Lossa' })).toBeDefined()
})
