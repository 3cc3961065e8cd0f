import { screen, within } from '@testing-library/react'
import { open, signedIn } from './open.tsx'

export const path = 'PUT /v1/Question/send'

/** Anna opens the lobby and looks at the first question's card. */
export async function lobby() {
  signedIn()
  const person = await open('/Lobby')
  const card = within(await screen.findByRole('listitem', { name: 'Svara på ett mejl' }))
  const input = card.getByLabelText(/Dina uppgifter/)
  return { person, card, input }
}
