import { onlineManager } from '@tanstack/react-query'
import { act, screen, waitFor, within } from '@testing-library/react'
import { expect, onTestFinished, test } from 'vitest'
import { path, questionPage } from '../../../testing/lobby.ts'
import { open, signedIn } from '../../../testing/open.tsx'
import { json, karin, refusal, serve, stream, wholeAnswer } from '../../../testing/server.ts'

const kept = 'GET /v1/Svar/get'
const whole = (text = 'Det första svaret.') => json({ results: wholeAnswer('k1', text) })
const gone = () => refusal(404, 'Svaret finns inte.', 'not_found')
const later = () => refusal(503, 'Försök igen om en stund.')

/** Anna opens the link of a kept answer. */
async function linkOf(answers: Parameters<typeof serve>[0], address = '/Lobby?fraga=q1&svar=k1') {
  serve(answers)
  signedIn()
  return open(address)
}

test('an answer that cannot be read says so in its place, and comes at the second try', async () => {
  let answer = later
  const person = await linkOf({ [kept]: () => answer() })
  expect(await screen.findByText('Svaret kunde inte hämtas')).toBeDefined()
  expect(screen.getByText('Försök igen om en stund.')).toBeDefined()
  expect(screen.getByRole('heading', { name: 'Svara på ett mejl', level: 1 })).toBeDefined()
  expect(screen.queryByLabelText(/Dina uppgifter/)).toBeNull()
  answer = whole
  await person.click(screen.getByRole('button', { name: 'Försök igen' }))
  expect(await screen.findByText('Det första svaret.')).toBeDefined()
})

test('an answer that was deleted elsewhere is gone, and leads to its question', async () => {
  const person = await linkOf({ [kept]: gone })
  expect(
    await screen.findByRole('heading', { name: 'Svaret finns inte längre', level: 1 }),
  ).toBeDefined()
  await person.click(screen.getByRole('link', { name: 'Till frågan' }))
  expect(await screen.findByLabelText(/Dina uppgifter/)).toBeDefined()
  expect(location.search).toBe('?fraga=q1')
})

test('an answer to a question that is gone, which cannot be read, is not told as a question that is gone', async () => {
  await linkOf({ [kept]: later }, '/Lobby?fraga=borta&svar=k1')
  expect(await screen.findByText('Svaret kunde inte hämtas')).toBeDefined()
  expect(screen.queryByText('Frågan finns inte längre')).toBeNull()
})

const listed = () => json({ results: { rows: [wholeAnswer('k1', 'Det första svaret.')] } })

test.each([
  ['cannot be read', later],
  ['is not kept yet', gone],
])('an answer that %s shows all the same where it is at hand', async (_, answer) => {
  const [first, second, third] = [stream(), stream(), stream()]
  const coming = [first, second, third]
  serve({
    [path]: () => coming.shift()?.response ?? json({}),
    [kept]: answer,
    'GET /v1/Svar/all': listed,
  })
  const { person, card } = await questionPage()
  const send = () => person.click(card.getByRole('button', { name: 'Skicka' }))
  await send()
  await first.result('Det första svaret.', { SvarId: 'k1' })
  await card.findByText('Det första svaret.')
  await send()
  await second.result('Det andra svaret.', { SvarId: 'k2' })
  await card.findByText('Det andra svaret.')
  await person.click(card.getByRole('link', { name: 'Alla frågor' }))
  const last = within(await screen.findByRole('region', { name: 'Dina senaste svar' }))
  await person.click(await last.findByRole('link', { name: 'Svara på ett mejl' }))
  expect(await card.findByText('Det första svaret.')).toBeDefined()
  expect(card.queryByText('Det andra svaret.')).toBeNull()

  // Whoever comes back to the window is not led away while it is read again.
  await act(async () => globalThis.dispatchEvent(new Event('visibilitychange')))
  await send()
  await waitFor(() => expect(location.search).toBe('?fraga=q1'))
  await third.result('Det tredje svaret.', { SvarId: 'k3' })
  expect(await card.findByText('Det tredje svaret.')).toBeDefined()
})

test.each([
  ['shows where it is at hand', 'k1', 'Det första svaret.'],
  ['says so where it is not', 'k9', 'Svaret kunde inte hämtas'],
])('an answer that is opened without a network %s', async (_, id, told) => {
  const answer = stream()
  const results = { rows: [{ ...wholeAnswer('k1', 'Det första svaret.'), id }] }
  serve({ [path]: () => answer.response, 'GET /v1/Svar/all': () => json({ results }) })
  const { person, card } = await questionPage()
  await person.click(card.getByRole('button', { name: 'Skicka' }))
  await answer.result('Det första svaret.', { SvarId: 'k1' })
  await card.findByText('Det första svaret.')
  await person.click(card.getByRole('link', { name: 'Alla frågor' }))
  const last = within(await screen.findByRole('region', { name: 'Dina senaste svar' }))
  const link = await last.findByRole('link', { name: 'Svara på ett mejl' })
  onTestFinished(() => onlineManager.setOnline(true))
  onlineManager.setOnline(false)
  await person.click(link)
  expect(await card.findByText(told)).toBeDefined()
})

test('an administrator is led from a question that is gone to the questions, not to the statistics', async () => {
  await linkOf({ 'POST /v1/auth/me': () => json({ user: karin }) }, '/Lobby?fraga=borta')
  const back = await screen.findByRole('link', { name: 'Alla frågor' })
  expect(back.getAttribute('href')).toBe('/Lobby?flik=assistenten')
})

test('an answer that is deleted elsewhere while it is open is gone, and does not come back at its question', async () => {
  let answer = whole
  const person = await linkOf({ [kept]: () => answer() })
  expect(await screen.findByText('Det första svaret.')).toBeDefined()
  answer = gone
  await act(async () => globalThis.dispatchEvent(new Event('visibilitychange')))
  await person.click(await screen.findByRole('link', { name: 'Till frågan' }))
  expect(await screen.findByLabelText(/Dina uppgifter/)).toBeDefined()
  expect(screen.queryByText('Det första svaret.')).toBeNull()
})

test('a link opens the very answer that it names', async () => {
  await linkOf({
    [kept]: ({ url }) => (new URL(url).searchParams.get('id') === 'k1' ? whole() : gone()),
  })
  expect(await screen.findByText('Det första svaret.')).toBeDefined()
})

test('an answer that is open stays where it cannot be read anew', async () => {
  let answer = whole
  let reads = 0
  await linkOf({
    [kept]: () => {
      reads += 1
      return answer()
    },
  })
  expect(await screen.findByText('Det första svaret.')).toBeDefined()
  const before = reads
  answer = later
  await act(async () => globalThis.dispatchEvent(new Event('visibilitychange')))
  await waitFor(() => expect(reads).toBeGreaterThan(before))
  // Longer than a refusal takes to be told.
  await act(() => new Promise((resolve) => setTimeout(resolve, 100)))
  expect(screen.getByText('Det första svaret.')).toBeDefined()
  expect(screen.queryByText('Svaret kunde inte hämtas')).toBeNull()
})
