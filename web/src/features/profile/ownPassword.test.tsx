import { screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { open, signedIn } from '../../testing/open.tsx'
import { anna, json, serve } from '../../testing/server.ts'
import { field, stored, userCard } from '../../testing/userCard.tsx'

const update = 'PUT /v1/user/profile/update'
/** The pool does not sign in by the new password alone. */
const refused = {
  'POST /': () => json({ __type: 'NotAuthorizedException', message: 'No.' }, 400),
}

test('whoever changes their own password is asked to sign in where the new one is not enough', async () => {
  serve({ [update]: () => json({ results: { user: anna }, message: 'Sparas.' }), ...refused })
  signedIn()
  const person = await open('/Konto')
  await person.type(await screen.findByLabelText('Lösenord'), 'Portalen1')
  await person.click(screen.getByRole('button', { name: 'Spara' }))
  expect(await screen.findByRole('dialog', { name: 'Logga in igen' })).toBeDefined()
})

test('an administrator who changes somebody else’s password stays signed in', async () => {
  const { person } = await userCard({
    [update]: () => json({ results: { user: stored }, message: 'Sparas.' }),
    ...refused,
  })
  await screen.findByDisplayValue('Björkvägen 8')
  await person.type(field('Lösenord'), 'Portalen1')
  await person.click(screen.getByRole('button', { name: 'Spara' }))
  expect(await screen.findByText('Uppgifterna är sparade.')).toBeDefined()
  expect(screen.queryByRole('dialog', { name: 'Logga in igen' })).toBeNull()
})
