import { onlineManager } from '@tanstack/react-query'
import { act, screen, waitFor, within } from '@testing-library/react'
import { expect, onTestFinished, test } from 'vitest'
import { ownAnswerRow as row } from '../../testing/answers.ts'
import { path as ask, questionPage } from '../../testing/lobby.ts'
import { open, signedIn } from '../../testing/open.tsx'
import { broken, json, karin, refusal, serve, stream } from '../../testing/server.ts'
import { stageWith } from '../../testing/settings.ts'

const list = 'GET /v1/Svar/all'

async function page(answers: Parameters<typeof serve>[0] = {}) {
  const requests = serve({
    [list]: () =>
      json({ results: { rows: [row('a1'), row('a2', { ending: 'failed', begins: '' })] } }),
    ...answers,
  })
  signedIn()
  return { person: await open('/Svar'), requests }
}

test('one’s own answers show what was asked, how they begin and until when they stay', async () => {
  await page()
  expect(await screen.findByRole('link', { name: 'Fråga a1' })).toBeDefined()
  expect(screen.getByText('Svaret börjar så')).toBeDefined()
  expect(screen.getAllByText('Sparas till 2026-12-20')).toHaveLength(2)
  expect(screen.getByText('Blev inte klart')).toBeDefined()
  expect(screen.getByText('Det kom inget svar.')).toBeDefined()
})

test('more come when they are asked for, after the last that shows', async () => {
  const { person, requests } = await page({
    [list]: ({ url }) =>
      new URL(url).searchParams.get('before') === 'a1'
        ? json({ results: { rows: [row('a0')] } })
        : json({ results: { rows: [row('a1')], next: 'a1' } }),
  })
  await person.click(await screen.findByRole('button', { name: 'Visa fler' }))
  expect(await screen.findByRole('link', { name: 'Fråga a0' })).toBeDefined()
  expect(screen.queryByRole('button', { name: 'Visa fler' })).toBeNull()
  expect(requests.filter(({ url }) => url.includes('/Svar/all'))).toHaveLength(2)
  // Where the button went with the last of them, one goes on at the first that came.
  const first = screen.getByRole('link', { name: 'Fråga a0' })
  await waitFor(() => expect(document.activeElement).toBe(first))
})

test('what cannot be deleted without a network is told at once, and not deleted once there is one', async () => {
  const { person, requests } = await page({
    'DELETE /v1/Svar/delete': () => Promise.reject(new TypeError('network error')),
  })
  const name = /^Radera svaret på ”Fråga a1” från /
  await person.click(await screen.findByRole('button', { name }))
  onTestFinished(() => onlineManager.setOnline(true))
  onlineManager.setOnline(false)
  await person.click(screen.getByRole('button', { name: 'Radera svaret' }))
  expect(await screen.findByText('Svaren kunde inte raderas.')).toBeDefined()
  const deletions = () => requests.filter(({ method }) => method === 'DELETE').length
  const tried = deletions()
  act(() => onlineManager.setOnline(true))
  await screen.findByRole('link', { name: 'Fråga a1' })
  expect(deletions()).toBe(tried)
})

test('an answer is deleted after a question, and all of them are', async () => {
  const { person, requests } = await page({
    'DELETE /v1/Svar/delete': () => json({ results: true }),
  })
  const at = Date.now()
  const value = { key: 'a1', turnId: 'a1', asked: 'Min text', label: 'Fråga a1', at }
  localStorage.setItem('draft.u1.answer.q1', JSON.stringify({ at, value }))
  await person.click(
    await screen.findByRole('button', { name: /^Radera svaret på ”Fråga a1” från / }),
  )
  await person.click(screen.getByRole('button', { name: 'Radera svaret' }))
  expect(await screen.findByText('Svaret är raderat.')).toBeDefined()
  expect(localStorage.getItem('draft.u1.answer.q1')).toBeNull()
  await person.click(screen.getByRole('button', { name: 'Radera alla' }))
  await person.click(screen.getAllByRole('button', { name: 'Radera alla' }).at(-1) ?? document.body)
  expect(await screen.findByText('Alla dina svar är raderade.')).toBeDefined()
  const deleted = requests
    .filter(({ method }) => method === 'DELETE')
    .map(({ url }) => new URL(url).search)
  expect(deleted).toEqual(['?id=a1', '?all=true'])
})

test('an answer is pinned', async () => {
  const { person } = await page({
    'PUT /v1/Svar/update': () => json({ results: row('a1', { Pinned: true }) }),
  })
  await person.click(
    await screen.findByRole('button', { name: /^Fäst svaret på ”Fråga a1” från / }),
  )
  expect(await screen.findByText('Svaret är fäst och sparas i 365 dagar.')).toBeDefined()
})

test('an answer that is unpinned among the pinned ones goes, and the title has the focus', async () => {
  let answer = () => json({ results: { rows: [row('a1', { Pinned: true })] } })
  const { person } = await page({
    [list]: () => answer(),
    'PUT /v1/Svar/update': () => json({ results: row('a1', { Pinned: false }) }),
  })
  await person.click(await screen.findByRole('button', { name: 'Bara fästa' }))
  const unpin = await screen.findByRole('button', { name: /^Lossa svaret på ”Fråga a1” från / })
  answer = () => json({ results: { rows: [] } })
  await person.click(unpin)
  expect(await screen.findByText('Du har inte fäst något svar')).toBeDefined()
  expect(screen.getByText('Svaret är inte fäst längre.')).toBeDefined()
  const title = screen.getByRole('heading', { level: 1 })
  await waitFor(() => expect(document.activeElement).toBe(title))
})

test('nothing there, nothing found and nothing read each say so', async () => {
  let answer = () => json({ results: { rows: [] } })
  const { person } = await page({ [list]: () => answer() })
  expect(await screen.findByText('Här finns inga svar än')).toBeDefined()
  await person.click(screen.getByRole('button', { name: 'Bara fästa' }))
  expect(await screen.findByText('Du har inte fäst något svar')).toBeDefined()
  await person.type(screen.getByRole('searchbox'), 'x{Enter}')
  expect(await screen.findByText('Inget svar passar')).toBeDefined()
  answer = () => refusal(500, 'Något gick fel hos oss.')
  await person.type(screen.getByRole('searchbox'), 'y{Enter}')
  expect(await screen.findByText('Svaren kunde inte hämtas')).toBeDefined()
})

/** The list answers a search for `mejl` by where it goes on from. */
const furtherBack = (pages: Record<string, () => Response>) => ({
  [list]: ({ url }: Request) => {
    const { searchParams } = new URL(url)
    if (searchParams.get('searchTerm') !== 'mejl') return json({ results: { rows: [row('a9')] } })
    return pages[searchParams.get('before') ?? '']?.() ?? json({ results: { rows: [] } })
  },
})
const nothingUntil = (next: string) => () => json({ results: { rows: [], next } })

test('a search that finds nothing in the latest answers looks further back by itself', async () => {
  const { person } = await page(
    furtherBack({
      '': nothingUntil('a5'),
      a5: nothingUntil('a3'),
      a3: () => json({ results: { rows: [row('a2')] } }),
    }),
  )
  await person.type(await screen.findByRole('searchbox'), 'mejl{Enter}')
  expect(await screen.findByRole('link', { name: 'Fråga a2' })).toBeDefined()
  expect(screen.getByText('1 svar hittades')).toBeDefined()
})

test('more that are further back come with one press', async () => {
  const { person } = await page(
    furtherBack({
      '': () => json({ results: { rows: [row('a8')], next: 'a5' } }),
      a5: nothingUntil('a3'),
      a3: () => json({ results: { rows: [row('a2')] } }),
    }),
  )
  await person.type(await screen.findByRole('searchbox'), 'mejl{Enter}')
  await person.click(await screen.findByRole('button', { name: 'Visa fler' }))
  expect(await screen.findByRole('link', { name: 'Fråga a2' })).toBeDefined()
})

test('a search that breaks off further back says why, finds nothing out, and goes on from there', async () => {
  let further = () => refusal(500, 'Något gick fel hos oss.')
  const { person } = await page(furtherBack({ '': nothingUntil('a5'), a5: () => further() }))
  await person.type(await screen.findByRole('searchbox'), 'mejl{Enter}')
  expect(await screen.findByText('Något gick fel hos oss.')).toBeDefined()
  expect(screen.queryByText(/Inget svar passar|Inga svar hittades/)).toBeNull()
  further = () => json({ results: { rows: [row('a2')] } })
  await person.click(screen.getByRole('button', { name: 'Försök igen' }))
  expect(await screen.findByRole('link', { name: 'Fråga a2' })).toBeDefined()
})

test('whoever opens the page without a network reads that there is none, and has it once there is one', async () => {
  onTestFinished(() => onlineManager.setOnline(true))
  onlineManager.setOnline(false)
  await page()
  expect(await screen.findByText('Svaren kunde inte hämtas')).toBeDefined()
  expect(within(screen.getByRole('main')).getByText(/^Ingen kontakt/)).toBeDefined()
  act(() => onlineManager.setOnline(true))
  expect(await screen.findByRole('link', { name: 'Fråga a1' })).toBeDefined()
})

test('where the connection breaks in the middle of the list people read that it did', async () => {
  await page({ [list]: broken })
  expect(await screen.findByText(/^Ingen kontakt med servern/)).toBeDefined()
})

test('where the stage keeps no answers the page says so', async () => {
  stageWith({ ownAnswerDays: 0 })
  await page()
  expect(await screen.findByText('Portalen sparar inga svar.')).toBeDefined()
})

test('an administrator without answers is led to the questions, not to the statistics', async () => {
  await page({
    [list]: () => json({ results: { rows: [] } }),
    'POST /v1/auth/me': () => json({ user: karin }),
  })
  const link = await screen.findByRole('link', { name: 'Till frågorna' })
  expect(link.getAttribute('href')).toBe('/Lobby?flik=assistenten')
})

test.each([
  ['two answers', { rows: [row('a1'), row('a2')] }, '2 svar hittades'],
  ['a page of more', { rows: [row('a1')], next: 'a1' }, 'Fler än 1 svar hittades'],
  ['nothing', { rows: [] }, 'Inga svar hittades'],
])('whoever hears the page is told that a search has found %s', async (_, found, told) => {
  const { person } = await page({
    [list]: ({ url }) => json({ results: url.includes('=mejl') ? found : { rows: [row('a1')] } }),
  })
  await screen.findByRole('link', { name: 'Fråga a1' })
  expect(screen.queryByText(/hittades$/)).toBeNull()
  await person.type(screen.getByRole('searchbox'), 'mejl{Enter}')
  expect(await screen.findByText(told, { selector: 'output' })).toBeDefined()
})

test('an answer that arrives meanwhile is there at once', async () => {
  const answer = stream()
  let rows = [row('a1')]
  serve({ [ask]: () => answer.response, [list]: () => json({ results: { rows } }) })
  const { person, card } = await questionPage()
  await person.click(card.getByRole('button', { name: 'Skicka' }))
  const menu = within(screen.getByRole('navigation', { name: 'Huvudmeny' }))
  await person.click(menu.getByRole('link', { name: 'Mina svar' }))
  await screen.findByRole('link', { name: 'Fråga a1' })
  rows = [row('a2'), row('a1')]
  await act(() => answer.result('Hela svaret', { SvarId: 'a2' }))
  expect(await screen.findByRole('link', { name: 'Fråga a2' })).toBeDefined()
})

test('a stage that keeps answers for a day says so in the singular', async () => {
  stageWith({ ownAnswerDays: 1, pinnedAnswerDays: 1 })
  const { person } = await page({
    'PUT /v1/Svar/update': () => json({ results: row('a1', { Pinned: true }) }),
  })
  expect(await screen.findByText(/De sparas i 1 dag så att/)).toBeDefined()
  await person.click(await screen.findByRole('button', { name: /^Fäst svaret på ”Fråga a1”/ }))
  expect(await screen.findByText('Svaret är fäst och sparas i 1 dag.')).toBeDefined()
})
