import { act, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { open, signedIn } from '../../../testing/open.tsx'
import { json, serve } from '../../../testing/server.ts'
import { stageWith } from '../../../testing/settings.ts'

const minute = 60_000

beforeEach(() => {
  localStorage.setItem('portal.lastInput', String(Date.now()))
  // Of the browser's locks, jsdom knows nothing.
  vi.stubGlobal(
    'navigator',
    Object.assign(navigator, {
      locks: { request: (_: string, work: () => Promise<void>) => work() },
    }),
  )
})
afterEach(() => {
  localStorage.removeItem('portal.lastInput')
})

/** Nobody has touched the portal for so long. */
const idleFor = (ms: number) => localStorage.setItem('portal.lastInput', String(Date.now() - ms))

async function lobby(idleMinutes?: number) {
  stageWith(idleMinutes === undefined ? {} : { idleMinutes })
  const requests = serve({})
  signedIn()
  const person = await open('/Lobby')
  await screen.findByRole('button', { name: 'Nya frågor' })
  return { person, requests }
}

test('nobody is asked where the stage sets no limit', async () => {
  await lobby()
  idleFor(600 * minute)
  await act(() => new Promise((resolve) => setTimeout(resolve, 1_200)))
  expect(screen.queryByRole('alertdialog')).toBeNull()
})

test('whoever is asked, and is there, stays', async () => {
  const { person } = await lobby(10)
  idleFor(9.5 * minute)
  await screen.findByRole('alertdialog', { name: 'Är du kvar?' })
  await person.click(screen.getByRole('button', { name: 'Fortsätt vara inloggad' }))
  await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull())
  expect(screen.getByRole('button', { name: 'Nya frågor' })).toBeDefined()
})

test('the way of the mouse to a button is no answer, and whoever leaves is not told that nobody was there', async () => {
  const { person } = await lobby(10)
  idleFor(9.5 * minute)
  const dialog = await screen.findByRole('alertdialog')
  fireEvent.pointerMove(dialog)
  await act(() => new Promise((resolve) => setTimeout(resolve, 1_500)))
  expect(screen.getByRole('alertdialog')).toBe(dialog)
  await person.click(within(dialog).getByRole('button', { name: 'Logga ut' }))
  expect(await screen.findByRole('button', { name: 'Logga in' })).toBeDefined()
  expect(screen.queryByText(/eftersom ingen använde portalen/)).toBeNull()
})

test('a key in another tab is an answer, too', async () => {
  await lobby(10)
  idleFor(9.5 * minute)
  await screen.findByRole('alertdialog')
  idleFor(0)
  await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull())
})

test('whoever has left is signed out on this device, and the sign-in page says why', async () => {
  const { requests } = await lobby(10)
  idleFor(10 * minute)
  const why = await screen.findByText(/eftersom ingen använde portalen/)
  expect(why).toBeDefined()
  const left = requests.find(({ url }) => url.endsWith('/auth/logout'))
  expect(await left?.json()).toEqual({ everywhere: false })
  expect(Object.keys(localStorage).some((key) => key.endsWith('.accessToken'))).toBe(false)
})

test('whoever opens the portal too late is shown nothing of whoever was there, and asked nothing', async () => {
  stageWith({ idleMinutes: 10 })
  let leave = () => {}
  const requests = serve({
    'POST /v1/auth/logout': async () => {
      await new Promise<void>((resolve) => {
        leave = resolve
      })
      return json({ results: true })
    },
  })
  idleFor(11 * minute)
  signedIn()
  await open('/Lobby')
  await waitFor(() =>
    expect(requests.map(({ url }) => new URL(url).pathname)).toEqual(['/v1/auth/logout']),
  )
  expect(screen.queryByRole('banner')).toBeNull()
  expect(screen.queryByRole('alertdialog')).toBeNull()
  leave()
  expect(await screen.findByText(/eftersom ingen använde portalen/)).toBeDefined()
  expect(screen.getByRole('button', { name: 'Logga in' })).toBeDefined()
})
