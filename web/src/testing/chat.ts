import { screen, within } from '@testing-library/react'
import { open, signedIn } from './open.tsx'
import { json, karin, serve } from './server.ts'

/** Karin opens the chat, which `answer` answers. */
export async function chatOf(answer: () => Response) {
  serve({
    'POST /v1/auth/me': () => json({ user: karin }),
    'GET /v1/user/profile': () => json({ results: karin }),
    'PUT /v1/Question/stop': () => json({ results: true }),
    'PUT /v1/chatbot/send': answer,
  })
  signedIn()
  const person = await open('/Konto')
  await person.click(await screen.findByRole('button', { name: 'Fråga Saga' }))
  const chat = within(await screen.findByRole('dialog', { name: 'Portalen' }))
  return { person, chat, input: chat.getByLabelText('Meddelande') }
}
