import { act, waitFor } from '@testing-library/react'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { currentUser } from '../api/session/currentUser.ts'
import { readConfig } from '../api/config.ts'
import { open, signedIn } from '../testing/open.tsx'
import { serve } from '../testing/server.ts'
import { stageWith } from '../testing/settings.ts'

beforeEach(() => localStorage.setItem('portal.lastInput', String(Date.now())))
afterEach(() => {
  localStorage.removeItem('portal.lastInput')
  sessionStorage.clear()
})

/** What this tab holds once its person was signed out in another one. */
async function leftElsewhere(leave: () => Promise<void>) {
  stageWith({ idleMinutes: 10 })
  readConfig()
  serve({})
  // First as the other tab: what that notes for this one is all that they share.
  signedIn()
  await open('/Lobby')
  await waitFor(() => expect(currentUser.isIn()).toBe(true))
  await leave()
  const note = localStorage.getItem('portal.left') ?? ''
  localStorage.setItem('portal.lastInput', String(Date.now()))

  signedIn()
  await act(() => currentUser.start())
  for (const key of ['draft.u1.card.q1', 'chat.u1']) {
    sessionStorage.setItem(key, JSON.stringify({ at: Date.now(), value: 'Hej' }))
  }
  const key = Object.keys(localStorage).find((name) => name.endsWith('.accessToken')) ?? ''
  localStorage.removeItem(key)
  // The other tab leaves after this one was opened.
  localStorage.setItem('portal.left', note.replace(/^\d+/, String(Date.now() + 1)))
  await act(async () => globalThis.dispatchEvent(new StorageEvent('storage', { key })))
  await waitFor(() => expect(location.pathname).toBe('/signin'))
  return Object.keys(sessionStorage).toSorted()
}

test('whoever signs out in one tab leaves neither chat nor drafts in another', async () => {
  const left = await leftElsewhere(() => act(() => currentUser.signOut()))
  expect(left).toEqual([])
})

test('of whoever was signed out for being away the drafts stay in every tab, the chat in none', async () => {
  const left = await leftElsewhere(() => act(() => currentUser.signOut({ keepsDrafts: true })))
  expect(left).toEqual(['draft.u1.card.q1'])
})
