import { ChakraProvider } from '@chakra-ui/react'
import { act, render, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { Suspense, useState } from 'react'
import { afterEach, expect, test } from 'vitest'
import { system } from '../app/theme/system.ts'
import { Unloaded } from './dialog/Unloaded.tsx'
import { lazyPart } from './lazyPart.ts'
import { Toaster } from './message/Toaster.tsx'
import { toaster } from './message/toaster.ts'

afterEach(() => act(() => toaster.clear()))

const gone = () => Promise.reject(new TypeError('Failed to fetch'))
const Extra = lazyPart<object>(gone)
const Dialog = lazyPart<{ onClose: () => void }>(gone, Unloaded)

function Screen() {
  const [isOpen, setOpen] = useState(false)
  return (
    <ChakraProvider value={system()}>
      <Suspense>
        <Extra />
      </Suspense>
      <input aria-label="Anteckning" />
      <button type="button" aria-expanded={isOpen} onClick={() => setOpen(true)}>
        Boka
      </button>
      {isOpen && (
        <Suspense>
          <Dialog onClose={() => setOpen(false)} />
        </Suspense>
      )}
      <Toaster />
    </ChakraProvider>
  )
}

test('a dialog that cannot be loaded says so, and what stands beside it stays', async () => {
  const person = userEvent.setup()
  await act(async () => render(<Screen />))
  await person.type(screen.getByLabelText('Anteckning'), 'Min text')
  const book = screen.getByRole('button', { name: 'Boka' })
  await person.click(book)
  expect(await screen.findByText('Det kunde inte öppnas')).toBeDefined()
  await waitFor(() => expect(book.ariaExpanded).toBe('false'))
  expect(screen.getByLabelText('Anteckning')).toHaveProperty('value', 'Min text')
})
