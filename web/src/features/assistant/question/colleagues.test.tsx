import { act, screen, waitFor } from '@testing-library/react'
import { expect, onTestFinished, test, vi } from 'vitest'
import type { Card } from '../../../../../shared/contract/assistant.ts'
import { open, signedIn } from '../../../testing/open.tsx'
import { cardOf, json, refusal, serve } from '../../../testing/server.ts'

/** Anna opens a question in whose form she is to name her boss. */
async function opened(find: () => Response, more: Partial<Card> = {}) {
  const person = { key: 'vem', kind: 'person', label: 'Chef', help: '', required: true }
  const requests = serve({
    'GET /v1/Question/Uall': () =>
      json({ results: [cardOf('q9', 'Beställ', { HasFields: true, ...more })] }),
    'GET /v1/Question/get': () =>
      json({ results: { id: 'q9', Fields: [{ ...person, choices: [], example: '' }] } }),
    'GET /v1/users/find': find,
  })
  signedIn()
  const anna = await open('/Lobby?fraga=q9')
  const boss = await screen.findByLabelText('Chef')
  return { anna, boss, requests }
}

/** Anna looks for her boss. */
async function looking(find: () => Response) {
  const { anna, boss, requests } = await opened(find)
  await anna.type(boss, 'ev')
  return () => requests.filter(({ url }) => url.includes('/users/find'))
}

const failed = 'Namnen kunde inte hämtas. Försök igen om en stund.'

test('colleagues who cannot be looked up are told of at the field', async () => {
  await looking(() => refusal(429, 'Vänta en stund.', 'throttled'))
  expect(await screen.findByText(failed)).toBeDefined()
})

test('names that are there and could not be read anew are no fault of the field', async () => {
  vi.useFakeTimers({ toFake: ['Date'] })
  onTestFinished(() => void vi.useRealTimers())
  let isDown = false
  const found = [{ name: 'Eva Ek', Email: 'eva@example.se' }]
  const finds = await looking(() =>
    isDown ? refusal(503, 'Försök igen om en stund.') : json({ results: found }),
  )
  await waitFor(() => expect(document.querySelector('datalist option')).not.toBeNull())
  isDown = true
  vi.setSystemTime(Date.now() + 61_000)
  act(() => void globalThis.dispatchEvent(new Event('visibilitychange')))
  await waitFor(() => expect(finds()).toHaveLength(2))
  await act(() => new Promise((resolve) => setTimeout(resolve, 50)))
  expect(screen.queryByText(failed)).toBeNull()
})

test('a personal number beside a colleague who is chosen is nothing that a question takes', async () => {
  const { anna, boss, requests } = await opened(() => json({ results: [] }), {
    PersonalData: 'stoppa',
  })
  await anna.click(boss)
  await anna.paste('Eva Ek <eva@example.se>')
  await anna.type(screen.getByLabelText(/^Övrigt/), '850709-9805')
  expect(await screen.findByText(/tar inte emot personuppgifter/)).toBeDefined()
  await anna.click(screen.getByRole('button', { name: 'Skicka' }))
  expect(requests.filter(({ url }) => url.endsWith('/Question/send'))).toEqual([])
})
