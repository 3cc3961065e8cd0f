import { screen } from '@testing-library/react'
import { afterEach, beforeEach, vi } from 'vitest'
import type { Event } from '../../../shared/contract/calendar/event.ts'
import { open, signedIn } from './open.tsx'
import { json, karin, serve } from './server.ts'

// The calendar's library takes longer to load than a test waits for a page.
await import('../features/calendar/CalendarPage.tsx')
await import('../features/calendar/booking/NewBookingDialog.tsx')
await import('../features/calendar/booking/EditBookingDialog.tsx')
await import('../features/calendar/search/FreeSearch.tsx')

/** A booking of Stor on 24 November 2026, which is a Tuesday in winter: 09.00 in Sweden is 08:00 in UTC. */
/** Lets the calendar's tests of a file live at a moment (ISO 8601): what has passed by then cannot be booked. */
export function itIs(moment: string) {
  beforeEach(() => {
    vi.useFakeTimers({ toFake: ['Date'] })
    vi.setSystemTime(moment)
  })
  afterEach(() => {
    vi.useRealTimers()
  })
}

export const planning: Event = {
  id: 'b1',
  title: 'Anna Bergström',
  startdate: '2026-11-24T08:00:00.000Z',
  enddatetime: '2026-11-24T09:00:00.000Z',
  body: 'Planering',
  userid: 'u1',
  Rum: 2,
}

/** What the room is booked for, as the server answers for each month. */
export const monthsWith =
  (...events: Event[]) =>
  ({ url }: Request) => {
    const { searchParams } = new URL(url)
    const month = `${searchParams.get('year')}-${searchParams.get('month')?.padStart(2, '0')}`
    const asked = events.filter(({ Rum }) => String(Rum) === searchParams.get('Rum'))
    return json({ results: asked.filter(({ startdate }) => startdate.startsWith(month)) })
  }

/** What all rooms are booked for, as the server answers for some days. */
export const daysWith =
  (...events: Event[]) =>
  ({ url }: Request) => {
    const { searchParams } = new URL(url)
    const first = searchParams.get('day') ?? ''
    const last = searchParams.get('to') ?? first
    const isAsked = (day: string) => day >= first && day <= last
    return json({ results: events.filter(({ startdate }) => isAsked(startdate.slice(0, 10))) })
  }

/** Karin opens an address of the calendar. */
export async function roomPage(
  answers: Parameters<typeof serve>[0] = {},
  address = '/Rum/Kalender?rum=2&vy=vecka&datum=2026-11-24',
) {
  const requests = serve({
    'POST /v1/auth/me': () => json({ user: karin }),
    'GET /v1/user/Event': monthsWith(planning),
    'GET /v1/user/Event/day': daysWith(planning),
    'GET /v1/user/Event/mine': () => json({ results: [] }),
    'GET /v1/user/Event/feeds': () => json({ results: [] }),
    ...answers,
  })
  signedIn()
  const person = await open(address)
  await screen.findByRole('heading', { level: 1 })
  const sent = (path: string) => requests.filter(({ url }) => new URL(url).pathname === path)
  return { person, requests, sent }
}

/** A slot or booking of the grid, by what is read out of it. */
export const slot = (name: string | RegExp) => screen.findByLabelText(name)
