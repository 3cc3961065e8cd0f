import { act, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { path, questionPage } from '../../../testing/lobby.ts'
import { open, signedIn } from '../../../testing/open.tsx'
import { cardOf, json, refusal, serve, stream, wholeAnswer } from '../../../testing/server.ts'

afterEach(() => void vi.useRealTimers())

const kept = 'GET /v1/Svar/get'
const draft = () => localStorage.getItem('draft.u1.card.q1')

/** Anna stands at a kept answer that she came to by its link. */
async function keptAnswer(answers: Parameters<typeof serve>[0] = {}) {
  const whole = () => json({ results: wholeAnswer('k1', 'Det första svaret.') })
  const requests = serve({ [kept]: whole, ...answers })
  signedIn()
  const person = await open('/Lobby?fraga=q1&svar=k1')
  const card = within(await screen.findByRole('main'))
  await card.findByText('Det första svaret.')
  return { person, card, requests }
}

type Person = Awaited<ReturnType<typeof open>>

const bodies = (requests: Request[]) =>
  Promise.all(
    requests
      .filter(({ url }) => url.endsWith('/Question/send'))
      .map(async (one) => Object.fromEntries(await one.clone().formData())),
  )

test('whoever comes back by the link of an answer finds what they have asked on since', async () => {
  const answer = stream()
  const { person, card } = await keptAnswer({ [path]: () => answer.response })
  await person.click(await card.findByRole('button', { name: 'Kortare' }))
  await answer.text('Ett kortare')
  await card.findByText('Ett kortare')
  await person.click(card.getByRole('link', { name: 'Alla frågor' }))
  await screen.findByText('Saga skriver …')
  await act(async () => globalThis.history.back())
  expect(await card.findByText('Ett kortare')).toBeDefined()
  await act(() => answer.result('Ett kortare svar.', { SvarId: 'k1' }))
  expect(await card.findByText('Ett kortare svar.')).toBeDefined()
  expect(card.getByText('Det första svaret.')).toBeDefined()
})

test('what is asked anew at the link of an answer is the latest there, also after a reload', async () => {
  const answer = stream()
  const { person, card } = await keptAnswer({ [path]: () => answer.response })
  await person.click(card.getByRole('button', { name: 'Skicka' }))
  await waitFor(() => expect(location.search).toBe('?fraga=q1'))
  await answer.result('Det nya svaret.', { SvarId: 'k2' })
  expect(await card.findByText('Det nya svaret.')).toBeDefined()
  expect(card.queryByText('Det första svaret.')).toBeNull()
})

test('a text that was emptied stays empty for whoever comes back', async () => {
  const { person, card } = await keptAnswer()
  const input = () => card.findByLabelText<HTMLTextAreaElement>(/Dina uppgifter/)
  expect((await input()).value).not.toBe('')
  await person.clear(await input())
  await person.click(card.getByRole('link', { name: 'Alla frågor' }))
  await screen.findByRole('link', { name: 'Svara på ett mejl' })
  expect(screen.queryByText('Påbörjad')).toBeNull()
  await act(async () => globalThis.history.back())
  expect((await input()).value).toBe('')
})

test('what is typed while an answer is written is there afterwards', async () => {
  const answers = [stream(), stream()]
  const [first, second] = answers
  serve({ [path]: () => answers.shift()?.response ?? json({}) })
  const { person, card, input } = await questionPage()
  await person.type(input, 'Den första texten')
  await person.click(card.getByRole('button', { name: 'Skicka' }))
  await person.clear(input)
  await person.type(input, 'Den andra texten')
  await first?.result('Svar ett.')
  await card.findByText('Svar ett.')
  expect(draft()).toContain('Den andra texten')

  await person.click(card.getByRole('button', { name: 'Skicka' }))
  await second?.result('Svar två.')
  await card.findByText('Svar två.')
  await waitFor(() => expect(draft()).toBeNull())
})

/** What was asked on with before a reload, and that its end was seen. */
function noteOf(hasEnded: boolean) {
  const at = Date.now()
  const about = { key: 'k1', SvarId: 'k1', turnId: 'k2', asked: 'Gör det kortare', at, hasEnded }
  const value = { ...about, label: 'Svara på ett mejl' }
  localStorage.setItem('draft.u1.answer.q1', JSON.stringify({ at, value }))
}

test('what was asked on with and never reached the server stands below its answer after a reload', async () => {
  noteOf(true)
  const answer = stream()
  const requests = serve({
    [kept]: () => json({ results: wholeAnswer('k1', 'Det första svaret.') }),
    [path]: () => answer.response,
  })
  const { person, card, input } = await questionPage()
  await card.findByText('Det första svaret.')
  expect(card.getByText('Gör det kortare')).toBeDefined()
  expect(input).toHaveProperty('value', 'Min text')
  await person.click(card.getByRole('button', { name: 'Försök igen' }))
  await answer.result('Ett kortare svar.', { SvarId: 'k1' })
  await card.findByText('Ett kortare svar.')
  expect(await bodies(requests)).toMatchObject([{ SvarId: 'k1', FBody: 'Gör det kortare' }])
})

test('an answer that cannot be read after a reload is read again, not asked again', async () => {
  noteOf(true)
  let tries = 0
  const requests = serve({
    [kept]: () =>
      tries++ === 0
        ? refusal(503, 'Försök igen om en stund.')
        : json({ results: wholeAnswer('k1', 'Det första svaret.') }),
  })
  const { person, card } = await questionPage()
  expect((await card.findByRole('alert')).textContent).toContain('Försök igen om en stund.')
  await person.click(card.getByRole('button', { name: 'Försök igen' }))
  expect(await card.findByText('Det första svaret.')).toBeDefined()
  expect(await bodies(requests)).toEqual([])
})

test.each([
  ['a chip', (person: Person) => person.keyboard('{Tab}{Tab}{Enter}')],
  ['their own words', (person: Person) => person.keyboard('Kortare, tack{Enter}')],
])('whoever asks on with %s stands where that can be stopped', async (_, ask) => {
  const answer = stream()
  const { person, card } = await keptAnswer({ [path]: () => answer.response })
  act(() => card.getByLabelText('Be om en ändring').focus())
  await ask(person)
  const stop = await card.findByRole('button', { name: 'Avbryt' })
  await waitFor(() => expect(document.activeElement).toBe(stop))
  // A key that is still held down presses nothing; a second press does.
  expect(fireEvent.keyDown(stop, { key: 'Enter', repeat: true })).toBe(false)
  expect(fireEvent.keyDown(stop, { key: 'Enter' })).toBe(true)
  await act(() => answer.result('Ett kortare svar.', { SvarId: 'k1' }))
  expect(await card.findByText('Ett kortare svar.')).toBeDefined()
  await waitFor(() => expect(document.activeElement).toBe(card.getByLabelText(/Dina uppgifter/)))
})

test('after a change that was stopped, another one can be asked for, and what was typed is there', async () => {
  const answer = stream()
  const { person, card } = await keptAnswer({
    [path]: () => answer.response,
    'PUT /v1/Question/stop': () => json({ results: true }),
  })
  await person.type(await card.findByLabelText('Be om en ändring'), 'Med en hälsning')
  await person.click(card.getByRole('button', { name: 'Kortare' }))
  await answer.text('Ett kor')
  await card.findByText('Ett kor')
  await person.click(card.getByRole('button', { name: 'Avbryt' }))
  await answer.cut()
  expect(await card.findByLabelText('Be om en ändring')).toHaveProperty('value', 'Med en hälsning')
  expect(card.queryByText('Hjälpte svaret?')).toBeNull()
})

test('why an answer did not help stays until the server has it', async () => {
  let tries = 0
  const { person, card } = await keptAnswer({
    'PUT /v1/Svar/update': async (request) => {
      const { Note } = await request.clone().json()
      if (Note !== undefined && tries++ === 0) return refusal(500, 'Något gick fel.')
      return json({ results: { ...wholeAnswer('k1', 'Det första svaret.'), Helped: 'no' } })
    },
  })
  await person.click(await card.findByRole('button', { name: 'Nej' }))
  await person.type(await card.findByLabelText(/Berätta mer/), 'Datum saknas')
  await person.click(card.getByRole('button', { name: 'Skicka omdömet' }))
  await screen.findByText('Något gick fel.')
  expect(card.getByLabelText(/Berätta mer/)).toHaveProperty('value', 'Datum saknas')
  await person.click(card.getByRole('button', { name: 'Skicka omdömet' }))
  await waitFor(() => expect(card.queryByLabelText(/Berätta mer/)).toBeNull())
  expect(document.activeElement).toBe(card.getByRole('button', { name: 'Nej' }))
})

test('an answer that came after a reload is told of elsewhere, and what was sent is no draft any more', async () => {
  const at = Date.now()
  const noted = { key: 'k1', turnId: 'k1', asked: 'Min text', label: 'Svara på ett mejl', at }
  localStorage.setItem('draft.u1.answer.q1', JSON.stringify({ at, value: noted }))
  localStorage.setItem('draft.u1.card.q1', JSON.stringify({ at, value: 'Min text' }))
  const answer = Promise.withResolvers<Response>()
  serve({ [kept]: () => answer.promise })
  const { person, card } = await questionPage()
  await person.click(card.getByRole('link', { name: 'Alla frågor' }))
  await screen.findByText('Saga skriver …')
  await act(async () => answer.resolve(json({ results: wholeAnswer('k1', 'Det blev klart.') })))
  expect(await screen.findByText('Svaret på ”Svara på ett mejl” är klart.')).toBeDefined()
  expect(screen.getByText('Nytt svar')).toBeDefined()
  expect(draft()).toBeNull()
})

test('a question that is taken away while somebody writes in it leaves their text where it is', async () => {
  vi.useFakeTimers({ toFake: ['Date'] })
  let cards = [cardOf('q1', 'Svara på ett mejl')]
  serve({ 'GET /v1/Question/Uall': () => json({ results: cards }) })
  const { person, input } = await questionPage()
  await person.type(input, 'En lång text')
  cards = []
  vi.setSystemTime(Date.now() + 120_000)
  await act(async () => globalThis.dispatchEvent(new Event('visibilitychange')))
  expect(await screen.findByText('Frågan finns inte längre')).toBeDefined()
  expect(input.isConnected).toBe(true)
  expect(input).toHaveProperty('value', 'En lång text')
})

test('an answer that fails is told as one that came neither beside its question nor elsewhere', async () => {
  const [first, second] = [stream(), stream()]
  const coming = [first, second]
  serve({ [path]: () => coming.shift()?.response ?? json({}) })
  const told = () => within(screen.getByRole('log', { name: 'Meddelanden' }))
  const { person, card } = await questionPage()
  await person.click(card.getByRole('button', { name: 'Skicka' }))
  await act(() => first.failure('Svaret avbröts på vägen.'))
  const again = await card.findByRole('button', { name: 'Försök igen' })
  expect(told().queryByText('Svaret har kommit.')).toBeNull()
  await person.click(again)
  await person.click(card.getByRole('link', { name: 'Alla frågor' }))
  await screen.findByText('Saga skriver …')
  await act(() => second.failure('Svaret avbröts på vägen.'))
  expect(await told().findByText('Svaret på ”Svara på ett mejl” blev inte klart.')).toBeDefined()
})
