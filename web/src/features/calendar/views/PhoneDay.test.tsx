import { ChakraProvider } from '@chakra-ui/react'
import { act, render, screen } from '@testing-library/react'
import type { ComponentProps } from 'react'
import { expect, test } from 'vitest'
import { readConfig } from '../../../api/config.ts'
import { system } from '../../../app/theme/system.ts'
import { settings, stageWith } from '../../../testing/settings.ts'
import { bookingOf } from '../days/blocks.ts'
import { PhoneDay } from './PhoneDay.tsx'

const day = '2026-11-24'
const nothing = () => undefined

type Shown = Partial<Pick<ComponentProps<typeof PhoneDay>, 'rooms' | 'day' | 'bookings'>>

/** A phone shows a Tuesday on which nothing is booked, in a stage whose rooms close at five, at this time of it; or another day. Gives what lets it be later. */
function phoneAt(hour: number, shown: Shown = {}) {
  stageWith({ rooms: { ...settings.rooms, hours: { from: 8, to: 17 } } })
  readConfig()
  const at = (time: number) => (
    <ChakraProvider value={system()}>
      <PhoneDay
        rooms={[2]}
        day={day}
        now={{ day, minute: Math.round(time * 60) }}
        bookings={[]}
        busy={false}
        onDay={nothing}
        onNew={nothing}
        onOpen={nothing}
        {...shown}
      />
    </ChakraProvider>
  )
  const { rerender } = render(at(hour))
  return (later: number) => rerender(at(later))
}

test('once the rooms are closed for the day, a phone says so', () => {
  phoneAt(17)
  expect(screen.getByText('Stängt för i dag')).toBeDefined()
  expect(screen.queryByText('Ledigt')).toBeNull()
})

test('before that it shows what is free', () => {
  phoneAt(16)
  expect(screen.getByText('Ledigt')).toBeDefined()
  expect(screen.queryByText('Stängt för i dag')).toBeNull()
})

test('on a day that cannot be booked it names the rooms alone that were', () => {
  const event = {
    id: 'b1',
    title: 'Anna',
    body: '',
    userid: 'u1',
    startdate: '2026-11-28T08:00:00.000Z',
    enddatetime: '2026-11-28T09:00:00.000Z',
    Rum: 2 as const,
  }
  phoneAt(9, { rooms: [1, 2, 3], day: '2026-11-28', bookings: [bookingOf(event)] })
  expect(screen.getByText('Inget rum går att boka den här dagen.')).toBeDefined()
  expect(screen.getByRole('heading', { name: 'Stor' })).toBeDefined()
  expect(screen.getByText('09.00–10.00')).toBeDefined()
  expect(screen.queryByRole('heading', { name: 'Welcome' })).toBeNull()
  expect(screen.getByRole('list').getAttribute('aria-label')).toContain('Stor')
})

test('whoever stands on the free time that is now stays there when a quarter has passed', () => {
  const show = phoneAt(10 + 14 / 60)
  const free = screen.getByRole('button', { name: /^10\.00–17\.00/ })
  act(() => free.focus())
  show(10.25)
  expect(document.activeElement).toBe(screen.getByRole('button', { name: /^10\.15–17\.00/ }))
})
