import { ChakraProvider } from '@chakra-ui/react'
import { render, screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { readConfig } from '../../../api/config.ts'
import { system } from '../../../app/theme/system.ts'
import { settings, stageWith } from '../../../testing/settings.ts'
import { PhoneDay } from './PhoneDay.tsx'

const day = '2026-11-24'
const nothing = () => undefined

/** A phone shows a Tuesday on which nothing is booked, in a stage whose rooms close at five, at this time of it. */
function phoneAt(hour: number) {
  stageWith({ rooms: { ...settings.rooms, hours: { from: 8, to: 17 } } })
  readConfig()
  render(
    <ChakraProvider value={system()}>
      <PhoneDay
        rooms={[2]}
        day={day}
        now={{ day, minute: hour * 60 }}
        bookings={[]}
        busy={false}
        onDay={nothing}
        onNew={nothing}
        onOpen={nothing}
      />
    </ChakraProvider>,
  )
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
