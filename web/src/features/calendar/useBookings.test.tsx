import { QueryClientProvider } from '@tanstack/react-query'
import { act, renderHook, screen } from '@testing-library/react'
import type { ReactNode } from 'react'
import { expect, test } from 'vitest'
import { newClient } from '../../app/newClient.ts'
import { daysWith, itIs, monthsWith, planning, roomPage, slot } from '../../testing/calendar.tsx'
import { refusal } from '../../testing/server.ts'
import { calendarQueries } from './calendar.queries.ts'
import { useBookings } from './useBookings.ts'

test('what has been read is the same list at every drawing, so that days are not drawn anew for a dialog', () => {
  const week = calendarQueries.week('2026-11-26')
  const times = { startdate: '2026-11-26T07:00:00.000Z', enddatetime: '2026-11-26T08:00:00.000Z' }
  const event = { id: 'b1', title: 'Karin', body: '', userid: 'u1', Rum: 1, ...times } as const
  const client = newClient()
  client.setQueryDefaults(week.queryKey, { staleTime: Infinity })
  client.setQueryData(week.queryKey, { results: [event] })
  const wrapper = ({ children }: { children: ReactNode }) => (
    <QueryClientProvider client={client}>{children}</QueryClientProvider>
  )
  const { result, rerender } = renderHook(() => useBookings([week]), { wrapper })
  const { bookings } = result.current
  expect(bookings).toHaveLength(1)
  rerender()
  expect(result.current.bookings).toBe(bookings)
})

itIs('2026-11-15T10:00:00Z')

test('where one room of two cannot be read, nothing is shown as if it were all', async () => {
  await roomPage(
    {
      'GET /v1/user/Event': (request) =>
        request.url.includes('Rum=1')
          ? refusal(500, 'Servern hade ett fel.')
          : monthsWith(planning)(request),
    },
    '/Rum/Kalender?rum=1,2&vy=lista&datum=2026-11-24',
  )
  expect(await screen.findByText('Bokningarna kunde inte hämtas.')).toBeDefined()
  expect(screen.queryByRole('row', { name: /Anna Bergström/ })).toBeNull()
})

test('whoever is shown bookings that cannot be read anew is told so, and keeps them', async () => {
  const stale = 'Bokningarna kunde inte uppdateras. De som visas kan vara gamla.'
  const booked = 'tisdag 24 november 09.00–10.00, bokad av Anna Bergström, Planering'
  let read = daysWith(planning)
  await roomPage({ 'GET /v1/user/Event/day': (request) => read(request) })
  await slot(booked)
  expect(screen.queryByText(stale)).toBeNull()
  read = () => refusal(500, 'Servern hade ett fel.')
  await act(async () => document.dispatchEvent(new Event('visibilitychange', { bubbles: true })))
  expect(await screen.findByText(stale)).toBeDefined()
  expect(screen.getByLabelText(booked)).toBeDefined()
})
