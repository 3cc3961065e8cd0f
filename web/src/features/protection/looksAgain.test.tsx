import { act, screen, waitFor } from '@testing-library/react'
import { expect, test } from 'vitest'
import { open, signedIn } from '../../testing/open.tsx'
import { json, refusal, serve } from '../../testing/server.ts'

test('who has looked stays where it cannot be read again', async () => {
  const look = { Name: 'Karin Berg', at: 'log', sdate: '2026-11-20T08:00:00.000Z' }
  const answers = [json({ results: [look] })]
  const requests = serve({ 'GET /v1/user/seen': () => answers.shift() ?? refusal(400, 'Nej.') })
  const reads = () => requests.filter(({ url }) => url.endsWith('/user/seen')).length
  signedIn()
  await open('/Skydd')
  await screen.findByText(/Karin Berg: din logg/)
  await act(async () => document.dispatchEvent(new Event('visibilitychange', { bubbles: true })))
  await waitFor(() => expect(reads()).toBe(2))
  await act(async () => undefined)
  expect(screen.getByText(/Karin Berg: din logg/)).toBeDefined()
  expect(screen.queryByText('Listan kunde inte hämtas')).toBeNull()
})
