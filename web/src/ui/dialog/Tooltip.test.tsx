import { ChakraProvider } from '@chakra-ui/react'
import { fireEvent, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test, vi } from 'vitest'
import { system } from '../../app/theme/system.ts'
import { Dialog } from './Dialog.tsx'
import { Tooltip } from './Tooltip.tsx'

test('Escape closes the words about a button alone, and then what lies below them', async () => {
  const below = vi.fn<() => void>()
  document.addEventListener('keydown', below)
  render(
    <ChakraProvider value={system()}>
      <Dialog title="Versioner" size="sm" closedBy="closerequest" onClose={below}>
        <Tooltip text="Flytta upp frågan">
          <button type="button">Upp</button>
        </Tooltip>
      </Dialog>
    </ChakraProvider>,
  )
  const button = screen.getByRole('button', { name: 'Upp' })
  await userEvent.hover(button)
  expect(screen.getByRole('tooltip').textContent).toBe('Flytta upp frågan')
  // Whether the browser goes on to close the dialog.
  expect(fireEvent.keyDown(button, { key: 'Escape' })).toBe(false)
  expect(screen.queryByRole('tooltip')).toBeNull()
  expect(below).not.toHaveBeenCalled()
  expect(fireEvent.keyDown(button, { key: 'Escape' })).toBe(true)
  expect(below).toHaveBeenCalledOnce()
  document.removeEventListener('keydown', below)
})
