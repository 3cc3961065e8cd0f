import { act, screen, waitFor, within } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { itIs, daysWith, monthsWith, planning, roomPage, slot } from '../../testing/calendar.tsx'
import { anna, json, refusal } from '../../testing/server.ts'
import { stageWith } from '../../testing/settings.ts'

itIs('2026-11-15T10:00:00Z')

const booked = 'tisdag 24 november 09.00–10.00, bokad av Anna Bergström, Planering'
const dialog = async (name: string) => within(await screen.findByRole('dialog', { name }))

test('the week shows first, with its number, its days, and what is booked', async () => {
  await roomPage()
  expect(await slot(booked)).toBeDefined()
  expect(screen.getByText('Vecka 48, 23–29 november 2026')).toBeDefined()
  expect(await slot('tisdag 24 november 08.45, ledig')).toBeDefined()
  expect(await slot('lördag 28 november 09.00, Helg, går inte att boka')).toBeDefined()
  expect(screen.getByRole('columnheader', { name: 'måndag 23 november' })).toBeDefined()
})

test('keys go from slot to slot and over bookings, and the calendar follows into other weeks', async () => {
  const { person } = await roomPage()
  ;(await slot('tisdag 24 november 08.45, ledig')).focus()
  const label = () => document.activeElement?.getAttribute('aria-label')
  const comesTo = async (keys: string, name: string) => {
    await person.keyboard(keys)
    await waitFor(() => expect(label()).toBe(name))
  }
  await comesTo('{ArrowDown}', booked)
  await comesTo('{ArrowDown}', 'tisdag 24 november 10.00, ledig')
  await comesTo('{ArrowLeft}', 'måndag 23 november 10.00, ledig')
  await comesTo('{ArrowLeft}', 'söndag 22 november 10.00, Helg, går inte att boka')
  expect(screen.getByText('Vecka 47, 16–22 november 2026')).toBeDefined()
  await comesTo('{Home}', 'måndag 16 november 10.00, ledig')
  await comesTo('{End}', 'söndag 22 november 10.00, Helg, går inte att boka')
  await comesTo('{PageDown}', 'söndag 29 november 10.00, Helg, går inte att boka')
  await comesTo('{Control>}{Home}{/Control}', 'söndag 29 november 05.00, Helg, går inte att boka')
  await comesTo('{ArrowUp}', 'söndag 29 november 05.00, Helg, går inte att boka')
  await person.keyboard('{Enter}')
  expect(screen.queryByRole('dialog')).toBeNull()
})

test('Shift extends the time that Enter books', async () => {
  const { person } = await roomPage()
  ;(await slot('tisdag 24 november 10.00, ledig')).focus()
  await person.keyboard('{Shift>}{ArrowDown}{ArrowDown}{/Shift}')
  expect(screen.getByText('10.00–10.45 markerat. Enter bokar.')).toBeDefined()
  await person.keyboard('{Enter}')
  const form = await dialog('Ny bokning')
  expect(form.getByLabelText('Starttid')).toHaveProperty('value', '600')
  expect(form.getByLabelText('Sluttid')).toHaveProperty('value', '645')
})

test('Alt moves a booking, which goes back with the server’s words when it may not', async () => {
  const clash = 'Stor är redan bokat 25 november 09.15–10.15 av Johan Ek.'
  const { person, sent } = await roomPage({
    'PUT /v1/user/Event/Edit': () => refusal(409, clash, 'clash'),
  })
  ;(await slot(booked)).focus()
  await person.keyboard('{Alt>}{ArrowRight}{ArrowDown}{/Alt}')
  expect(
    screen.getByText('onsdag 25 november 09.15–10.15. Enter sparar, Escape ångrar.'),
  ).toBeDefined()
  expect(sent('/v1/user/Event/Edit')).toEqual([])
  await person.keyboard('{Enter}')
  expect((await screen.findByText(/^Stor är redan bokat/)).textContent).toBe(clash)
  expect(await slot(booked)).toBeDefined()
  const [request] = sent('/v1/user/Event/Edit')
  expect(await request?.json()).toEqual({
    event: {
      id: 'b1',
      start: '2026-11-25T08:15:00.000Z',
      end: '2026-11-25T09:15:00.000Z',
      seen: { start: planning.startdate, end: planning.enddatetime, Rum: 2, desc: 'Planering' },
    },
  })
})

test('“Ångra” sends where the move had brought the booking, and tells when it lies elsewhere by now', async () => {
  const elsewhere = 'Bokningen har flyttats igen sedan dess och ligger kvar där den är nu.'
  const moved = {
    ...planning,
    startdate: '2026-11-25T08:00:00.000Z',
    enddatetime: '2026-11-25T09:00:00.000Z',
  }
  const answers = [json({ results: moved, message: 'Sparas.' }), refusal(409, elsewhere, 'changed')]
  const { person, sent } = await roomPage({
    'PUT /v1/user/Event/Edit': () => answers.shift() ?? json({}, 500),
  })
  ;(await slot(booked)).focus()
  await person.keyboard('{Alt>}{ArrowRight}{/Alt}{Enter}')
  await person.click(await screen.findByRole('button', { name: 'Ångra' }))
  expect((await screen.findByText(/^Bokningen har flyttats igen/)).textContent).toBe(elsewhere)
  expect(await sent('/v1/user/Event/Edit')[1]?.json()).toEqual({
    event: {
      id: 'b1',
      start: planning.startdate,
      end: planning.enddatetime,
      seen: { start: moved.startdate, end: moved.enddatetime, Rum: 2, desc: 'Planering' },
    },
  })
})

test('Escape puts a booking back that is being moved', async () => {
  const { person, sent } = await roomPage()
  ;(await slot(booked)).focus()
  await person.keyboard('{Alt>}{Shift>}{ArrowDown}{/Shift}{/Alt}')
  expect(await slot(/09\.00–10\.15, bokad av Anna/)).toBeDefined()
  await person.keyboard('{Escape}')
  await waitFor(() => expect(document.activeElement?.getAttribute('aria-label')).toBe(booked))
  expect(sent('/v1/user/Event/Edit')).toEqual([])
})

test('the months around the one that shows are read ahead', async () => {
  const { sent } = await roomPage({}, '/Rum/Kalender?rum=2&vy=manad&datum=2026-12-15')
  await waitFor(() =>
    expect(
      sent('/v1/user/Event').map(({ url }) => {
        const { searchParams } = new URL(url)
        return `${searchParams.get('year')}-${searchParams.get('month')}`
      }),
    ).toEqual(expect.arrayContaining(['2026-11', '2026-12', '2027-1'])),
  )
})

test('a week of several rooms is one read, and those around it are read ahead', async () => {
  const { sent } = await roomPage({}, '/Rum/Kalender?rum=1,2,3&vy=vecka&datum=2027-01-01')
  const weeks = () =>
    sent('/v1/user/Event/day').map(({ url }) => Object.fromEntries(new URL(url).searchParams))
  await waitFor(() =>
    expect(weeks()).toEqual([
      { day: '2026-12-28', to: '2027-01-03' },
      { day: '2026-12-21', to: '2026-12-27' },
      { day: '2027-01-04', to: '2027-01-10' },
    ]),
  )
  expect(sent('/v1/user/Event')).toEqual([])
  expect(sent('/v1/user/Event/get')).toEqual([])
})

test('a room that does not show keeps its bookings to itself', async () => {
  const elsewhere = { ...planning, id: 'b9', Rum: 3, body: 'Intervju' } as const
  await roomPage({ 'GET /v1/user/Event/day': daysWith(planning, elsewhere) })
  expect(await slot(booked)).toBeDefined()
  expect(screen.queryByLabelText(/Intervju/)).toBeNull()
})

test('what is proposed for a new booking heeds the week after, which has been read ahead', async () => {
  vi.setSystemTime('2026-11-27T22:30:00Z')
  const monday = {
    ...planning,
    startdate: '2026-11-30T07:00:00.000Z',
    enddatetime: '2026-11-30T10:00:00.000Z',
  }
  const { person, sent } = await roomPage(
    { 'GET /v1/user/Event/day': daysWith(monday) },
    '/Rum/Kalender?rum=2&vy=vecka&datum=2026-11-27',
  )
  await waitFor(() => expect(sent('/v1/user/Event/day')).toHaveLength(3))
  await person.click(await screen.findByRole('button', { name: 'Boka' }))
  const form = within(await screen.findByRole('dialog', { name: 'Ny bokning' }))
  expect(form.getByLabelText('Datum')).toHaveProperty('value', '2026-11-30')
  expect(form.getByLabelText('Starttid')).toHaveProperty('value', '660')
})

test('whoever looks at a week that has passed is proposed a time of today that is free', async () => {
  vi.setSystemTime('2026-11-24T08:30:00Z')
  const { person } = await roomPage()
  await slot(booked)
  await person.click(screen.getByRole('button', { name: 'Tillbaka en vecka' }))
  await person.click(screen.getByRole('button', { name: 'Tillbaka en vecka' }))
  await screen.findByText('Vecka 46, 9–15 november 2026')
  await person.click(screen.getByRole('button', { name: 'Boka' }))
  const form = await dialog('Ny bokning')
  expect(form.getByLabelText('Datum')).toHaveProperty('value', '2026-11-24')
  expect(form.getByLabelText('Starttid')).toHaveProperty('value', '600')
})

test('a month shows its weeks, and a day of it opens', async () => {
  const { person } = await roomPage({}, '/Rum/Kalender?rum=2&vy=manad&datum=2026-11-24')
  expect(await screen.findByRole('rowheader', { name: 'Vecka 48' })).toBeDefined()
  await person.click(await screen.findByRole('button', { name: 'tisdag 24 november, 1 bokning' }))
  expect(await slot(booked)).toBeDefined()
  expect(screen.getByText('tisdag 24 november 2026')).toBeDefined()
})

test('the list has date, time and event, or says that nothing is booked', async () => {
  const { person } = await roomPage({}, '/Rum/Kalender?rum=2&vy=lista&datum=2026-11-24')
  const row = within(await screen.findByRole('row', { name: /Anna Bergström/ }))
  expect(row.getByRole('rowheader', { name: 'tisdag 24 november' })).toBeDefined()
  expect(row.getByText('09.00–10.00')).toBeDefined()
  await person.click(screen.getByRole('button', { name: 'Nästa månad' }))
  expect(await screen.findByText('Byt månad för att se andra bokningar.')).toBeDefined()
})

test('two presses in a row turn two weeks, also where the first is not drawn yet, and the next is read ahead', async () => {
  const { sent } = await roomPage()
  const next = screen.getByRole('button', { name: 'Nästa vecka' })
  act(() => {
    next.click()
    next.click()
  })
  await waitFor(() => expect(location.search).toContain('datum=2026-12-08'))
  const asked = () => sent('/v1/user/Event/day').map(({ url }) => new URL(url).searchParams)
  await waitFor(() => expect(asked().some((one) => one.get('day') === '2026-12-14')).toBe(true))
})

test('nothing looks free before the bookings are known', async () => {
  let answer = () => {}
  await roomPage(
    {
      'GET /v1/user/Event': (request) =>
        new Promise((resolve) => {
          const before = answer
          answer = () => {
            before()
            resolve(monthsWith(planning)(request))
          }
        }),
    },
    '/Rum/Kalender?rum=2&vy=lista&datum=2026-11-24',
  )
  await screen.findByText('november 2026')
  expect(screen.queryByText('Inget är bokat')).toBeNull()
  answer()
  expect(await screen.findByRole('row', { name: /Anna Bergström/ })).toBeDefined()
})

test('a calendar that cannot be read says so in the catalogue’s words, and is tried again', async () => {
  let broken = true
  const { person } = await roomPage({
    'GET /v1/user/Event/day': (request) =>
      broken ? refusal(500, 'Servern hade ett fel.') : daysWith(planning)(request),
  })
  expect(await screen.findByText('Bokningarna kunde inte hämtas.')).toBeDefined()
  broken = false
  await person.click(await screen.findByRole('button', { name: 'Försök igen' }))
  expect(await slot(booked)).toBeDefined()
})

test('staff are led to the lobby where the rooms are the administrators’', async () => {
  stageWith({ rooms: { for: 'administrators', edits: 'all' } })
  await roomPage({ 'POST /v1/auth/me': () => json({ user: anna }) })
  expect(location.pathname).toBe('/Lobby')
})
