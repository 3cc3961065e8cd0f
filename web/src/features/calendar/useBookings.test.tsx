import { QueryClientProvider } from '@tanstack/react-query'
import { renderHook, waitFor } from '@testing-library/react'
import type { ReactNode } from 'react'
import { expect, test } from 'vitest'
import { newClient } from '../../app/newClient.ts'
import { json, serve } from '../../testing/server.ts'
import { calendarQueries } from './calendar.queries.ts'
import { useBookings } from './useBookings.ts'

test('what has been read is the same list at every drawing, so that days are not drawn anew for a dialog', async () => {
  const times = { startdate: '2026-11-26T07:00:00.000Z', enddatetime: '2026-11-26T08:00:00.000Z' }
  const event = { id: 'b1', title: 'Karin', body: '', userid: 'u1', Rum: 1, ...times }
  serve({ 'GET /v1/user/Event/day': () => json({ results: [event] }) })
  const client = newClient()
  const wrapper = ({ children }: { children: ReactNode }) => (
    <QueryClientProvider client={client}>{children}</QueryClientProvider>
  )
  const { result, rerender } = renderHook(() => useBookings([calendarQueries.week('2026-11-26')]), {
    wrapper,
  })
  await waitFor(() => expect(result.current.bookings).toHaveLength(1))
  const before = result.current.bookings
  rerender()
  expect(result.current.bookings).toBe(before)
})
