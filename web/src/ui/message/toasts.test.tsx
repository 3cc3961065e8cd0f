import { ChakraProvider } from '@chakra-ui/react'
import { act, fireEvent, render, renderHook, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useState } from 'react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { limits } from '../../../../shared/limits.ts'
import { ApiError, NetworkError } from '../../api/request/errors.ts'
import { system } from '../../app/theme/system.ts'
import { Dialog } from '../dialog/Dialog.tsx'
import { Toaster } from './Toaster.tsx'
import { toaster } from './toaster.ts'
import { useFaultToast } from './useFaultToast.ts'

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

test('what cannot be read is told of while it cannot, and anew where that has another reason', () => {
  const initialProps: { error?: Error } = { error: new NetworkError() }
  const { rerender } = renderHook(({ error }) => useFaultToast(error, late), { initialProps })
  const shown = () => screen.getByRole('log', { name: 'Meddelanden' }).textContent
  expect(shown()).toContain('Ingen kontakt med servern.')
  rerender({ error: new ApiError('Något gick fel hos oss.', { status: 500, code: 'broken' }) })
  expect(shown()).toContain('Något gick fel hos oss.')
  expect(shown()).not.toContain('Ingen kontakt med servern.')
  rerender({})
  expect(shown()).not.toContain(late.title)
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

function Over() {
  const [isOpen, setOpen] = useState(true)
  if (!isOpen) return null
  return (
    <Dialog title="Ändra ordning" size="sm" closedBy="closerequest" onClose={() => setOpen(false)}>
      <button type="button" onClick={() => toaster.undoable('Frågan är flyttad.', undo)}>
        Flytta
      </button>
      <button type="button" onClick={() => setOpen(false)}>
        Klar
      </button>
    </Dialog>
  )
}
const undo = vi.fn<() => void>()

function openOver() {
  render(
    <ChakraProvider value={system()}>
      <Over />
    </ChakraProvider>,
  )
  return {
    person: userEvent.setup({ advanceTimers: vi.advanceTimersByTime }),
    dialog: within(screen.getByRole('dialog', { name: 'Ändra ordning' })),
  }
}

test('over a dialog a message is read out and undone within it, where alone something is within reach', async () => {
  const { person, dialog } = openOver()
  // There before what it tells: otherwise that is not read out.
  const messages = dialog.getByRole('log', { name: 'Meddelanden' })
  expect(messages.textContent).toBe('')
  const used = dialog.getByRole('button', { name: 'Flytta' })
  await person.click(used)
  expect(within(messages).getByText('Frågan är flyttad.')).toBeDefined()
  expect(screen.getAllByText('Frågan är flyttad.')).toHaveLength(1)
  dialog.getByRole('button', { name: 'Ångra' }).focus()
  await person.keyboard('{Enter}')
  expect(undo).toHaveBeenCalledOnce()
  expect(document.activeElement).toBe(used)
})

test('Escape leads out of a message and closes no dialog below it', async () => {
  const { person, dialog } = openOver()
  const used = dialog.getByRole('button', { name: 'Flytta' })
  await person.click(used)
  const button = dialog.getByRole('button', { name: 'Ångra' })
  button.focus()
  // Whether the browser goes on to close the dialog.
  expect(fireEvent.keyDown(button, { key: 'Escape' })).toBe(false)
  expect(document.activeElement).toBe(used)
})

test('what a dialog has told goes on standing on the page once it is closed', async () => {
  const { person, dialog } = openOver()
  await person.click(dialog.getByRole('button', { name: 'Flytta' }))
  await person.click(dialog.getByRole('button', { name: 'Klar' }))
  expect(told().getByText('Frågan är flyttad.')).toBeDefined()
  expect(told().getByRole('button', { name: 'Ångra' })).toBeDefined()
})

test('an error from before a dialog is closed over it, and the focus stays in the dialog', async () => {
  screen.getByRole('button', { name: 'Radera' }).focus()
  act(() => toaster.error(late))
  const { person, dialog } = openOver()
  const held = dialog.getByRole('button', { name: 'Flytta' })
  expect(document.activeElement).toBe(held)
  dialog.getByRole('button', { name: 'Stäng' }).focus()
  await person.keyboard('{Enter}')
  expect(dialog.queryByText(late.title)).toBeNull()
  expect(document.activeElement).toBe(held)
})
