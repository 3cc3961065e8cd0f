import { act, screen, waitFor } from '@testing-library/react'
import { expect, test } from 'vitest'
import { anna, json } from '../../testing/server.ts'
import { addingUser } from '../../testing/users.tsx'

test('a password that is typed is not kept in the browser, as the rest is', async () => {
  const { person, dialog } = await addingUser()
  await person.type(dialog.getByLabelText('Förnamn'), 'Åsa')
  await person.type(dialog.getByLabelText('Lösenord'), 'Portalen1')
  globalThis.dispatchEvent(new Event('pagehide'))
  expect(JSON.stringify(localStorage)).toContain('Åsa')
  expect(JSON.stringify(localStorage)).not.toContain('Portalen1')
})

test('a password that is chosen for a new person is sent, and what would go with the dialog is not taken meanwhile', async () => {
  const answer = Promise.withResolvers<Response>()
  const { person, dialog, added } = await addingUser({ 'POST /v1/users/add': () => answer.promise })
  const name = dialog.getByLabelText<HTMLInputElement>('Förnamn')
  await person.type(name, 'Åsa')
  await person.type(dialog.getByLabelText('E-post'), 'asa@example.se')
  await person.type(dialog.getByLabelText('Lösenord'), 'Portalen1')
  await person.click(dialog.getByRole('button', { name: 'Spara' }))
  await waitFor(() => expect(added()).toHaveLength(1))
  await person.type(name, ' Maria')
  expect(name.value).toBe('Åsa')
  const about = { Firstname: 'Åsa', Lastname: '', phone: '', email: 'asa@example.se' }
  const form = await added()[0]?.formData()
  expect(form?.get('user')).toBe(JSON.stringify({ ...about, password: 'Portalen1' }))
  await act(async () => answer.resolve(json({ success: true, results: anna })))
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
})
