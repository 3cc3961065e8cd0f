import { screen, within } from '@testing-library/react'
import { open, signedIn } from './open.tsx'

export const path = 'PUT /v1/Question/send'

/** Anna stands at the first prepared question. */
export async function questionPage() {
  signedIn()
  const person = await open('/Lobby?fraga=q1')
  const card = within(await screen.findByRole('main'))
  const input = await card.findByLabelText(/Dina uppgifter/)
  return { person, card, input }
}

/** Anna stands in the lobby. */
export async function lobby() {
  signedIn()
  const person = await open('/Lobby')
  await screen.findByRole('link', { name: 'Svara på ett mejl' })
  return person
}
