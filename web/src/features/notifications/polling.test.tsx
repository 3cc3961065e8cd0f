import { act, screen, waitFor } from '@testing-library/react'
import { expect, onTestFinished, test, vi } from 'vitest'
import { open, signedIn } from '../../testing/open.tsx'
import { anna, json, serve } from '../../testing/server.ts'

/** Anna stands before her account; how often her bell has been read. */
async function portal() {
  const requests = serve({
    'GET /v1/user/profile': () => json({ results: anna }),
    'GET /v1/users/logg/get': () => json({ results: { rows: [], page: 0, hasMore: false } }),
    'GET /v1/user/notis': () => json({ results: [] }),
  })
  signedIn()
  const person = await open('/Konto')
  await screen.findByRole('heading', { name: 'Mitt konto', level: 1 })
  const reads = () => requests.filter(({ url }) => url.endsWith('/user/notis')).length
  await waitFor(() => expect(reads()).toBe(1))
  return { person, reads }
}

test('whoever uses the tab all the time asks no more often for that', async () => {
  const { person, reads } = await portal()
  await person.keyboard('{Shift}{Shift}{Shift}')
  expect(reads()).toBe(1)
})

test('a tab that is put aside after a while asks for nothing by that', async () => {
  vi.useFakeTimers({ toFake: ['Date'] })
  onTestFinished(() => void vi.useRealTimers())
  const { reads } = await portal()
  vi.setSystemTime(Date.now() + 20 * 60_000)
  const visibility = vi.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden')
  onTestFinished(() => visibility.mockRestore())
  await act(async () => {
    document.dispatchEvent(new Event('visibilitychange', { bubbles: true }))
  })
  expect(reads()).toBe(1)
})
