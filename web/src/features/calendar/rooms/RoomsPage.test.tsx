import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { daysWith, monthsWith, planning, roomPage } from '../../../testing/calendar.tsx'
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

test('one’s own next bookings stand below the rooms, and each leads to itself', async () => {
  vi.setSystemTime('2026-11-22T10:00:00Z')
  const own = { ...planning, id: 'S1.01', series: 'S1' }
  const { person } = await roomPage(
    {
      'GET /v1/user/Event/mine': () => json({ results: [own] }),
      'GET /v1/user/Event/get': () => json({ results: own }),
    },
    '/Rum',
  )
  const mine = within(await screen.findByRole('region', { name: 'Mina bokningar' }))
  const link = await mine.findByRole('link', { name: 'tisdag 24 november 09.00–10.00' })
  expect(link.parentElement?.textContent).toContain('Stor, Planering, upprepas')
  await person.click(link)
  const form = within(await screen.findByRole('dialog', { name: 'Redigera bokning' }))
  expect(form.getByLabelText('Datum')).toHaveProperty('value', '2026-11-24')
  await waitFor(() => expect(new URLSearchParams(location.search).get('datum')).toBe('2026-11-24'))
  const places = history.length
  await person.click(form.getByRole('button', { name: 'Avbryt' }))
  await waitFor(() => expect(new URLSearchParams(location.search).get('bokning')).toBeNull())
  expect(history).toHaveLength(places)
  expect(screen.queryByRole('dialog')).toBeNull()
})

test('a link to a booking that is gone says so, and shows the calendar', async () => {
  vi.setSystemTime('2026-11-22T10:00:00Z')
  await roomPage(
    { 'GET /v1/user/Event/get': () => refusal(404, 'Bokningen finns inte.', 'not_found') },
    '/Rum/Kalender?rum=2&bokning=borta',
  )
  expect(await screen.findByText('Bokningen finns inte längre')).toBeDefined()
  expect(screen.queryByRole('button', { name: 'Stäng' })).toBeNull()
  await waitFor(() => expect(new URLSearchParams(location.search).get('bokning')).toBeNull())
})

test('whoever has nothing booked is told so', async () => {
  vi.setSystemTime('2026-11-22T10:00:00Z')
  await roomPage({}, '/Rum')
  expect(await screen.findByText('Du har inget bokat de närmaste 60 dagarna.')).toBeDefined()
})

test('a free time is sought in the rooms that one chooses, and booked from what is found', async () => {
  vi.setSystemTime('2026-11-22T10:00:00Z')
  const times = { start: '2026-11-24T07:00:00.000Z', end: '2026-11-24T07:45:00.000Z' }
  const { person, sent } = await roomPage(
    {
      'GET /v1/user/Event/free': () => json({ results: [{ ...times, Rum: 2 }] }),
      'PUT /v1/user/Event/Add': () => json({ results: planning, message: 'Adderas.' }),
    },
    '/Rum',
  )
  const search = within(await screen.findByRole('region', { name: 'Hitta en ledig tid' }))
  await person.selectOptions(search.getByLabelText('Hur länge'), '45 minuter')
  await person.click(search.getByRole('button', { name: 'Bemanning', pressed: true }))
  await person.click(search.getByRole('button', { name: 'Sök' }))
  const words = 'Boka tisdag 24 november 08.00–08.45 · Stor'
  await person.click(await search.findByRole('button', { name: words }))
  expect(
    Object.fromEntries(new URL(sent('/v1/user/Event/free')[0]?.url ?? '').searchParams),
  ).toEqual({
    minutes: '45',
    Rum: '1,2',
    from: '2026-11-22',
  })
  const form = within(await screen.findByRole('dialog', { name: 'Ny bokning' }))
  await person.click(form.getByRole('button', { name: 'Spara' }))
  expect(await screen.findByText('Rummet är bokat.')).toBeDefined()
  const body = await sent('/v1/user/Event/Add')[0]?.json()
  expect(body.event).toEqual({ ...times, desc: '', Rum: 2 })
})

test('where nothing is free, what helps is told', async () => {
  vi.setSystemTime('2026-11-22T10:00:00Z')
  const { person } = await roomPage(
    { 'GET /v1/user/Event/free': () => json({ results: [] }) },
    '/Rum',
  )
  await person.click(await screen.findByRole('button', { name: 'Sök' }))
  expect(await screen.findByText(/^Inget är ledigt så länge/)).toBeDefined()
})

test('a search that fails at the second try shows no free times of before, and is tried again', async () => {
  vi.setSystemTime('2026-11-22T10:00:00Z')
  const times = { start: '2026-11-24T07:00:00.000Z', end: '2026-11-24T08:00:00.000Z' }
  const found = () => json({ results: [{ ...times, Rum: 2 }] })
  let answer = found
  const { person } = await roomPage({ 'GET /v1/user/Event/free': () => answer() }, '/Rum')
  const search = within(await screen.findByRole('region', { name: 'Hitta en ledig tid' }))
  const seek = () => person.click(search.getByRole('button', { name: 'Sök' }))
  await seek()
  await search.findByText('1 ledig tid')
  answer = () => refusal(503, 'Försök igen om en stund.')
  await seek()
  expect(await search.findByText('Lediga tider kunde inte hämtas')).toBeDefined()
  expect(search.queryByText('1 ledig tid')).toBeNull()
  expect(search.queryByRole('button', { name: /^Boka / })).toBeNull()
  answer = found
  await person.click(search.getByRole('button', { name: 'Försök igen' }))
  expect(await search.findByText('1 ledig tid')).toBeDefined()
})

test('a booking that was opened by its link is saved without a question, and followed to its new week', async () => {
  vi.setSystemTime('2026-11-22T10:00:00Z')
  const moved = {
    ...planning,
    startdate: '2026-12-01T08:00:00.000Z',
    enddatetime: '2026-12-01T09:00:00.000Z',
  }
  let stored = planning
  const { person } = await roomPage(
    {
      'GET /v1/user/Event/get': () => json({ results: stored }),
      'GET /v1/user/Event/day': (request) => daysWith(stored)(request),
      'PUT /v1/user/Event/Edit': () => {
        stored = moved
        return json({ results: moved, message: 'Sparas.' })
      },
    },
    '/Rum/Kalender?rum=2&datum=2026-11-24&bokning=b1',
  )
  const form = within(await screen.findByRole('dialog', { name: 'Redigera bokning' }))
  fireEvent.change(form.getByLabelText('Datum'), { target: { value: '2026-12-01' } })
  await person.click(form.getByRole('button', { name: 'Spara' }))
  expect(await screen.findByText('Bokningen är ändrad.')).toBeDefined()
  await waitFor(() => expect(new URLSearchParams(location.search).get('datum')).toBe('2026-12-01'))
  expect(new URLSearchParams(location.search).get('bokning')).toBeNull()
  expect(screen.queryByRole('dialog')).toBeNull()
  expect(screen.queryByRole('alertdialog')).toBeNull()
})
