import { act, screen, waitFor } from '@testing-library/react'
import { expect, test } from 'vitest'
import { limits } from '../../../../../shared/limits.ts'
import { assistantTexts } from '../../../texts/assistant.ts'
import { path, questionPage } from '../../../testing/lobby.ts'
import { open, signedIn } from '../../../testing/open.tsx'
import { cardOf, json, refusal, serve, stream, wholeAnswer } from '../../../testing/server.ts'
import { stageWith } from '../../../testing/settings.ts'

const isStop = ({ url }: Request) => url.endsWith('/Question/stop')
const leave = () => globalThis.dispatchEvent(new Event('pagehide'))

/** Whose stops were asked for, beside what the answers are called; signs of life only put a stop off. */
async function idsIn(requests: Request[]) {
  const asked = requests.filter(({ url }) => url.endsWith('/Question/send'))
  const ids = asked.map(async (one) => (await one.clone().formData()).get('AnswerId'))
  const stops = await Promise.all(requests.filter(isStop).map((one) => one.clone().json()))
  const atOnce = stops.filter(({ AfterSeconds }) => AfterSeconds === undefined)
  return { asked: await Promise.all(ids), stopped: atOnce.map(({ AnswerId }) => AnswerId) }
}

test('a card sends its text, shows the answer as it comes, and says when it is done', async () => {
  const answer = stream()
  const requests = serve({ [path]: () => answer.response })
  const { person, card, input } = await questionPage()
  await person.type(input, 'Kan vi ses på torsdag?')
  const readOut = card.getAllByRole('status')
  await person.click(card.getByRole('button', { name: 'Skicka' }))
  expect(card.getByRole('progressbar', { name: 'Saga tänker …' })).toBeDefined()
  // In what was there before: only of that are words read out.
  expect(readOut.map(({ textContent }) => textContent)).toContain('Saga tänker …')
  expect(card.queryByRole('region')).toBeNull()

  await answer.text('Ja, **tors')
  await answer.text('dag** går bra.')
  const box = await card.findByRole('region', { name: 'Svar på Svara på ett mejl' })
  await waitFor(() => expect(box.querySelector('strong')?.textContent).toBe('torsdag'))
  expect(card.queryByRole('progressbar')).toBeNull()

  await answer.result('Ja, **torsdag** går bra.')
  expect((await card.findAllByText('Svaret är klart.')).length).toBeGreaterThan(0)
  expect(await screen.findByText('Svaret har kommit.')).toBeDefined()
  const sent = requests.find(({ method }) => method === 'PUT')
  const form = await sent?.formData()
  expect([form?.get('QuestionId'), form?.get('FBody')]).toEqual(['q1', 'Kan vi ses på torsdag?'])
  expect(form?.get('AnswerId')).toMatch(/^[\da-f-]{36}$/)
  leave()
  expect(requests.filter(isStop)).toEqual([])
  expect(sent?.headers.get('accept')).toBe('text/event-stream')
})

type Card = Awaited<ReturnType<typeof questionPage>>
test.each<[string, number, (card: Card) => unknown]>([
  [
    '“Avbryt”',
    30,
    ({ person, card }) => person.click(card.getByRole('button', { name: 'Avbryt' })),
  ],
  ['closing the window, where nothing is kept,', 0, leave],
])('%s stops an answer on the server, once, whatever becomes of that', async (_, days, end) => {
  stageWith({ ownAnswerDays: days })
  const answer = stream()
  const requests = serve({
    [path]: () => answer.response,
    'PUT /v1/Question/stop': () => refusal(401, 'Du är inte inloggad.', 'signed_out'),
  })
  const shown = await questionPage()
  await shown.person.click(shown.card.getByRole('button', { name: 'Skicka' }))
  await answer.text('Halva svaret')
  await shown.card.findByText('Halva svaret')
  await end(shown)
  await waitFor(async () => expect((await idsIn(requests)).stopped).toHaveLength(1))
  const { asked, stopped } = await idsIn(requests)
  expect(stopped).toEqual(asked)
  // A refusal of what nobody waits for signs nobody out.
  expect(screen.getByRole('link', { name: 'Alla frågor' })).toBeDefined()
})

test('an answer that is kept goes on when its page is left, and is told of elsewhere', async () => {
  const answer = stream()
  const requests = serve({ [path]: () => answer.response })
  const { person, card } = await questionPage()
  await person.click(card.getByRole('button', { name: 'Skicka' }))
  await answer.text('Halva')
  await card.findByText('Halva')
  await person.click(card.getByRole('link', { name: 'Alla frågor' }))
  expect(await screen.findByText('Saga skriver …')).toBeDefined()
  await act(() => answer.result('Hela svaret'))
  expect(await screen.findByText('Nytt svar')).toBeDefined()
  expect(await screen.findByText('Svaret på ”Svara på ett mejl” är klart.')).toBeDefined()
  expect(screen.getByRole('button', { name: /1/ })).toBeDefined()
  leave()
  expect(requests.filter(isStop)).toEqual([])
  await person.click(screen.getByRole('link', { name: 'Svara på ett mejl' }))
  expect(await screen.findByText('Hela svaret')).toBeDefined()
  await person.click(screen.getByRole('link', { name: 'Alla frågor' }))
  expect(await screen.findByText('Besvarad')).toBeDefined()
})

test('an answer whose connection breaks is fetched once it is kept', async () => {
  const answer = stream()
  const kept: { id?: string } = {}
  let isKept = false
  serve({
    [path]: async (request) => {
      const named = (await request.clone().formData()).get('AnswerId')
      if (typeof named === 'string') kept.id = named
      return answer.response
    },
    'GET /v1/Svar/get': () =>
      isKept
        ? json({ results: wholeAnswer(kept.id ?? '', 'Hela svaret från servern') })
        : refusal(404, 'Svaret finns inte.', 'not_found'),
  })
  const { person, card } = await questionPage()
  await person.click(card.getByRole('button', { name: 'Skicka' }))
  await answer.text('Halva')
  await card.findByText('Halva')
  await answer.cut()
  expect((await card.findAllByText(/^Kontakten bröts/)).length).toBeGreaterThan(0)
  expect(card.getByText('Halva')).toBeDefined()
  isKept = true
  expect(await card.findByText('Hela svaret från servern')).toBeDefined()
})

test('whoever comes back after a reload finds what they asked, and its answer', async () => {
  const at = Date.now()
  const noted = { key: 'k1', turnId: 'k1', asked: 'Min text', label: 'Svara på ett mejl', at }
  localStorage.setItem('draft.u1.answer.q1', JSON.stringify({ at, value: noted }))
  serve({ 'GET /v1/Svar/get': () => json({ results: wholeAnswer('k1', 'Det blev klart.') }) })
  const { card, input } = await questionPage()
  expect(await card.findByText('Det blev klart.')).toBeDefined()
  expect(input).toHaveProperty('value', 'Min text')
})

test('an answer that was deleted elsewhere does not come back at its question', async () => {
  const at = Date.now()
  const about = { key: 'k1', turnId: 'k1', asked: 'Min text', label: 'Svara på ett mejl' }
  const value = { ...about, at, hasEnded: true }
  localStorage.setItem('draft.u1.answer.q1', JSON.stringify({ at, value }))
  serve({ 'GET /v1/Svar/get': () => refusal(404, 'Svaret finns inte.', 'not_found') })
  const { input } = await questionPage()
  await waitFor(() => expect(localStorage.getItem('draft.u1.answer.q1')).toBeNull())
  expect(input).toHaveProperty('value', '')
  expect(screen.queryByRole('alert')).toBeNull()
})

test('an answer whose server fell is told as lost, with the text to ask it again', async () => {
  const at = Date.now() - limits.fetchAgainForMs - 1000
  const value = { key: 'k1', turnId: 'k1', asked: 'Min text', label: 'Svara på ett mejl', at }
  localStorage.setItem('draft.u1.answer.q1', JSON.stringify({ at, value }))
  serve({ 'GET /v1/Svar/get': () => refusal(404, 'Svaret finns inte.', 'not_found') })
  const { card, input } = await questionPage()
  expect((await card.findByRole('alert')).textContent).toContain(assistantTexts.lost)
  expect(card.getByRole('button', { name: 'Försök igen' })).toBeDefined()
  expect(input).toHaveProperty('value', 'Min text')
})

test('an answer that ends in a failure keeps what came, the text, and offers another try', async () => {
  const first = stream()
  const second = stream()
  const answers = [first, second]
  serve({ [path]: () => answers.shift()?.response ?? json({}) })
  const { person, card, input } = await questionPage()
  await person.type(input, 'Min text')
  await person.keyboard('{Control>}{Enter}{/Control}')
  await first.text('Halva svaret')
  await card.findByText('Halva svaret')
  await first.failure('Svaret avbröts på vägen. Försök igen.')
  expect((await card.findByRole('alert')).textContent).toContain('Svaret avbröts på vägen.')
  expect(card.getByText('Halva svaret')).toBeDefined()
  expect(input).toHaveProperty('value', 'Min text')

  await person.click(card.getByRole('button', { name: 'Försök igen' }))
  expect(card.queryByRole('alert')).toBeNull()
  expect(document.activeElement).toBe(input)
  await second.result('Hela svaret')
  expect(await card.findByText('Hela svaret')).toBeDefined()
})

test.each([
  ['button', 'Avbryt', 'textbox'],
  ['region', 'Svar på Svara på ett mejl', 'region'],
])('whoever stands on the %s “%s” when the answer is done goes on in the %s', async (...place) => {
  const [role, name, next] = place
  const answer = stream()
  serve({ [path]: () => answer.response })
  const { person, card } = await questionPage()
  await person.click(card.getByRole('button', { name: 'Skicka' }))
  await answer.text('Halva svaret')
  await card.findByText('Halva svaret')
  act(() => card.getByRole(role, { name }).focus())
  await answer.result('Hela svaret')
  await card.findByText('Hela svaret')
  await waitFor(() => expect(card.queryByRole('button', { name: 'Avbryt' })).toBeNull())
  await waitFor(() => expect(document.activeElement).toBe(card.getByRole(next)))
})

test.each([
  [
    () => refusal(503, 'Assistenten har för mycket att göra.'),
    'Assistenten har för mycket att göra.',
  ],
  [() => refusal(400, 'Fel.', 'invalid', { FBody: 'Texten är för lång.' }), 'Texten är för lång.'],
  [() => new Response('<html>', { status: 502 }), 'Servern svarade inte som väntat.'],
  [() => Promise.reject(new TypeError('gone')), 'Ingen kontakt med servern.'],
])('a send that fails is explained (%#)', async (answer, told) => {
  serve({ [path]: answer })
  const { person, card } = await questionPage()
  await person.click(card.getByRole('button', { name: 'Skicka' }))
  expect((await card.findByRole('alert')).textContent).toContain(told)
})

test('a stream that ends without a word counts as cut, where nothing is kept', async () => {
  stageWith({ ownAnswerDays: 0 })
  const answer = stream()
  serve({ [path]: () => answer.response })
  const { person, card } = await questionPage()
  await person.click(card.getByRole('button', { name: 'Skicka' }))
  await answer.cut()
  expect((await card.findByRole('alert')).textContent).toContain('Ingen kontakt med servern.')
})

test('a question that cannot be read has a title, and another try leads to the question’s', async () => {
  let isOut = true
  serve({
    'GET /v1/Question/Uall': () =>
      isOut
        ? refusal(500, 'Något gick fel.')
        : json({ results: [cardOf('q1', 'Svara på ett mejl')] }),
  })
  signedIn()
  const person = await open('/Lobby?fraga=q1')
  const again = await screen.findByRole('button', { name: 'Försök igen' })
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Frågor')
  isOut = false
  await person.click(again)
  const title = await screen.findByRole('heading', { level: 1, name: 'Svara på ett mejl' })
  await waitFor(() => expect(document.activeElement).toBe(title))
})

test('a session that the server no longer knows ends on the sign-in page, with the server’s words', async () => {
  serve({ [path]: () => refusal(401, 'Kontot finns inte längre.', 'signed_out') })
  const { person, card } = await questionPage()
  await person.click(card.getByRole('button', { name: 'Skicka' }))
  expect(await screen.findByText('Kontot finns inte längre.')).toBeDefined()
  expect(screen.getByRole('button', { name: 'Logga in' })).toBeDefined()
})
