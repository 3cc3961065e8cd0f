import { act, screen, waitFor, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { scrollToEnd } from '../../../testing/browser.ts'
import { json, refusal } from '../../../testing/server.ts'
import { entry, logPage, userCard } from '../../../testing/userCard.tsx'

const log = 'GET /v1/users/logg/get'
const reset = 'GET /v1/users/logg/reset'

test('the log comes page after page, each entry once, with its time in Sweden', async () => {
  const pages = [
    logPage([entry(1), entry(2)], 0, true),
    logPage([entry(2), entry(3)], 1, true),
    logPage([entry(4)], 2),
  ]
  const { person, requests } = await userCard({
    [log]: () => pages.shift() ?? refusal(500, 'Nej.'),
  })
  const panel = within(await screen.findByRole('region', { name: 'Logg' }))
  const messages = () => panel.queryAllByRole('listitem').map(({ textContent }) => textContent)
  expect(await panel.findByText('Händelse 2')).toBeDefined()
  expect(messages()[0]).toBe('Händelse 12026-11-21 00:30:15')
  await act(async () => scrollToEnd())
  expect(await panel.findByText('Händelse 3')).toBeDefined()
  expect(messages()).toHaveLength(3)
  await person.click(panel.getByRole('button', { name: 'Visa fler' }))
  expect(await panel.findByText('Händelse 4')).toBeDefined()
  expect(panel.queryByRole('button', { name: 'Visa fler' })).toBeNull()
  const asked = requests.filter(({ url }) => url.includes('/logg/get'))
  expect(asked.map(({ url }) => new URL(url).searchParams.get('page'))).toEqual(['0', '1', '2'])
})

test('more of the log that cannot be read is told, and asked for again only by hand', async () => {
  const pages = [logPage([entry(1)], 0, true), refusal(500, 'Nej.'), logPage([entry(2)], 1)]
  const { person } = await userCard({ [log]: () => pages.shift() ?? refusal(500, 'Nej.') })
  const panel = within(await screen.findByRole('region', { name: 'Logg' }))
  await panel.findByText('Händelse 1')
  await act(async () => scrollToEnd())
  expect(await panel.findByText('Fler händelser kunde inte hämtas.')).toBeDefined()
  expect(panel.getByText('Händelse 1')).toBeDefined()
  expect(screen.getByText('Loggen kunde inte hämtas.')).toBeDefined()
  await act(async () => scrollToEnd())
  expect(pages).toHaveLength(1)
  await person.click(panel.getByRole('button', { name: 'Visa fler' }))
  expect(await panel.findByText('Händelse 2')).toBeDefined()
})

test('a page that is still on its way brings nothing back into a view that was cleared', async () => {
  const late = Promise.withResolvers<Response>()
  const { person } = await userCard({
    [log]: ({ url }) => (url.includes('page=1') ? late.promise : logPage([entry(1)], 0, true)),
    [reset]: () => logPage([]),
  })
  const panel = within(await screen.findByRole('region', { name: 'Logg' }))
  await panel.findByText('Händelse 1')
  await person.click(panel.getByRole('button', { name: 'Visa fler' }))
  await person.click(panel.getByRole('button', { name: 'Rensa loggen' }))
  await panel.findByText('Inga händelser än')
  late.resolve(logPage([entry(2)], 1))
  await act(() => new Promise((resolve) => setTimeout(resolve, 200)))
  expect(panel.queryByText(/^Händelse/)).toBeNull()
})

test('the log’s view is cleared by an administrator, who is told that the trail stays', async () => {
  const answers = [refusal(500, 'Nej.'), logPage([]), logPage([entry(1)])]
  const { person, requests } = await userCard({ [reset]: () => answers.shift() ?? json({}) })
  const panel = within(await screen.findByRole('region', { name: 'Logg' }))
  await panel.findByText('Händelse 1')
  const button = panel.getByRole('button', { name: 'Rensa loggen' })
  expect(document.getElementById(button.getAttribute('aria-describedby') ?? '')?.textContent).toBe(
    'Loggen rensas bara här. Händelserna finns kvar i portalens logg.',
  )
  await person.click(button)
  expect(await screen.findByText('Loggen kunde inte rensas.')).toBeDefined()
  expect(panel.getByText('Händelse 1')).toBeDefined()
  await person.click(button)
  expect(await panel.findByText('Inga händelser än')).toBeDefined()
  await person.click(await screen.findByRole('button', { name: 'Ångra' }))
  expect(await panel.findByText('Händelse 1')).toBeDefined()
  expect(await screen.findByText('Händelserna visas igen.')).toBeDefined()
  const undos = requests
    .map(({ url }) => new URL(url))
    .filter(({ pathname }) => pathname.endsWith('/reset'))
  expect(undos.map(({ searchParams }) => searchParams.get('undo'))).toEqual([null, null, '1'])
})

test('a log that cannot be read says so, and is read at the second try', async () => {
  let answer = refusal(500, 'Något gick fel hos oss.')
  const { person } = await userCard({ [log]: () => answer })
  const panel = within(await screen.findByRole('region', { name: 'Logg' }))
  expect(await panel.findByText('Loggen kunde inte hämtas')).toBeDefined()
  answer = logPage([entry(1)])
  await person.click(panel.getByRole('button', { name: 'Försök igen' }))
  expect(await panel.findByText('Händelse 1')).toBeDefined()
})

test('whoever presses twice for more of the log has it asked for once', async () => {
  const late = Promise.withResolvers<Response>()
  const { person, requests } = await userCard({
    [log]: ({ url }) => (url.includes('page=1') ? late.promise : logPage([entry(1)], 0, true)),
  })
  const panel = within(await screen.findByRole('region', { name: 'Logg' }))
  await panel.findByText('Händelse 1')
  const more = panel.getByRole('button', { name: 'Visa fler' })
  await person.click(more)
  await waitFor(() => expect(more.ariaDisabled).toBe('true'))
  await person.click(more)
  late.resolve(logPage([entry(2)], 1))
  expect(await panel.findByText('Händelse 2')).toBeDefined()
  expect(requests.filter(({ url }) => url.includes('page=1'))).toHaveLength(1)
})

test('a clearing that cannot be taken back is told as that', async () => {
  const answers = [json({ results: { rows: [], page: 0, hasMore: false } }), refusal(500, 'Nej.')]
  const { person } = await userCard({ [reset]: () => answers.shift() ?? json({}) })
  const panel = within(await screen.findByRole('region', { name: 'Logg' }))
  await panel.findByText('Händelse 1')
  await person.click(panel.getByRole('button', { name: 'Rensa loggen' }))
  await person.click(await screen.findByRole('button', { name: 'Ångra' }))
  expect(await screen.findByText('Händelserna kunde inte visas igen.')).toBeDefined()
  expect(screen.queryByText('Loggen kunde inte rensas.')).toBeNull()
})
