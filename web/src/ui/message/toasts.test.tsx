import { ChakraProvider } from '@chakra-ui/react'
import { act, render, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { limits } from '../../../../shared/limits.ts'
import { system } from '../../app/theme/system.ts'
import { Toaster } from './Toaster.tsx'
import { toaster } from './toaster.ts'

const late = { title: 'Frågan kunde inte raderas.', description: 'Försök igen om en stund.' }

beforeEach(() => {
  vi.useFakeTimers({ shouldAdvanceTime: true })
  render(
    <ChakraProvider value={system()}>
      <button type="button">Radera</button>
      <Toaster />
    </ChakraProvider>,
  )
})
afterEach(() => {
  act(() => toaster.clear())
  vi.useRealTimers()
})

const told = () => within(screen.getByRole('log', { name: 'Meddelanden' }))
const wait = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms))

test('what went well leaves after three seconds', async () => {
  act(() => toaster.success('Frågan är raderad.'))
  expect(told().getByText('Frågan är raderad.')).toBeDefined()
  await wait(limits.toastMs + 100)
  expect(told().queryByText('Frågan är raderad.')).toBeNull()
})

test('an error stays until it is closed, and gives the focus back to what was used', async () => {
  const used = screen.getByRole('button', { name: 'Radera' })
  used.focus()
  act(() => toaster.error({ ...late, code: 1021 }))
  await wait(60_000)
  expect(told().getByText('Felkod 1021')).toBeDefined()
  const person = userEvent.setup({ advanceTimers: vi.advanceTimersByTime })
  await person.click(told().getByRole('button', { name: 'Stäng' }))
  await waitFor(() => expect(told().queryByText(late.title)).toBeNull())
  expect(document.activeElement).toBe(used)
})

test('the same error is told once, however often it comes', () => {
  act(() => toaster.error(late))
  act(() => toaster.error(late))
  expect(told().getAllByText(late.title)).toHaveLength(1)
})

test('what cannot be read for one reason is one fault', () => {
  const description = 'Ingen kontakt med servern.'
  act(() => void toaster.fault({ title: 'Statistiken kunde inte hämtas.', description }))
  act(() => void toaster.fault({ title: 'Loggen kunde inte hämtas.', description }))
  expect(told().getByText('Statistiken kunde inte hämtas.')).toBeDefined()
  expect(told().queryByText('Loggen kunde inte hämtas.')).toBeNull()
})

test('what is English says so', () => {
  act(() => toaster.success('Selected user was deleted successfully.'))
  expect(told().getByText(/^Selected/).lang).toBe('en')
  act(() => toaster.success('Kontot är raderat.'))
  expect(told().getByText('Kontot är raderat.').lang).toBe('')
})

test('no message lies over what was just used', () => {
  const used = screen.getByRole('button', { name: 'Radera' })
  used.focus()
  act(() => toaster.success('Frågan är raderad.'))
  // Nothing has a size here: as if the button and the messages shared a place.
  const box = { left: 0, right: 10, top: 0, bottom: 10 } as DOMRect
  vi.spyOn(Element.prototype, 'getBoundingClientRect').mockReturnValue(box)
  act(() => toaster.success('Frågan är sparad.'))
  expect(screen.getByRole('log').dataset['low']).toBe('')
  vi.restoreAllMocks()
})
