import { act, screen, waitFor, within } from '@testing-library/react'
import { afterEach, expect, onTestFinished, test, vi } from 'vitest'
import type { Notification } from '../../../../shared/contract/notifications.ts'
import { limits } from '../../../../shared/limits.ts'
import { open, signedIn } from '../../testing/open.tsx'
import { stageWith } from '../../testing/settings.ts'
import { anna, json, karin, refusal, serve } from '../../testing/server.ts'

const path = 'GET /v1/user/notis'
const seen = 'PUT /v1/user/notis/Seen'
const dismiss = 'PUT /v1/user/notis/Dismiss'

const notice = (id: string, message: string, more: Partial<Notification> = {}): Notification => ({
  id,
  Name: 'Karin Lindqvist',
  message,
  sdate: '2026-11-21T07:30:00.000Z',
  Seen: 0,
  about: { kind: 'document', id: 'd1' },
  ...more,
})

const some: Notification[] = [
  notice('all.3', 'Publicerade dokumentet ”Resepolicy”'),
  notice('all.2', 'Publicerade nyheten ”Ny skärm”', { about: { kind: 'news', id: 'n1' } }),
  notice('own.1', 'Flyttade din bokning', { about: { kind: 'booking', id: 'b1' }, Seen: 1 }),
  notice('own.0', 'Ändrade din roll', { about: { kind: 'account', id: 'u1' }, Seen: 1 }),
]

type Answers = Parameters<typeof serve>[0]

/** Anna, or Karin, opens her account, where nothing else is going on. */
async function bellOf(answers: Answers = {}, byAdmin = false) {
  const requests = serve({
    'POST /v1/auth/me': () => json({ user: byAdmin ? karin : anna }),
    'GET /v1/user/profile': () => json({ results: byAdmin ? karin : anna }),
    'GET /v1/users/logg/get': () => json({ results: { rows: [], page: 0, hasMore: false } }),
    [path]: () => json({ results: some }),
    [seen]: () => json({ results: true }),
    [dismiss]: () => json({ results: true }),
    ...answers,
  })
  signedIn()
  const person = await open('/Konto')
  await screen.findByRole('heading', { name: 'Mitt konto', level: 1 })
  const bell = () => screen.getByRole('button', { name: /notiser/i })
  const openList = async () => {
    await person.click(bell())
    return within(screen.getByRole('region', { name: 'Notiser' }))
  }
  const sent = () =>
    Promise.all(requests.filter(({ method }) => method === 'PUT').map((one) => one.clone().json()))
  const reads = () => requests.filter(({ url }) => url.endsWith('/user/notis')).length
  return { person, openList, sent, reads }
}

afterEach(() => void vi.useRealTimers())

test('the bell says how many are new, and its list who did what and when', async () => {
  const { openList } = await bellOf()
  await screen.findByRole('button', { name: '2 nya notiser' })
  const [first] = (await openList()).getAllByRole('listitem')
  expect(first?.textContent).toBe(
    'NyKarin LindqvistPublicerade dokumentet ”Resepolicy”2026-11-21 08:30',
  )
})

test('one that is new is counted as one', async () => {
  await bellOf({ [path]: () => json({ results: some.slice(1) }) })
  expect(await screen.findByRole('button', { name: '1 ny notis' })).toBeDefined()
})

test('each leads to what it is about; to a booking only where the rooms are theirs, too', async () => {
  stageWith({ rooms: { for: 'administrators', edits: 'all' } })
  const { openList } = await bellOf()
  const panel = await openList()
  await panel.findByText('Flyttade din bokning')
  const links = panel.getAllByRole('link')
  expect(links.map((link) => link.getAttribute('href'))).toEqual([
    '/Dokument/d1',
    '/Nyheter/n1',
    '/Konto',
  ])
})

test('what tells of a booking that is gone leads to its room and day', async () => {
  const about = { kind: 'room', id: '2.2027-03-02' } as const
  const row = notice('own.9', 'Tog bort din bokning av Stor', { about, Seen: 1 })
  const { openList } = await bellOf({ [path]: () => json({ results: [row] }) })
  const link = await (await openList()).findByRole('link', { name: /^Tog bort din bokning/ })
  expect(link.getAttribute('href')).toBe('/Rum/Kalender?rum=2&datum=2027-03-02')
})

test('staff are led to the very booking where the rooms are open to them', async () => {
  const { openList } = await bellOf()
  const panel = await openList()
  expect(
    (await panel.findByRole('link', { name: 'Flyttade din bokning' })).getAttribute('href'),
  ).toBe('/Rum/Kalender?bokning=b1')
})

test('opening it marks what it shows as seen, at once', async () => {
  const answer = Promise.withResolvers<Response>()
  const { openList, sent } = await bellOf({ [seen]: () => answer.promise })
  await screen.findByRole('button', { name: '2 nya notiser' })
  const panel = await openList()
  await screen.findByRole('button', { name: 'Notiser' })
  expect(panel.getAllByText('Ny')).toHaveLength(2)
  expect(await sent()).toEqual([{ id: ['all.3', 'all.2', 'own.1', 'own.0'] }])
  answer.resolve(json({ results: true }))
})

test('opening it again, with nothing new, asks the server nothing', async () => {
  const { openList, sent } = await bellOf({ [path]: () => json({ results: some.slice(2) }) })
  const panel = await openList()
  await panel.findByText('Ändrade din roll')
  expect(panel.queryByText('Ny')).toBeNull()
  expect(await sent()).toEqual([])
})

test('Rensa clears what it shows', async () => {
  const { person, openList, sent } = await bellOf({
    [path]: () => json({ results: some.slice(2) }),
  })
  const panel = await openList()
  await panel.findByText('Ändrade din roll')
  const readOut = panel.getByRole('status')
  await person.click(panel.getByRole('button', { name: 'Rensa' }))
  await waitFor(() => expect(readOut.textContent).toBe('Inga notiser'))
  expect(await sent()).toEqual([{ id: ['own.1', 'own.0'] }])
  expect(document.activeElement).toBe(panel.getByRole('button', { name: 'Rensa' }))
})

test('a read that meets Rensa brings nothing back of what it cleared, and keeps what is newer', async () => {
  const noted = Promise.withResolvers<Response>()
  const newer = notice('all.4', 'Publicerade dokumentet ”Larm”', { Seen: 1 })
  const lists = [some, [newer, ...some]]
  const { person, openList, reads } = await bellOf({
    [path]: () => json({ results: lists.length > 1 ? lists.shift() : lists[0] }),
    [dismiss]: () => noted.promise,
  })
  const panel = await openList()
  await panel.findByText('Ändrade din roll')
  await person.click(panel.getByRole('button', { name: 'Rensa' }))
  await panel.findByText('Inga notiser')
  act(() => void document.dispatchEvent(new Event('visibilitychange', { bubbles: true })))
  await waitFor(() => expect(reads()).toBe(2))
  await panel.findByText('Ändrade din roll')
  noted.resolve(json({ results: true }))
  await waitFor(() => expect(panel.queryByText('Ändrade din roll')).toBeNull())
  expect(panel.getByText(newer.message)).toBeDefined()
})

test.each([
  ['seen', seen],
  ['dismiss', dismiss],
])('when the server cannot note it (%s), it says so and shows what is true', async (_, call) => {
  const { person, openList } = await bellOf({
    [call]: () => refusal(500, 'Något gick fel hos oss.'),
  })
  await screen.findByRole('button', { name: '2 nya notiser' })
  const panel = await openList()
  if (call === dismiss) await person.click(panel.getByRole('button', { name: 'Rensa' }))
  const toast = await screen.findByText('Notiserna kunde inte uppdateras.')
  expect(toast.parentElement?.textContent).toContain('Något gick fel hos oss.')
  await screen.findByRole('button', { name: '2 nya notiser' })
  expect(panel.getAllByRole('listitem')).toHaveLength(4)
})

test('a list that cannot be read says why, and can be tried again', async () => {
  const answers = [refusal(500, 'Något gick fel hos oss.')]
  const { person, openList } = await bellOf({
    [path]: () => answers.shift() ?? json({ results: [] }),
  })
  const panel = await openList()
  await panel.findByText('Något gick fel hos oss.')
  expect(screen.queryByText('Notiserna kunde inte uppdateras.')).toBeNull()
  await person.click(panel.getByRole('button', { name: 'Försök igen' }))
  expect(await panel.findByText('Inga notiser')).toBeDefined()
})

test('it is read again while the page is looked at, and what arrives is told', async () => {
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] })
  let now = some
  const { reads } = await bellOf({ [path]: () => json({ results: now }) })
  await screen.findByRole('button', { name: '2 nya notiser' })
  now = [notice('all.4', 'Publicerade nyheten ”Lunch”'), ...some]
  vi.advanceTimersByTime(limits.pollMs)
  expect(await screen.findByRole('button', { name: '3 nya notiser' })).toBeDefined()
  expect(
    await screen.findByText('Ny notis: Karin Lindqvist. Publicerade nyheten ”Lunch”.'),
  ).toBeDefined()

  const visibility = vi.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden')
  onTestFinished(() => visibility.mockRestore())
  vi.advanceTimersByTime(limits.pollMs * 3)
  expect(reads()).toBe(2)
  vi.useRealTimers()
  visibility.mockReturnValue('visible')
  document.dispatchEvent(new Event('visibilitychange', { bubbles: true }))
  await waitFor(() => expect(reads()).toBe(3))
})

test('a tab that nobody uses asks less and less often, and at once when it is used again', async () => {
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval', 'Date'] })
  const { person, reads } = await bellOf()
  await screen.findByRole('button', { name: '2 nya notiser' })
  /** Lets time pass, and every read be answered meanwhile. */
  async function pass(minutes: number) {
    for (let step = 0; step < minutes * 2; step++) {
      vi.advanceTimersByTime(limits.pollMs)
      await act(async () => undefined)
    }
  }
  await pass(2)
  const busy = reads()
  await pass(8)
  const idle = reads() - busy
  expect([busy, idle]).toEqual([expect.toSatisfy((n) => n >= 4), expect.toSatisfy((n) => n <= 6)])
  // No longer than the token lives.
  await pass(40)
  const before = reads()
  expect(before - busy - idle).toBeLessThanOrEqual(5)

  await person.keyboard('{Shift}')
  await waitFor(() => expect(reads()).toBe(before + 1))
  await pass(1)
  expect(reads()).toBe(before + 3)
})

test('an administrator is led from a model that ends to the library', async () => {
  const ends = notice('own.9', 'gpt-4o slutar 14 januari 2027.', {
    Name: 'Portalen',
    Seen: 1,
    about: { kind: 'model', id: 'ChatGPT' },
  })
  const { openList } = await bellOf({ [path]: () => json({ results: [ends] }) }, true)
  const link = await (await openList()).findByRole('link', { name: /gpt-4o slutar/ })
  expect(link.getAttribute('href')).toBe('/fragor')
})
