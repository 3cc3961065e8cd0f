import { screen, waitFor, within } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { monthsWith, planning, roomPage } from '../../../testing/calendar.tsx'
import { json, refusal } from '../../../testing/server.ts'

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'] })
})
afterEach(() => {
  vi.useRealTimers()
})

const card = async (name: string) => within(await screen.findByRole('article', { name }))

test('each room tells whether it is free, and what comes next', async () => {
  vi.setSystemTime('2026-11-24T07:30:00Z')
  await roomPage(
    {
      'GET /v1/user/Event': (request) =>
        request.url.includes('Rum=2') ? monthsWith(planning)(request) : json({ results: [] }),
    },
    '/Rum',
  )
  const stor = await card('Stor')
  expect(await stor.findByText('Ledigt nu till 09.00')).toBeDefined()
  const time = stor.getByText('09.00–10.00')
  expect(time.parentElement?.textContent).toBe('09.00–10.00 · Anna Bergström, Planering')
  // It never ends a line at its dash.
  expect(getComputedStyle(time).whiteSpace).toBe('nowrap')
  const welcome = await card('Welcome')
  expect(await welcome.findByText('Ledigt nu')).toBeDefined()
  expect(welcome.getByText('Inget mer bokat i dag')).toBeDefined()
})

test('a room that is taken says until when and by whom', async () => {
  vi.setSystemTime('2026-11-24T08:30:00Z')
  await roomPage({}, '/Rum')
  expect(
    await (await card('Stor')).findByText('Upptaget till 10.00 · Anna Bergström'),
  ).toBeDefined()
})

test('on a weekend no room can be booked, and the next booking shows', async () => {
  vi.setSystemTime('2026-11-21T10:00:00Z')
  await roomPage({}, '/Rum')
  const stor = await card('Stor')
  expect(await stor.findByText('Helg, går inte att boka i dag')).toBeDefined()
  expect(stor.getByText(/^Nästa: tisdag 24 november/).textContent).toContain('09.00–10.00')
})

test('at the end of a month the next month is read, too', async () => {
  vi.setSystemTime('2026-11-30T10:00:00Z')
  const { sent } = await roomPage({}, '/Rum')
  await card('Stor')
  await waitFor(() =>
    expect(
      new Set(sent('/v1/user/Event').map(({ url }) => new URL(url).searchParams.get('month'))),
    ).toEqual(new Set(['11', '12'])),
  )
})

test('a room whose bookings cannot be read says so, and is tried again', async () => {
  vi.setSystemTime('2026-11-24T08:30:00Z')
  let broken = true
  const { person } = await roomPage(
    {
      'GET /v1/user/Event': (request) =>
        broken ? refusal(500, 'Servern hade ett fel.') : monthsWith(planning)(request),
    },
    '/Rum',
  )
  expect(await screen.findByText('Bokningarna kunde inte hämtas.')).toBeDefined()
  const stor = await card('Stor')
  broken = false
  await person.click(stor.getByRole('button', { name: 'Försök igen' }))
  expect(await stor.findByText('Upptaget till 10.00 · Anna Bergström')).toBeDefined()
})

test('a card opens the calendar of its room', async () => {
  const { person } = await roomPage({}, '/Rum')
  await person.click(await screen.findByRole('link', { name: 'Bemanning' }))
  expect(await screen.findByRole('heading', { name: 'Bemanning', level: 1 })).toBeDefined()
  expect(location.pathname).toBe('/Rum/Kalender')
})

test.each(['', '?rum=', '?rum=4', '?rum=alla'])(
  'an address that names no room that there is (%o) shows all of them',
  async (search) => {
    await roomPage({}, `/Rum/Kalender${search}`)
    const title = await screen.findByRole('heading', { level: 1 })
    expect(title.textContent).toBe('Welcome, Stor och Bemanning')
  },
)

test('the chips show and hide rooms, and the address goes along', async () => {
  const { person } = await roomPage()
  await person.click(await screen.findByRole('button', { name: 'Bemanning', pressed: false }))
  expect(await screen.findByRole('heading', { name: 'Stor och Bemanning', level: 1 })).toBeDefined()
  expect(new URLSearchParams(location.search).get('rum')).toBe('2,3')
  await person.click(screen.getByRole('button', { name: 'Stor', pressed: true }))
  await person.click(screen.getByRole('button', { name: 'Bemanning', pressed: true }))
  expect(await screen.findByRole('heading', { name: 'Bemanning', level: 1 })).toBeDefined()
})
