import { act, screen, waitFor, within } from '@testing-library/react'
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

test.each([
  ['vecka', '2000-01-01'],
  ['dag', '2000-01-01'],
  ['manad', '2000-01-15'],
  ['vecka', '2099-12-28'],
])('an address whose %s reaches out of the known years (%s) shows today', async (view, day) => {
  const { sent } = await roomPage({}, `/Rum/Kalender?rum=2&vy=${view}&datum=${day}`)
  expect(await screen.findByText(/november 2026/)).toBeDefined()
  const asked = [...sent('/v1/user/Event/day'), ...sent('/v1/user/Event')]
  expect(asked.filter(({ url }) => /=(?:1999|2100)/.test(url))).toEqual([])
})

test('the first and the last week that can be read are, and none beyond', async () => {
  const { sent } = await roomPage({}, '/Rum/Kalender?rum=2&vy=vecka&datum=2000-01-08')
  expect(await screen.findByText(/^Vecka 1, 3–9 januari 2000/)).toBeDefined()
  expect(sent('/v1/user/Event/day').filter(({ url }) => url.includes('=1999'))).toEqual([])
})

test('whoever presses “I dag” twice stays on it', async () => {
  const { person } = await roomPage()
  const today = screen.getByRole('button', { name: 'I dag' })
  await person.click(today)
  await person.click(today)
  // Longer than a page takes to be come to.
  await act(() => new Promise((resolve) => setTimeout(resolve, 50)))
  expect(document.activeElement).toBe(today)
})

test.each([
  ['beside the room that it names', 'rum=3&', planning, '2,3'],
  ['in its room alone where it names none', '', elsewhere, '2'],
])('a link to a booking shows it %s', async (_, named, booking, rum) => {
  const { sent } = await roomPage(
    { 'GET /v1/user/Event/get': () => json({ results: booking }) },
    `/Rum/Kalender?${named}datum=2026-11-24&bokning=b1`,
  )
  await screen.findByRole('dialog', { name: 'Redigera bokning' })
  await waitFor(() => expect(new URLSearchParams(location.search).get('rum')).toBe(rum))
  const asked = sent('/v1/user/Event/get').map(({ url }) => new URL(url).search)
  expect(asked).toEqual(['?event=b1'])
})

test('a link to a booking that shows already leaves the rooms and the day as they are', async () => {
  const address = '?datum=2026-11-26&bokning=b1'
  await roomPage(
    { 'GET /v1/user/Event/get': () => json({ results: planning }) },
    `/Rum/Kalender${address}`,
  )
  await screen.findByRole('dialog', { name: 'Redigera bokning' })
  expect(location.search).toBe(address)
})

test('whoever has closed a booking is led to it once more by its notice', async () => {
  const notice = {
    id: 'own.1',
    Name: 'Anna Bergström',
    message: 'Flyttade din bokning',
    sdate: '2026-11-21T07:30:00.000Z',
    Seen: 1,
    about: { kind: 'booking', id: 'b1' },
  }
  const { person } = await roomPage(
    {
      'GET /v1/user/Event/get': () => json({ results: planning }),
      'GET /v1/user/notis': () => json({ results: [notice] }),
    },
    '/Rum/Kalender?rum=2&datum=2026-11-24&bokning=b1',
  )
  const form = within(await screen.findByRole('dialog', { name: 'Redigera bokning' }))
  await person.click(form.getByRole('button', { name: 'Avbryt' }))
  await waitFor(() => expect(location.search).not.toContain('bokning'))
  await person.click(screen.getByRole('button', { name: 'Notiser' }))
  await person.click(await screen.findByRole('link', { name: notice.message }))
  expect(await screen.findByRole('dialog', { name: 'Redigera bokning' })).toBeDefined()
})

test('a link to a booking that cannot be read says that, and not that it is gone', async () => {
  await roomPage(
    { 'GET /v1/user/Event/get': () => refusal(500, 'Servern hade ett fel.') },
    '/Rum/Kalender?rum=2&bokning=b1',
  )
  const toast = await screen.findByText('Bokningen kunde inte visas.')
  expect(toast.parentElement?.textContent).toContain('Servern hade ett fel.')
  expect(screen.queryByText('Bokningen finns inte längre')).toBeNull()
})
