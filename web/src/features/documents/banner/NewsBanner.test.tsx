import { act, screen, waitFor } from '@testing-library/react'
import { expect, test } from 'vitest'
import { type Answers, articles, crowd } from '../../../testing/articles.tsx'
import { json, refusal } from '../../../testing/server.ts'

const latest = 'GET /v1/Nyhet/latest'
const dismiss = 'PUT /v1/Nyhet/Dismiss'
const [row] = crowd(1)

const lobby = (answers: Answers, byAdmin = false) =>
  articles({ [latest]: () => json({ results: row }), ...answers }, '/Lobby', byAdmin)

test('the newest news shows in the lobby, and leads to all of it', async () => {
  const { person } = await lobby({ 'GET /v1/Nyhet/get': () => refusal(404, 'Borta.', 'not_found') })
  await person.click(await screen.findByRole('link', { name: 'Läs mer om Rad 1' }))
  expect(
    await screen.findByRole('heading', { name: 'Nyheten finns inte längre', level: 1 }),
  ).toBeDefined()
  expect(globalThis.location.pathname).toBe('/Nyheter/c0')
})

test('it shows in the administrators’ lobby, too', async () => {
  await lobby(
    Object.fromEntries(
      ['Antal', 'userList', 'QuestList', 'Logg'].map((path) => [
        `GET /v1/Statistic/${path}`,
        () => refusal(500, 'Nej.'),
      ]),
    ),
    true,
  )
  expect(await screen.findByRole('region', { name: 'Nyhet' })).toBeDefined()
})

test('it is hidden at once, on every device', async () => {
  const answer = Promise.withResolvers<Response>()
  const { person, sent } = await lobby({ [dismiss]: () => answer.promise })
  await person.click(await screen.findByRole('button', { name: 'Dölj nyheten' }))
  expect(screen.queryByRole('region', { name: 'Nyhet' })).toBeNull()
  expect(document.activeElement?.tagName).toBe('H1')
  expect(await sent('PUT')).toEqual([{ id: 'c0' }])
  answer.resolve(json({ results: true }))
})

test('what was read before it was hidden does not bring it back', async () => {
  const older = Promise.withResolvers<Response>()
  let isFirst = true
  const { person, requests } = await lobby({
    [latest]: () => {
      if (!isFirst) return older.promise
      isFirst = false
      return json({ results: row })
    },
    'GET /v1/Svar/all': () => json({ results: { rows: [] } }),
    [dismiss]: () => json({ results: true }),
  })
  await screen.findByRole('region', { name: 'Nyhet' })
  await person.click(await screen.findByRole('link', { name: 'Svara på ett mejl' }))
  await person.click(await screen.findByRole('link', { name: 'Alla frågor' }))
  await waitFor(() => expect(requests.filter(({ url }) => url.endsWith('latest'))).toHaveLength(2))
  await person.click(await screen.findByRole('button', { name: 'Dölj nyheten' }))
  await act(async () => older.resolve(json({ results: row })))
  await new Promise((resolve) => setTimeout(resolve, 100))
  expect(screen.queryByRole('region', { name: 'Nyhet' })).toBeNull()
})

test('when it cannot be hidden it comes back, and says why', async () => {
  const { person } = await lobby({ [dismiss]: () => refusal(500, 'Något gick fel hos oss.') })
  await person.click(await screen.findByRole('button', { name: 'Dölj nyheten' }))
  expect(await screen.findByText('Nyheten kunde inte döljas.')).toBeDefined()
  expect(screen.getByRole('region', { name: 'Nyhet' })).toBeDefined()
})

test('without news, or when it cannot be read, the lobby is as ever', async () => {
  await lobby({ [latest]: () => refusal(500, 'Nej.') })
  await waitFor(() => expect(screen.getByRole('button', { name: 'Nya frågor' })).toBeDefined())
  expect(screen.queryByRole('region', { name: 'Nyhet' })).toBeNull()
  expect(screen.queryByRole('alert')).toBeNull()
})
