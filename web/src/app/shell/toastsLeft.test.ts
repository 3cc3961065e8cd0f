import { act, screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { open, signedIn } from '../../testing/open.tsx'
import { serve } from '../../testing/server.ts'
import { toaster } from '../../ui/message/toaster.ts'

test('what failed for somebody after they had left is told to nobody who comes after them', async () => {
  serve({})
  toaster.belongTo('somebody')
  act(() => toaster.error({ title: 'Favoriten kunde inte sparas.', description: 'Försök igen.' }))
  signedIn()
  await open('/Lobby')
  await screen.findByRole('log', { name: 'Meddelanden' })
  expect(screen.queryByText('Favoriten kunde inte sparas.')).toBeNull()
})
