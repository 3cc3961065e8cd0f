import { act, screen, waitFor } from '@testing-library/react'
import { expect, test } from 'vitest'
import { field, userCard } from '../testing/userCard.tsx'
import { anna, json, refusal } from '../testing/server.ts'

const update = 'PUT /v1/user/profile/update'

/** Somebody who has typed into a profile that the server answers like this. */
async function typing(answer = () => json({})) {
  const opened = await userCard({ [update]: answer })
  await screen.findByDisplayValue('Björkvägen 8')
  await opened.person.type(field('Ort'), 'Sala')
  return opened
}

test('signing out with unsaved changes asks first, and then leads to the sign-in page', async () => {
  const { person, requests } = await typing()
  const logout = () => requests.filter(({ url }) => url.endsWith('/logout'))
  const out = () => screen.getByRole('button', { name: 'Logga ut', hidden: true })
  const before = history.length
  await person.click(out())
  await person.click(await screen.findByRole('button', { name: 'Stanna kvar' }))
  expect(field('Ort').value).toBe('Sala')
  expect(logout()).toEqual([])
  await person.click(out())
  await person.click(await screen.findByRole('button', { name: 'Lämna utan att spara' }))
  expect(await screen.findByRole('button', { name: 'Logga in' })).toBeDefined()
  expect(location.pathname).toBe('/signin')
  expect(logout()).toHaveLength(1)
  expect(history.length).toBe(before)
  expect(history.state).toMatchObject({ usr: null })
})

test('whom the server signs out is not asked about unsaved changes, and will come back', async () => {
  const { person } = await typing(() => refusal(401, 'Logga in igen.', 'expired'))
  await person.click(screen.getByRole('button', { name: 'Spara' }))
  expect(await screen.findByText('Logga in igen.')).toBeDefined()
  expect(screen.queryByRole('alertdialog')).toBeNull()
  expect(history.state).toMatchObject({ usr: { from: '/Userkort?userid=u1' } })
})

test('an address that somebody may not open is replaced, so that Back does not lead to it', async () => {
  const before = history.length
  await userCard({ 'POST /v1/auth/me': () => json({ user: anna }) }, '/users')
  expect(await screen.findByRole('heading', { name: 'Hej Anna!' })).toBeDefined()
  expect(location.pathname).toBe('/Lobby')
  expect(history.length).toBe(before)
})

test('whoever signs out in another tab is signed out here, too', async () => {
  await userCard()
  await screen.findByDisplayValue('Björkvägen 8')
  localStorage.clear()
  await act(async () => globalThis.dispatchEvent(new StorageEvent('storage', { key: null })))
  await waitFor(() => expect(location.pathname).toBe('/signin'))
  expect(history.state).toMatchObject({ usr: null })
})
