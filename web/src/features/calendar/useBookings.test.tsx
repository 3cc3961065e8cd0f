import { QueryClientProvider } from '@tanstack/react-query'
import { renderHook } from '@testing-library/react'
import type { ReactNode } from 'react'
import { expect, test } from 'vitest'
import { newClient } from '../../app/newClient.ts'
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
