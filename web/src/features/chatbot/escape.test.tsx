import { fireEvent, screen } from '@testing-library/react'
import { expect, onTestFinished, test } from 'vitest'
import { open, signedIn } from '../../testing/open.tsx'
import { json, karin, serve } from '../../testing/server.ts'

test('an Escape that is meant for something else leaves the chat open', async () => {
  serve({
    'POST /v1/auth/me': () => json({ user: karin }),
    'GET /v1/user/profile': () => json({ results: karin }),
  })
  signedIn()
  const person = await open('/Konto')
  await person.click(await screen.findByRole('button', { name: 'Fråga Saga' }))
  const input = await screen.findByLabelText('Meddelande')
  // The panel listens for keys a moment after it is drawn.
  await person.click(input)
  const isOpen = () => screen.queryByRole('dialog', { name: 'Portalen' }) !== null
  // While a letter is being put together, the key belongs to it.
  fireEvent.keyDown(input, { key: 'Escape', isComposing: true })
  expect(isOpen()).toBe(true)
  input.addEventListener('keydown', (event) => event.preventDefault(), { once: true })
  fireEvent.keyDown(input, { key: 'Escape' })
  expect(isOpen()).toBe(true)
  const other = document.body.appendChild(document.createElement('dialog'))
  onTestFinished(() => other.remove())
  fireEvent.keyDown(other, { key: 'Escape' })
  expect(isOpen()).toBe(true)
  fireEvent.keyDown(input, { key: 'Escape' })
  expect(isOpen()).toBe(false)
})
