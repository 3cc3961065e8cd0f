import { act, screen, waitFor } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { lobby, path } from '../../testing/lobby.ts'
import { open, signedIn } from '../../testing/open.tsx'
import { json, refusal, serve, stream } from '../../testing/server.ts'

const isStop = ({ url }: Request) => url.endsWith('/Question/stop')
const leave = () => globalThis.dispatchEvent(new Event('pagehide'))

/** Whose stops were asked for, beside what the answers are called. */
async function idsIn(requests: Request[]) {
  const asked = requests.filter(({ url }) => url.endsWith('/Question/send'))
  const ids = asked.map(async (one) => (await one.formData()).get('AnswerId'))
  const stops = requests.filter(isStop).map(async (one) => (await one.json()).AnswerId)
  return { asked: await Promise.all(ids), stopped: await Promise.all(stops) }
}

test('a card sends its text, shows the answer as it comes, and says when it is done', async () => {
  const answer = stream()
  const requests = serve({ [path]: () => answer.response })
  const { person, card, input } = await lobby()
  await person.type(input, 'Kan vi ses på torsdag?')
  await person.click(card.getByRole('button', { name: 'Skicka' }))
  expect(card.getByRole('progressbar', { name: 'Saga tänker …' })).toBeDefined()
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

type Card = Awaited<ReturnType<typeof lobby>>

test.each<[string, (card: Card) => unknown]>([
  ['“Avbryt”', ({ person, card }) => person.click(card.getByRole('button', { name: 'Avbryt' }))],
  [
    '“Nya frågor”',
    ({ person }) => person.click(screen.getByRole('button', { name: 'Nya frågor' })),
  ],
  ['closing the window', leave],
])('%s stops an answer on the server, once, whatever becomes of that', async (_, end) => {
  const answer = stream()
  const requests = serve({
    [path]: () => answer.response,
    'PUT /v1/Question/stop': () => refusal(401, 'Du är inte inloggad.', 'signed_out'),
  })
  const shown = await lobby()
  await shown.person.click(shown.card.getByRole('button', { name: 'Skicka' }))
  await answer.text('Halva svaret')
  await shown.card.findByText('Halva svaret')
  await end(shown)
  leave()
  await waitFor(() => expect(requests.some(isStop)).toBe(true))
  const { asked, stopped } = await idsIn(requests)
  expect(stopped).toEqual(asked)
  expect(requests.find(isStop)?.keepalive).toBe(true)
  // A refusal of what nobody waits for signs nobody out.
  expect(screen.getByRole('button', { name: 'Nya frågor' })).toBeDefined()
})

test('an answer that ends in a failure keeps what came, the text, and offers another try', async () => {
  const first = stream()
  const second = stream()
  const answers = [first, second]
  serve({ [path]: () => answers.shift()?.response ?? json({}) })
  const { person, card, input } = await lobby()
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
  const { person, card } = await lobby()
  await person.click(card.getByRole('button', { name: 'Skicka' }))
  await answer.text('Halva svaret')
  await card.findByText('Halva svaret')
  act(() => card.getByRole(role, { name }).focus())
  await answer.result('Hela svaret')
  await card.findByText('Hela svaret')
  await waitFor(() => expect(card.queryByRole('button', { name: 'Avbryt' })).toBeNull())
  expect(document.activeElement).toBe(card.getByRole(next))
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
  const { person, card } = await lobby()
  await person.click(card.getByRole('button', { name: 'Skicka' }))
  expect((await card.findByRole('alert')).textContent).toContain(told)
})

test('a stream that ends without its result counts as cut', async () => {
  const answer = stream()
  serve({ [path]: () => answer.response })
  const { person, card } = await lobby()
  await person.click(card.getByRole('button', { name: 'Skicka' }))
  await answer.cut()
  expect((await card.findByRole('alert')).textContent).toContain('Ingen kontakt med servern.')
})

const typed = () =>
  screen
    .getAllByRole<HTMLTextAreaElement>('textbox', { name: /Dina uppgifter/ })
    .map((box) => box.value)
const kept = () => Object.keys(localStorage).filter((key) => key.startsWith('draft.'))

test('“Nya frågor” empties every card, and “Ångra” brings back what was typed and answered', async () => {
  const answer = stream()
  serve({ [path]: () => answer.response })
  const { person, card, input } = await lobby()
  await person.type(input, 'Något')
  await person.click(card.getByRole('button', { name: 'Skicka' }))
  await answer.text('Halva svaret')
  await person.click(screen.getByRole('button', { name: 'Nya frågor' }))
  expect(typed()).toEqual(['', ''])
  expect(kept()).toEqual([])
  expect(screen.queryByRole('region', { name: /^Svar på/ })).toBeNull()
  await person.click(await screen.findByRole('button', { name: 'Ångra' }))
  expect(typed()).toEqual(['Något', ''])
  expect(kept()).toHaveLength(1)
  expect((await card.findByRole('region', { name: /^Svar på/ })).textContent).toContain('Halva')
  expect(await screen.findByText('Dina texter och svar är tillbaka.')).toBeDefined()
})

test('whoever has pressed “Nya frågor” twice gets back what they had with the first “Ångra”', async () => {
  serve({})
  const { person, input } = await lobby()
  await person.type(input, 'Något')
  await person.click(screen.getByRole('button', { name: 'Nya frågor' }))
  await person.click(screen.getByRole('button', { name: 'Nya frågor' }))
  const [first] = await screen.findAllByRole('button', { name: 'Ångra' })
  await person.click(first ?? document.body)
  expect(typed()).toEqual(['Något', ''])
  expect(screen.queryByRole('button', { name: 'Ångra' })).toBeNull()
})

test('who has come to “Ångra” gets answers back however late they press it, and stands where they stood', async () => {
  const answer = stream()
  serve({ [path]: () => answer.response })
  const { person, card } = await lobby()
  await person.click(card.getByRole('button', { name: 'Skicka' }))
  await answer.result('Hela svaret')
  await card.findByText('Hela svaret')
  vi.useFakeTimers({ toFake: ['setTimeout'], shouldAdvanceTime: true })
  await person.click(screen.getByRole('button', { name: 'Nya frågor' }))
  const undo = await screen.findByRole('button', { name: 'Ångra' })
  undo.focus()
  await act(() => vi.advanceTimersByTimeAsync(30_000))
  vi.useRealTimers()
  await person.click(undo)
  expect(card.getByText('Hela svaret')).toBeDefined()
  expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Nya frågor' }))
})

test('a library that is empty, and one that cannot be read, each say so', async () => {
  let answer = refusal(500, 'Något gick fel hos oss. Försök igen om en stund.')
  serve({ 'GET /v1/Question/Uall': () => answer })
  signedIn()
  const person = await open('/Lobby')
  expect(await screen.findByText('Frågorna kunde inte hämtas.')).toBeDefined()
  expect(await screen.findByText('Frågorna kunde inte hämtas')).toBeDefined()
  answer = json({ results: [] })
  await person.click(screen.getByRole('button', { name: 'Försök igen' }))
  expect(await screen.findByText('Här finns inga frågor än')).toBeDefined()
})

test('a session that the server no longer knows ends on the sign-in page, with the server’s words', async () => {
  serve({ [path]: () => refusal(401, 'Kontot finns inte längre.', 'signed_out') })
  const { person, card } = await lobby()
  await person.click(card.getByRole('button', { name: 'Skicka' }))
  expect(await screen.findByText('Kontot finns inte längre.')).toBeDefined()
  expect(screen.getByRole('button', { name: 'Logga in' })).toBeDefined()
})

test('a long library is there whole, in its order, behind its first cards', async () => {
  const labels = Array.from({ length: 40 }, (_, number) => `Fråga ${number + 1}`)
  const results = labels.map((QuestionLabel, Ordering) => ({
    id: `q${Ordering}`,
    QuestionLabel,
    subtext: '',
    Ordering,
  }))
  serve({ 'GET /v1/Question/Uall': () => json({ results }) })
  signedIn()
  let later = 0
  const observer = new MutationObserver((changes) => {
    const added = changes.flatMap(({ addedNodes }) => [...addedNodes])
    later += added.filter(({ nodeName }) => nodeName === 'LI').length
  })
  observer.observe(document.body, { childList: true, subtree: true })
  await open('/Lobby')
  await screen.findByRole('heading', { name: 'Fråga 40' })
  observer.disconnect()
  expect(later).toBe(37)
  const shown = screen.getAllByRole('heading', { level: 3 }).map(({ textContent }) => textContent)
  expect(shown).toEqual(labels)
})
