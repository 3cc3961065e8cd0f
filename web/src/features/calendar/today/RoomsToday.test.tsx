import { act, screen, waitFor, within } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { planning } from '../../../testing/calendar.tsx'
import { open, signedIn } from '../../../testing/open.tsx'
import { anna, json, refusal, serve } from '../../../testing/server.ts'
import { stageWith } from '../../../testing/settings.ts'

const path = 'GET /v1/user/Event/day'

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'] })
  vi.setSystemTime('2026-11-24T07:30:00Z')
})
afterEach(() => {
  vi.useRealTimers()
})

async function lobby(answers: Parameters<typeof serve>[0]) {
  const requests = serve(answers)
  signedIn()
  const person = await open('/Lobby')
  return { person, requests }
}

const card = async () => within(await screen.findByRole('region', { name: 'Rum i dag' }))

test('the lobby tells what one has booked today, and which rooms are free now', async () => {
  const own = { ...planning, userid: anna.id }
  const taken = { ...planning, id: 'b2', Rum: 3 as const, startdate: '2026-11-24T07:00:00.000Z' }
  await lobby({ [path]: () => json({ results: [taken, own] }) })
  const today = await card()
  expect((await today.findByText('09.00–10.00')).parentElement?.textContent).toBe(
    '09.00–10.00 · Stor, Planering',
  )
  expect(today.getByText('Stor: Ledigt nu till 09.00')).toBeDefined()
  expect(today.getByText(/^Bemanning: Upptaget till 10.00/)).toBeDefined()
  expect(today.getByRole('link', { name: 'Boka ett rum' })).toBeDefined()
})

test('a day without bookings of one’s own says so', async () => {
  await lobby({ [path]: () => json({ results: [] }) })
  expect(await (await card()).findByText('Du har inget bokat i dag.')).toBeDefined()
})

test('that the rooms are closed is told once, and not of each', async () => {
  vi.setSystemTime('2026-11-28T07:30:00Z')
  await lobby({ [path]: () => json({ results: [] }) })
  const today = await card()
  expect(await today.findByText('Helg, går inte att boka i dag')).toBeDefined()
  expect(today.queryByText(/Stor/)).toBeNull()
})

test('a day that cannot be read says so, and is tried again', async () => {
  let answer = () => refusal(500, 'Servern hade ett fel.')
  const { person } = await lobby({ [path]: () => answer() })
  const today = await card()
  expect(await today.findByText('Bokningarna kunde inte hämtas')).toBeDefined()
  expect(today.getByText('Servern hade ett fel.')).toBeDefined()
  answer = () => json({ results: [] })
  await person.click(today.getByRole('button', { name: 'Försök igen' }))
  expect(await today.findByText('Du har inget bokat i dag.')).toBeDefined()
})

test('whoever is shown bookings that cannot be read anew is told so, until they are', async () => {
  const stale = 'Bokningarna kunde inte uppdateras. Ett nytt försök görs strax.'
  const none = () => json({ results: [] })
  let answer = none
  await lobby({ [path]: () => answer() })
  const today = await card()
  await today.findByText('Stor: Ledigt nu')
  expect(today.queryByText(stale)).toBeNull()
  const comeBack = () => act(async () => globalThis.dispatchEvent(new Event('visibilitychange')))
  answer = () => refusal(500, 'Servern hade ett fel.')
  await comeBack()
  expect(await today.findByText(stale)).toBeDefined()
  expect(today.getByText('Stor: Ledigt nu')).toBeDefined()
  answer = none
  await comeBack()
  await waitFor(() => expect(today.queryByText(stale)).toBeNull())
})

test('where the rooms are the administrators’, staff are told nothing of them', async () => {
  stageWith({ rooms: { for: 'administrators', edits: 'all' } })
  const { requests } = await lobby({})
  await screen.findByRole('button', { name: 'Nya frågor' })
  expect(requests.some(({ url }) => url.includes('/user/Event'))).toBe(false)
})
