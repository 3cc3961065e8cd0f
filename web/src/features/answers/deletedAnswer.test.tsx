import { act, screen, waitFor, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { ownAnswerRow as row } from '../../testing/answers.ts'
import { path as ask, questionPage } from '../../testing/lobby.ts'
import { open, signedIn } from '../../testing/open.tsx'
import { json, refusal, serve, stream, wholeAnswer } from '../../testing/server.ts'

const list = 'GET /v1/Svar/all'
const menu = () => within(screen.getByRole('navigation', { name: 'Huvudmeny' }))

test('the answer before the latest, once it is deleted, is at its question no more', async () => {
  const [first, second] = [stream(), stream()]
  const coming = [first, second]
  serve({
    [ask]: () => coming.shift()?.response ?? json({}),
    [list]: () => json({ results: { rows: [row('a2'), row('a1')] } }),
    'DELETE /v1/Svar/delete': () => json({ results: true }),
  })
  const { person, card } = await questionPage()
  const send = () => person.click(card.getByRole('button', { name: 'Skicka' }))
  await send()
  await first.result('Det första svaret.', { SvarId: 'a1' })
  await card.findByText('Det första svaret.')
  await send()
  await second.result('Det andra svaret.', { SvarId: 'a2' })
  await card.findByText('Det andra svaret.')
  expect(card.getByRole('button', { name: 'Visa förra svaret' })).toBeDefined()
  await person.click(menu().getByRole('link', { name: 'Mina svar' }))
  const name = /^Radera svaret på ”Fråga a1” från /
  await person.click(await screen.findByRole('button', { name }))
  await person.click(screen.getByRole('button', { name: 'Radera svaret' }))
  await screen.findByText('Svaret är raderat.')
  await person.click(menu().getByRole('link', { name: 'Frågor' }))
  await person.click(await screen.findByRole('link', { name: 'Svara på ett mejl' }))
  expect(await screen.findByText('Det andra svaret.')).toBeDefined()
  expect(screen.queryByRole('button', { name: 'Visa förra svaret' })).toBeNull()
})

test.each([
  ['it', /^Radera svaret på ”Svara på ett mejl” från /, 'Radera svaret'],
  ['all of them', 'Radera alla', 'Radera alla'],
])(
  'whoever goes back to an answer after deleting %s reads nothing of it',
  async (_, opener, confirm) => {
    const later = Promise.withResolvers<Response>()
    let rows = [row('a1', { Question: 'Svara på ett mejl' })]
    let reads = 0
    serve({
      [list]: () => json({ results: { rows } }),
      'GET /v1/Svar/get': () =>
        ++reads === 1 ? json({ results: wholeAnswer('a1', 'Hela svaret') }) : later.promise,
      'DELETE /v1/Svar/delete': () => {
        rows = []
        return json({ results: true })
      },
    })
    signedIn()
    const person = await open('/Lobby?fraga=q1&svar=a1')
    await screen.findByText('Hela svaret')
    await person.click(menu().getByRole('link', { name: 'Mina svar' }))
    await person.click(await screen.findByRole('button', { name: opener }))
    const asked = within(screen.getByRole('alertdialog'))
    await person.click(asked.getByRole('button', { name: confirm }))
    expect(await screen.findByText('Här finns inga svar än')).toBeDefined()
    await act(async () => history.back())
    await waitFor(() => expect(reads).toBe(2))
    await act(() => new Promise((resolve) => setTimeout(resolve, 50)))
    expect(screen.queryByText('Hela svaret')).toBeNull()
    later.resolve(refusal(404, 'Svaret finns inte.', 'not_found'))
    expect(await screen.findByRole('heading', { name: 'Svaret finns inte längre' })).toBeDefined()
  },
)
