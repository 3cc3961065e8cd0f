import { onlineManager } from '@tanstack/react-query'
import { act, screen, waitFor, within } from '@testing-library/react'
import { expect, onTestFinished, test } from 'vitest'
import { open, signedIn } from '../../testing/open.tsx'
import { anna, json, refusal, serve } from '../../testing/server.ts'

/** Anna opens the bell, whose list is read like this. */
async function openBell(
  read: () => Response | Promise<Response>,
  answers: Parameters<typeof serve>[0] = {},
) {
  serve({
    ...answers,
    'GET /v1/user/profile': () => json({ results: anna }),
    'GET /v1/users/logg/get': () => json({ results: { rows: [], page: 0, hasMore: false } }),
    'GET /v1/user/notis': read,
  })
  signedIn()
  const person = await open('/Konto')
  await screen.findByRole('heading', { name: 'Mitt konto', level: 1 })
  await person.click(screen.getByRole('button', { name: /notiser/i }))
  return { person, panel: within(screen.getByRole('region', { name: 'Notiser' })) }
}

const never = () => new Promise<Response>(() => undefined)

test('a list that has not come yet is not said to be empty', async () => {
  const { panel } = await openBell(never)
  expect(panel.getByText('Laddar …')).toBeDefined()
  expect(panel.queryByText('Inga notiser')).toBeNull()
})

test('whoever tries again stays in the list, which is not said to be empty meanwhile', async () => {
  let isRead = false
  const { person, panel } = await openBell(() =>
    isRead ? never() : refusal(500, 'Något gick fel hos oss.'),
  )
  const again = await panel.findByRole('button', { name: 'Försök igen' })
  isRead = true
  await person.click(again)
  expect(await panel.findByText('Laddar …')).toBeDefined()
  await waitFor(() =>
    expect(document.activeElement).toBe(panel.getByRole('heading', { name: 'Notiser' })),
  )
  expect(panel.queryByText('Inga notiser')).toBeNull()
})

test('a list that is there is not called unread when a later reading of it fails', async () => {
  const notice = {
    id: 'own.1',
    Name: 'Karin Lindqvist',
    message: 'Flyttade din bokning',
    sdate: '2026-11-21T07:30:00.000Z',
    Seen: 1,
    about: { kind: 'booking', id: 'b1' },
  }
  let reads = 0
  const { panel } = await openBell(() =>
    ++reads === 1 ? json({ results: [notice] }) : refusal(500, 'Något gick fel hos oss.'),
  )
  await panel.findByText(notice.message)
  await act(async () => {
    document.dispatchEvent(new Event('visibilitychange', { bubbles: true }))
  })
  await waitFor(() => expect(reads).toBeGreaterThan(1))
  await new Promise((resolve) => {
    setTimeout(resolve, 100)
  })
  expect(panel.queryByRole('button', { name: 'Försök igen' })).toBeNull()
  expect(panel.getByText(notice.message)).toBeDefined()
})

test('whoever opens the list without a network reads so, and not for ever that it is coming', async () => {
  onTestFinished(() => onlineManager.setOnline(true))
  onlineManager.setOnline(false)
  const { panel } = await openBell(() => json({ results: [] }))
  expect(await panel.findByText(/^Ingen kontakt med servern/)).toBeDefined()
  expect(panel.queryByText('Laddar …')).toBeNull()
})

test('what could not be cleared without a network stays in the list', async () => {
  const notice = {
    id: 'own.0',
    Name: 'Karin Lindqvist',
    message: 'Ändrade din roll',
    sdate: '2026-11-21T07:30:00.000Z',
    Seen: 1,
    about: { kind: 'account', id: 'u1' },
  }
  const lost = () => Promise.reject(new TypeError('network error'))
  const { person, panel } = await openBell(() => json({ results: [notice] }), {
    'PUT /v1/user/notis/Dismiss': lost,
  })
  await panel.findByText(notice.message)
  onTestFinished(() => onlineManager.setOnline(true))
  act(() => onlineManager.setOnline(false))
  await person.click(panel.getByRole('button', { name: 'Rensa' }))
  expect(await screen.findByText('Notiserna kunde inte uppdateras.')).toBeDefined()
  expect(panel.getByText(notice.message)).toBeDefined()
  expect(panel.queryByText('Inga notiser')).toBeNull()
})
