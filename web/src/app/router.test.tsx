import { act, screen, waitFor, within } from '@testing-library/react'
import { expect, onTestFinished, test, vi } from 'vitest'
import { articles } from '../testing/articles.tsx'
import { open, signedIn } from '../testing/open.tsx'
import { anna, json, karin, refusal, serve } from '../testing/server.ts'
import { stageWith } from '../testing/settings.ts'
import { field, userCard } from '../testing/userCard.tsx'

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

test('whoever comes back to where the portal was opened begins at its title, as anywhere', async () => {
  const { person } = await articles()
  await screen.findByRole('heading', { name: 'Dokument', level: 1 })
  await person.click(screen.getByRole('link', { name: 'Nyheter' }))
  const news = await screen.findByRole('heading', { name: 'Nyheter', level: 1 })
  await waitFor(() => expect(document.activeElement).toBe(news))
  act(() => history.back())
  const documents = await screen.findByRole('heading', { name: 'Dokument', level: 1 })
  await waitFor(() => expect(document.activeElement).toBe(documents))
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

test('whose session came to an end in another tab is not led away here', async () => {
  await userCard()
  await screen.findByDisplayValue('Björkvägen 8')
  const key = Object.keys(localStorage).find((name) => name.endsWith('.accessToken')) ?? ''
  localStorage.removeItem(key)
  await act(async () => globalThis.dispatchEvent(new StorageEvent('storage', { key })))
  expect(location.pathname).toBe('/Userkort')
  localStorage.setItem('portal.left', String(Date.now()))
  await act(async () => globalThis.dispatchEvent(new StorageEvent('storage', { key })))
  await waitFor(() => expect(location.pathname).toBe('/signin'))
})

/** Whoever has this page open leaves in another tab; more than a minute goes by before this one hears of it. */
async function leftLongAgo() {
  await userCard()
  await screen.findByDisplayValue('Björkvägen 8')
  const key = Object.keys(localStorage).find((name) => name.endsWith('.accessToken')) ?? ''
  localStorage.removeItem(key)
  localStorage.setItem('portal.left', String(Date.now() + 1))
  vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 10 * 60_000 })
  onTestFinished(() => void vi.useRealTimers())
  return key
}

test('a tab that slept while its person signed out in another one is left once it wakes', async () => {
  const key = await leftLongAgo()
  await act(async () => globalThis.dispatchEvent(new StorageEvent('storage', { key })))
  await waitFor(() => expect(location.pathname).toBe('/signin'))
})

test.each([true, false])(
  'a page that the browser kept for the way back (%s) shows nothing once its person has left',
  async (persisted) => {
    await leftLongAgo()
    const shown = Object.assign(new Event('pageshow'), { persisted })
    await act(async () => globalThis.dispatchEvent(shown))
    if (persisted) await waitFor(() => expect(location.pathname).toBe('/signin'))
    expect(screen.queryByDisplayValue('Björkvägen 8') === null).toBe(persisted)
  },
)

test('whoever signs out in another tab after the clock was set back is signed out here, too', async () => {
  await userCard()
  await screen.findByDisplayValue('Björkvägen 8')
  const key = Object.keys(localStorage).find((name) => name.endsWith('.accessToken')) ?? ''
  localStorage.removeItem(key)
  localStorage.setItem('portal.left', String(Date.now() - 2 * 3_600_000))
  await act(async () => globalThis.dispatchEvent(new StorageEvent('storage', { key })))
  await waitFor(() => expect(location.pathname).toBe('/signin'))
})

test.each(['storage', 'pageshow'])(
  'whose person left and is back in another tab (%s) is not led away when that session ends',
  async (heard) => {
    await userCard()
    await screen.findByDisplayValue('Björkvägen 8')
    const key = Object.keys(localStorage).find((name) => name.endsWith('.accessToken')) ?? ''
    const claims = JSON.stringify({ sub: karin.id, exp: Date.now() / 1000 + 3600 })
    const newValue = ['{}', claims, ''].map((part) => btoa(part)).join('.')
    localStorage.setItem(key, newValue)
    localStorage.setItem('portal.left', String(Date.now() + 1))
    const event =
      heard === 'storage'
        ? new StorageEvent('storage', { key, newValue })
        : Object.assign(new Event('pageshow'), { persisted: true })
    await act(async () => globalThis.dispatchEvent(event))
    localStorage.removeItem(key)
    await act(async () => globalThis.dispatchEvent(new StorageEvent('storage', { key })))
    expect(location.pathname).toBe('/Userkort')
  },
)

test('where somebody else has signed in in another tab, this page is theirs no more', async () => {
  await userCard({ 'POST /v1/auth/me': () => json({ user: anna }) }, '/Konto')
  await screen.findByRole('heading', { name: 'Mitt konto' })
  const key = Object.keys(localStorage).find((name) => name.endsWith('.accessToken')) ?? ''
  const signIn = async (sub: string) => {
    const claims = JSON.stringify({ sub, exp: Date.now() / 1000 + 3600 })
    localStorage.setItem(key, ['{}', claims, ''].map((part) => btoa(part)).join('.'))
    await act(async () => globalThis.dispatchEvent(new StorageEvent('storage', { key })))
  }
  await signIn('u1')
  expect(location.pathname).toBe('/Konto')
  await signIn('u9')
  await waitFor(() => expect(location.pathname).toBe('/signin'))
})

test('whoever signs in in another tab is signed in here, too', async () => {
  serve({})
  await open('/signin', { from: '/Nyheter' })
  expect(await screen.findByRole('button', { name: 'Logga in' })).toBeDefined()
  signedIn()
  const key = Object.keys(localStorage).find((name) => name.endsWith('.accessToken')) ?? ''
  const event = new StorageEvent('storage', { key, newValue: localStorage.getItem(key) })
  await act(async () => globalThis.dispatchEvent(event))
  await waitFor(() => expect(location.pathname).toBe('/Nyheter'))
})

test.each(['//Lobby', '/\\\\Lobby', '\\Lobby', '/?utm_source=mejl'])(
  'an address that begins like %s leads into the portal',
  async (from) => {
    serve({})
    signedIn()
    await open('/signin', { from })
    await waitFor(() => expect(location.pathname).toBe('/Lobby'))
    expect(await screen.findByRole('heading', { level: 1 })).toBeDefined()
  },
)

test('signing out asks nobody to sign in first', async () => {
  const { person } = await userCard({
    'POST /v1/auth/logout': () => refusal(401, 'Logga in igen.', 'session_over'),
  })
  await screen.findByDisplayValue('Björkvägen 8')
  await person.click(screen.getByRole('button', { name: 'Logga ut', hidden: true }))
  expect(await screen.findByRole('button', { name: 'Logga in' })).toBeDefined()
  expect(location.pathname).toBe('/signin')
})

/** From here on the browser has no more room for anything. */
function fillBrowser() {
  const full = vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('full', 'QuotaExceededError')
  })
  onTestFinished(() => full.mockRestore())
}

test('whoever has a full browser comes to the lobby all the same', async () => {
  serve({})
  signedIn()
  fillBrowser()
  await open('/Lobby')
  expect(await screen.findByRole('heading', { level: 1, name: 'Hej Anna!' })).toBeDefined()
})

test('whoever has a full browser is signed out all the same', async () => {
  const { person } = await userCard()
  await screen.findByDisplayValue('Björkvägen 8')
  fillBrowser()
  await person.click(screen.getByRole('button', { name: 'Logga ut', hidden: true }))
  expect(await screen.findByRole('button', { name: 'Logga in' })).toBeDefined()
  expect(Object.keys(localStorage).filter((key) => key.endsWith('.accessToken'))).toEqual([])
})

test('whoever has to set up a second step proves first that it is they, over that page, or signs out', async () => {
  stageWith({ multiFactor: 'required' })
  serve({
    'POST /v1/user/authenticator/link': () =>
      refusal(403, 'Bekräfta att det är du: logga in igen.', 'proof_needed'),
  })
  signedIn()
  const person = await open('/Lobby')
  const dialog = within(await screen.findByRole('dialog', { name: 'Bekräfta att det är du' }))
  await person.click(dialog.getByRole('button', { name: 'Avbryt' }))
  expect(await screen.findByText('Tvåstegsverifieringen kunde inte ställas in')).toBeDefined()
  await person.click(screen.getByRole('button', { name: 'Logga ut' }))
  await waitFor(() => expect(location.pathname).toBe('/signin'))
})
