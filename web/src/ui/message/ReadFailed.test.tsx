import { ChakraProvider } from '@chakra-ui/react'
import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useState } from 'react'
import { expect, test } from 'vitest'
import { system } from '../../app/theme/system.ts'
import { Dialog } from '../dialog/Dialog.tsx'
import { ReadFailed } from './ReadFailed.tsx'

function Rows() {
  const [state, setState] = useState('shown')
  if (state === 'shown')
    return (
      <button type="button" onClick={() => setState('failed')}>
        Nästa sida
      </button>
    )
  if (state === 'read') return <p>Läser</p>
  return <ReadFailed title="Inget kom" error={new Error('x')} onRetry={() => setState('read')} />
}

const shown = (inDialog: boolean) =>
  render(
    <ChakraProvider value={system()}>
      <h1 tabIndex={-1}>Frågor</h1>
      {inDialog ? (
        <Dialog title="Ordning" size="sm" closedBy="none" onClose={() => undefined}>
          <Rows />
        </Dialog>
      ) : (
        <Rows />
      )}
    </ChakraProvider>,
  )

const pressed = async (name: string) => userEvent.click(screen.getByRole('button', { name }))

test('who has pressed what a failure takes the place of stands at the next try', async () => {
  shown(false)
  await pressed('Nästa sida')
  expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Försök igen' }))
  await pressed('Försök igen')
  expect(document.activeElement).toBe(screen.getByRole('heading', { name: 'Frågor' }))
})

test('whoever tries again in a dialog stands at its title, and at none behind it', async () => {
  shown(true)
  await pressed('Nästa sida')
  await pressed('Försök igen')
  expect(document.activeElement).toBe(screen.getByRole('heading', { name: 'Ordning' }))
})

test('a failure takes the focus from nobody who has it elsewhere', () => {
  render(
    <ChakraProvider value={system()}>
      <h1 tabIndex={-1}>Frågor</h1>
    </ChakraProvider>,
  )
  screen.getByRole('heading', { name: 'Frågor' }).focus()
  render(
    <ChakraProvider value={system()}>
      <ReadFailed title="Inget kom" error={new Error('x')} onRetry={() => undefined} />
    </ChakraProvider>,
  )
  expect(document.activeElement).toBe(screen.getByRole('heading', { name: 'Frågor' }))
})
