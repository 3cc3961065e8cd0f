import { act, screen, waitFor, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import type { Oneself } from '../../../../shared/contract/user.ts'
import { open, signedIn } from '../../testing/open.tsx'
import { newToken, openPool, poolSays, verifier } from '../../testing/pool.ts'
import { json, karin, refusal, serve } from '../../testing/server.ts'
import { field, userCard } from '../../testing/userCard.tsx'

/** A pool that takes every password and waits for no code. */
async function impatientPool(request: Request) {
  const { ChallengeName } = await request.clone().json()
  if (ChallengeName === undefined) return poolSays(verifier)
  return ChallengeName === 'PASSWORD_VERIFIER'
    ? poolSays({ ChallengeName: 'SOFTWARE_TOKEN_MFA', Session: 's1', ChallengeParameters: {} })
    : poolSays(
        { message: 'Invalid session for the user, session is expired.' },
        'NotAuthorizedException',
      )
}

/** Karin saves a change of Anna's, and is asked to sign in again. */
async function saveUntilAsked(person: Awaited<ReturnType<typeof userCard>>['person']) {
  await screen.findByDisplayValue('Björkvägen 8')
  await person.type(field('Ort'), 'Sala')
  await person.click(screen.getByRole('button', { name: 'Spara' }))
  return within(await screen.findByRole('dialog', { name: 'Logga in igen' }))
}

/** Tells each time how often it has been asked. */
function counter() {
  let times = 0
  return () => ++times
}

test('whose address has been changed elsewhere signs in with their password all the same', async () => {
  const { names, pool } = openPool()
  const { person } = await userCard({
    'POST /': pool,
    'PUT /v1/user/profile/update': () => refusal(401, 'Logga in igen.', 'session_over'),
  })
  const over = await saveUntilAsked(person)
  await person.type(over.getByLabelText('Lösenord'), 'Portalen1{Enter}')
  await waitFor(() => expect(names).toEqual([karin.id]))
})

test('whoever signs in in another tab is not asked here any more, and what they did goes on', async () => {
  let saves = 0
  const { person } = await userCard({
    'PUT /v1/user/profile/update': () =>
      ++saves === 1
        ? refusal(401, 'Logga in igen.', 'session_over')
        : json({ results: karin, message: 'Profilen är uppdaterad.' }),
  })
  await saveUntilAsked(person)
  const key = Object.keys(localStorage).find((name) => name.endsWith('.accessToken')) ?? ''
  const newValue = newToken()
  localStorage.setItem(key, newValue)
  const tell = (event: StorageEventInit) =>
    act(async () => globalThis.dispatchEvent(new StorageEvent('storage', event)))
  await tell({ key: key.replace('accessToken', 'clockDrift'), newValue: '0' })
  expect(screen.getByRole('dialog', { name: 'Logga in igen' })).toBeDefined()
  await tell({ key, newValue })
  await waitFor(() => expect(screen.queryByRole('dialog', { name: 'Logga in igen' })).toBeNull())
  await waitFor(() => expect(saves).toBe(2))
})

test('whoever is no administrator any more has a member of staff’s screens once they are back in', async () => {
  const { pool } = openPool()
  const [me, all] = [counter(), counter()]
  serve({
    'POST /': pool,
    'POST /v1/auth/me': () => json({ user: { ...karin, Role: me() - 1 } }),
    'GET /v1/users/all': () =>
      all() === 1
        ? refusal(401, 'Logga in igen.', 'session_over')
        : refusal(403, 'Du har inte behörighet till detta.', 'forbidden'),
  })
  signedIn()
  const person = await open('/users')
  expect(screen.getAllByRole('link', { name: 'Användare', hidden: true })).not.toEqual([])
  const over = within(await screen.findByRole('dialog', { name: 'Logga in igen' }))
  await person.type(over.getByLabelText('Lösenord'), 'Portalen1{Enter}')
  await waitFor(() => expect(location.pathname).toBe('/Lobby'))
  expect(screen.queryAllByRole('link', { name: 'Användare', hidden: true })).toEqual([])
})

test('whoever signs in with Outlook is asked for no password', async () => {
  const outlook: Oneself = { ...karin, Favourites: [], SecondStep: 'outlook' }
  const { person } = await userCard({
    'POST /v1/auth/me': () => json({ user: outlook }),
    'PUT /v1/user/profile/update': () =>
      refusal(403, 'Bekräfta att det är du: logga in igen.', 'proof_needed'),
  })
  await screen.findByDisplayValue('Björkvägen 8')
  await person.type(field('Ort'), 'Sala')
  await person.click(screen.getByRole('button', { name: 'Spara' }))
  const dialog = await screen.findByRole('dialog', { name: 'Bekräfta att det är du' })
  expect(within(dialog).getByText(/Bekräfta hos Microsoft att det är du/)).toBeDefined()
  expect(dialog.textContent).not.toContain('lösenord')
})

test('whose code comes too late begins with the password again, and keeps what stands on the page', async () => {
  const { person } = await userCard({
    'POST /': impatientPool,
    'PUT /v1/user/profile/update': () => refusal(401, 'Logga in igen.', 'session_over'),
  })
  const over = await saveUntilAsked(person)
  await person.type(over.getByLabelText('Lösenord'), 'Portalen1{Enter}')
  await person.type(await over.findByLabelText('Engångskod'), '123456{Enter}')
  const again = await over.findByLabelText('Lösenord')
  expect(over.getByRole('alert').textContent).toContain('Inloggningen tog för lång tid.')
  expect(again).toHaveProperty('value', '')
  expect(document.activeElement).toBe(again)
  expect(over.queryByLabelText('Engångskod')).toBeNull()
  expect(field('Ort').value).toBe('Sala')
  await person.type(again, 'Portalen1{Enter}')
  await waitFor(() => expect(over.getByLabelText('Engångskod')).toHaveProperty('value', ''))
})

test('where somebody else signs in in another tab, what was asked for here is not done in their name', async () => {
  let saves = 0
  const { person } = await userCard({
    'PUT /v1/user/profile/update': () => {
      saves += 1
      return refusal(401, 'Logga in igen.', 'session_over')
    },
  })
  await saveUntilAsked(person)
  const key = Object.keys(localStorage).find((name) => name.endsWith('.accessToken')) ?? ''
  const newValue = newToken('u9')
  localStorage.setItem(key, newValue)
  await act(async () => {
    globalThis.dispatchEvent(new StorageEvent('storage', { key, newValue }))
  })
  // Longer than a save takes to be sent again.
  await act(() => new Promise((resolve) => setTimeout(resolve, 200)))
  expect(saves).toBe(1)
})
