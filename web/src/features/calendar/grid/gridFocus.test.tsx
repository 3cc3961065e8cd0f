import { act, screen, waitFor, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { daysWith, itIs, planning, roomPage, slot } from '../../../testing/calendar.tsx'
import { json } from '../../../testing/server.ts'

itIs('2026-11-15T10:00:00Z')

const booked = 'tisdag 24 november 09.00–10.00, bokad av Anna Bergström, Planering'
const focused = () => document.activeElement?.getAttribute('aria-label')
const tabStops = () =>
  [...document.querySelectorAll('[data-minute][tabindex="0"]')].map((cell) =>
    cell.getAttribute('aria-label'),
  )

test('whoever goes sideways through a booking keeps the time that they came from, and the address', async () => {
  const { person } = await roomPage()
  const address = location.search
  ;(await slot('måndag 23 november 09.30, ledig')).focus()
  await person.keyboard('{ArrowRight}')
  await waitFor(() => expect(focused()).toBe(booked))
  // Away and back, as by the Tab key.
  const cell = await slot(booked)
  act(() => cell.blur())
  act(() => cell.focus())
  await person.keyboard('{ArrowRight}')
  await waitFor(() => expect(focused()).toBe('onsdag 25 november 09.30, ledig'))
  await person.keyboard('{ArrowDown}')
  await waitFor(() => expect(focused()).toBe('onsdag 25 november 09.45, ledig'))
  expect(location.search).toBe(address)
})

test('the Tab key comes to where somebody was last, in another week to its Monday, and to no hidden room', async () => {
  const { person } = await roomPage({}, '/Rum/Kalender?rum=2,3&vy=vecka&datum=2026-11-24')
  ;(await slot('Stor, tisdag 24 november 10.00, ledig')).focus()
  await person.keyboard('{ArrowRight}')
  await waitFor(() => expect(focused()).toBe('Bemanning, tisdag 24 november 10.00, ledig'))
  ;(await slot('Bemanning, tisdag 24 november 11.00, ledig')).focus()
  await waitFor(() => expect(tabStops()).toEqual(['Bemanning, tisdag 24 november 11.00, ledig']))
  await person.click(screen.getByRole('button', { name: 'Nästa vecka' }))
  await waitFor(() => expect(tabStops()).toEqual(['Bemanning, måndag 30 november 11.00, ledig']))
  await person.click(screen.getByRole('button', { name: 'Bemanning', pressed: true }))
  await waitFor(() => expect(tabStops()).toEqual(['måndag 30 november 11.00, ledig']))
})

test('what is read anew takes the focus from nobody who is elsewhere', async () => {
  let now = planning
  const { person } = await roomPage({
    'GET /v1/user/Event/day': (request) => daysWith(now)(request),
  })
  /** Somebody else moves the booking to another day. */
  async function moveTo(day: string, name: RegExp) {
    now = {
      ...planning,
      startdate: `${day}T08:00:00.000Z`,
      enddatetime: `${day}T09:00:00.000Z`,
    }
    await act(async () => document.dispatchEvent(new Event('visibilitychange', { bubbles: true })))
    return slot(name)
  }
  const free = await slot('tisdag 24 november 10.00, ledig')
  act(() => free.focus())
  act(() => free.blur())
  const moved = await moveTo('2026-11-25', /^onsdag 25 november 09\.00–10\.00, bokad/)
  expect(document.activeElement).toBe(document.body)
  act(() => moved.focus())
  await person.keyboard('{Enter}')
  const form = within(await screen.findByRole('dialog', { name: 'Redigera bokning' }))
  const note = form.getByLabelText('Anteckning')
  await person.type(note, '!')
  await moveTo('2026-11-26', /^torsdag 26 november 09\.00–10\.00, bokad/)
  expect(document.activeElement).toBe(note)
})

test('after “Ångra” the next key goes on from where the booking is again', async () => {
  const later = {
    ...planning,
    startdate: '2026-11-24T09:00:00.000Z',
    enddatetime: '2026-11-24T10:00:00.000Z',
  }
  let now = planning
  const { person } = await roomPage({
    'GET /v1/user/Event/day': (request) => daysWith(now)(request),
    'PUT /v1/user/Event/Edit': () => {
      now = now === planning ? later : planning
      return json({ results: now, message: 'Sparas.' })
    },
  })
  ;(await slot(booked)).focus()
  await person.keyboard('{Alt>}{ArrowDown}{ArrowDown}{ArrowDown}{ArrowDown}{/Alt}{Enter}')
  await person.click(await screen.findByRole('button', { name: 'Ångra' }))
  expect(await screen.findByText('Bokningen är tillbaka där den var.')).toBeDefined()
  await waitFor(() => expect(focused()).toBe(booked))
  await person.keyboard('{ArrowRight}')
  await waitFor(() => expect(focused()).toBe('onsdag 25 november 09.00, ledig'))
})
