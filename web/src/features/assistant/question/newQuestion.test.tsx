import { screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { lobby } from '../../../testing/lobby.ts'
import { cardOf, json, serve } from '../../../testing/server.ts'

test('a question that was published since the lobby was read opens by its notification', async () => {
  let cards = [cardOf('q1', 'Svara på ett mejl')]
  const notification = {
    id: 'own.1',
    Name: 'Karin Lindqvist',
    message: 'Publicerade frågan som du föreslog',
    sdate: '2026-11-21T07:30:00.000Z',
    Seen: 1,
    about: { kind: 'question', id: 'q9' },
  }
  serve({
    'GET /v1/Question/Uall': () => json({ results: cards }),
    'GET /v1/user/notis': () => json({ results: [notification] }),
  })
  const person = await lobby()
  cards = [...cards, cardOf('q9', 'Skriv en inbjudan', { Ordering: 2 })]
  await person.click(screen.getByRole('button', { name: 'Notiser' }))
  await person.click(await screen.findByRole('link', { name: notification.message }))
  const title = { name: 'Skriv en inbjudan', level: 1 }
  expect(await screen.findByRole('heading', title)).toBeDefined()
  expect(screen.queryByText('Frågan finns inte längre')).toBeNull()
})
