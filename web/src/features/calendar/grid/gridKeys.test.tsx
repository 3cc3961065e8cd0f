import { act, createEvent, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { daysWith, itIs, planning, roomPage, slot } from '../../../testing/calendar.tsx'
import { anna, json } from '../../../testing/server.ts'

itIs('2026-11-15T10:00:00Z')

const booked = 'tisdag 24 november 09.00–10.00, bokad av Anna Bergström, Planering'
const free = (time: string) => slot(`tisdag 24 november ${time}, ledig`)
const focused = () => document.activeElement?.getAttribute('aria-label')
const newBooking = async () => within(await screen.findByRole('dialog', { name: 'Ny bokning' }))

/** Whether the grid takes a key for itself; else it is the browser's. */
function takes(key: KeyboardEventInit) {
  const event = createEvent.keyDown(document.activeElement ?? document.body, key)
  fireEvent(document.activeElement ?? document.body, event)
  return event.defaultPrevented
}

test('the space bar books, and opens what is booked, as Enter does', async () => {
  const { person } = await roomPage()
  ;(await slot(booked)).focus()
  await person.keyboard(' ')
  expect(await screen.findByRole('dialog', { name: 'Redigera bokning' })).toBeDefined()
  await person.keyboard('{Escape}')
  ;(await free('10.00')).focus()
  await person.keyboard(' ')
  const form = await newBooking()
  expect(form.getByLabelText('Starttid')).toHaveProperty('value', '600')
})

test('Shift extends upwards too, as far as it is free, and an arrow gives it up', async () => {
  const { person } = await roomPage()
  ;(await free('10.30')).focus()
  await person.keyboard('{Shift>}{ArrowUp}{ArrowUp}{ArrowUp}{ArrowUp}{/Shift}')
  expect(screen.getByText('10.00–10.45 markerat. Enter bokar.')).toBeDefined()
  expect(focused()).toMatch(/10\.00/)
  await person.keyboard('{ArrowDown}{Enter}')
  const form = await newBooking()
  expect(form.getByLabelText('Starttid')).toHaveProperty('value', '615')
})

test('Shift extends downwards as far as it is free, and stops at what is booked', async () => {
  const { person } = await roomPage()
  ;(await free('08.30')).focus()
  await person.keyboard('{Shift>}{ArrowDown}{ArrowDown}{ArrowDown}{/Shift}')
  expect(screen.getByText('08.30–09.00 markerat. Enter bokar.')).toBeDefined()
  expect(focused()).toMatch(/08\.45/)
})

test('Escape gives up what was chosen, and the next one is left to the page', async () => {
  const { person } = await roomPage()
  ;(await free('10.00')).focus()
  await person.keyboard('{Shift>}{ArrowDown}{/Shift}')
  expect(takes({ key: 'Escape' })).toBe(true)
  await person.keyboard('{Enter}')
  const form = await newBooking()
  expect(form.getByLabelText('Starttid')).toHaveProperty('value', '615')
  await person.keyboard('{Escape}')
  ;(await free('10.00')).focus()
  expect(takes({ key: 'Escape' })).toBe(false)
})

test('nothing is extended from what is booked, or over', async () => {
  vi.setSystemTime('2026-11-24T10:30:00Z')
  const { person } = await roomPage()
  for (const name of [booked, 'tisdag 24 november 10.00, har passerat']) {
    ;(await slot(name)).focus()
    await person.keyboard('{Shift>}{ArrowDown}{/Shift}')
    expect(screen.queryByText(/markerat\. Enter bokar/)).toBeNull()
    expect(focused()).toBe(name)
  }
})

test('keys that are not the calendar’s are left to the browser', async () => {
  await roomPage()
  ;(await free('10.00')).focus()
  expect(takes({ key: 'ArrowLeft', altKey: true })).toBe(false)
  expect(takes({ key: 'ArrowDown', metaKey: true })).toBe(false)
  expect(takes({ key: 'ArrowLeft', shiftKey: true })).toBe(false)
  expect(takes({ key: 'Home', altKey: true })).toBe(false)
  expect(takes({ key: 'a' })).toBe(false)
  expect(focused()).toBe('tisdag 24 november 10.00, ledig')
})

test('what a key does in the calendar, it does not do to the page besides', async () => {
  await roomPage()
  ;(await slot(booked)).focus()
  // Else it would be the browser’s way back.
  expect(takes({ key: 'ArrowLeft', altKey: true })).toBe(true)
  await waitFor(() => expect(focused()).toMatch(/^måndag 23 november 09\.00–10\.00, bokad/))
  expect(takes({ key: 'Escape' })).toBe(true)
  await waitFor(() => expect(focused()).toBe(booked))
  expect(takes({ key: 'ArrowDown' })).toBe(true)
  await waitFor(() => expect(focused()).toBe('tisdag 24 november 10.00, ledig'))
  expect(takes({ key: 'ArrowDown', shiftKey: true })).toBe(true)
  expect(takes({ key: ' ' })).toBe(true)
  expect(await newBooking()).toBeDefined()
})

test('what is being moved stays in hand until it is put down', async () => {
  const { person, sent } = await roomPage({
    'PUT /v1/user/Event/Edit': () => json({ results: planning, message: 'Sparas.' }),
  })
  ;(await slot(booked)).focus()
  await person.keyboard('{Alt>}{ArrowDown}{/Alt}')
  expect(takes({ key: 'ArrowDown' })).toBe(true)
  expect(takes({ key: 'Tab' })).toBe(false)
  expect(await slot(/09\.15–10\.15, bokad av Anna/)).toBeDefined()
  await person.keyboard('{Enter}')
  await waitFor(() => expect(sent('/v1/user/Event/Edit')).toHaveLength(1))
})

test('a booking that is given up is said to lie where it lay', async () => {
  const { person } = await roomPage()
  ;(await slot(booked)).focus()
  await person.keyboard('{Alt>}{ArrowRight}{ArrowRight}{ArrowRight}{ArrowRight}{/Alt}')
  // Past the week-end, in the week after.
  expect(await screen.findByText(/^måndag 30 november 09\.00–10\.00\. Enter sparar/)).toBeDefined()
  expect(await screen.findByText(/^Vecka 49, 30 november/)).toBeDefined()
  await person.keyboard('{Escape}')
  expect(await screen.findByText('Bokningen ligger kvar.')).toBeDefined()
  await waitFor(() => expect(focused()).toBe(booked))
})

test('somebody else’s booking is not moved, and that is said', async () => {
  const others = { ...planning, userid: 'u9', title: 'Johan Ek' }
  const { person } = await roomPage({
    'POST /v1/auth/me': () => json({ user: anna }),
    'GET /v1/user/Event/day': daysWith(others),
  })
  const name = 'tisdag 24 november 09.00–10.00, bokad av Johan Ek, Planering'
  ;(await slot(name)).focus()
  await person.keyboard('{Alt>}{ArrowDown}{/Alt}')
  expect(await screen.findByText('Du kan inte ändra den här bokningen.')).toBeDefined()
  expect(focused()).toBe(name)
})

test('with several rooms beside one another Alt moves to the next one, and says which', async () => {
  const { person, sent } = await roomPage(
    { 'PUT /v1/user/Event/Edit': () => json({ results: planning, message: 'Sparas.' }) },
    '/Rum/Kalender?rum=2,3&vy=vecka&datum=2026-11-24',
  )
  ;(await slot(`Stor, ${booked}`)).focus()
  await person.keyboard('{Alt>}{ArrowRight}{/Alt}{Enter}')
  await waitFor(() => expect(sent('/v1/user/Event/Edit')).toHaveLength(1))
  expect(await sent('/v1/user/Event/Edit')[0]?.json()).toMatchObject({ event: { Rum: 3 } })
})

test('a click opens what is booked, proposes what is free, and does nothing where it is over', async () => {
  vi.setSystemTime('2026-11-24T10:30:00Z')
  const { person } = await roomPage()
  await person.click(await slot('tisdag 24 november 10.00, har passerat'))
  expect(screen.queryByRole('dialog')).toBeNull()
  await person.click(await slot(booked))
  expect(await screen.findByRole('dialog', { name: 'Redigera bokning' })).toBeDefined()
  await person.keyboard('{Escape}')
  await person.click(await free('13.15'))
  const form = await newBooking()
  expect(form.getByLabelText('Starttid')).toHaveProperty('value', '795')
  expect(form.getByLabelText('Datum')).toHaveProperty('value', '2026-11-24')
})

test('whoever stands on a booking that somebody else moves goes along, and the Tab key comes to it there', async () => {
  let now = planning
  const other = {
    ...planning,
    id: 'b0',
    startdate: '2026-11-23T08:00:00.000Z',
    enddatetime: '2026-11-23T09:00:00.000Z',
  }
  await roomPage({ 'GET /v1/user/Event/day': (request) => daysWith(other, now)(request) })
  ;(await slot(booked)).focus()
  now = {
    ...planning,
    startdate: '2026-11-25T08:00:00.000Z',
    enddatetime: '2026-11-25T09:00:00.000Z',
  }
  await act(async () => document.dispatchEvent(new Event('visibilitychange', { bubbles: true })))
  const moved = 'onsdag 25 november 09.00–10.00, bokad av Anna Bergström, Planering'
  await waitFor(() => expect(focused()).toBe(moved))
  await waitFor(() => expect(document.activeElement?.getAttribute('tabindex')).toBe('0'))
})

test('in the view of a day Home and End go to its beginning and its end', async () => {
  const { person } = await roomPage({}, '/Rum/Kalender?rum=2&vy=dag&datum=2026-11-24')
  ;(await free('10.00')).focus()
  await person.keyboard('{Home}')
  await waitFor(() => expect(focused()).toMatch(/^tisdag 24 november 05\.00/))
  await person.keyboard('{End}')
  await waitFor(() => expect(focused()).toMatch(/^tisdag 24 november 21\.45/))
})

test('two keys in a row go two slots, also where the first is not drawn yet', async () => {
  await roomPage()
  const start = await free('10.00')
  start.focus()
  act(() => {
    fireEvent.keyDown(start, { key: 'ArrowDown' })
    fireEvent.keyDown(start, { key: 'ArrowDown' })
  })
  await waitFor(() => expect(focused()).toBe('tisdag 24 november 10.30, ledig'))
})

test('“Ångra” brings a booking back into the room that it came from, and says so', async () => {
  const replies = [{ ...planning, Rum: 3 }, planning]
  const { person, sent } = await roomPage(
    {
      'PUT /v1/user/Event/Edit': () =>
        json({ results: replies.shift() ?? planning, message: 'Sparas.' }),
    },
    '/Rum/Kalender?rum=2,3&vy=vecka&datum=2026-11-24',
  )
  ;(await slot(`Stor, ${booked}`)).focus()
  await person.keyboard('{Alt>}{ArrowRight}{/Alt}{Enter}')
  await person.click(await screen.findByRole('button', { name: 'Ångra' }))
  expect(await screen.findByText('Bokningen är tillbaka där den var.')).toBeDefined()
  expect(await sent('/v1/user/Event/Edit')[1]?.json()).toMatchObject({
    event: { id: 'b1', Rum: 2, seen: { Rum: 3 } },
  })
})
