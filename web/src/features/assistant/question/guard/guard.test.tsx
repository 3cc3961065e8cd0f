import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import type { Guarding } from '../../../../../../shared/contract/assistant/personalData.ts'
import { limits } from '../../../../../../shared/limits.ts'
import { path, questionPage } from '../../../../testing/lobby.ts'
import { cardOf, json, refusal, serve, wholeAnswer } from '../../../../testing/server.ts'

/** The question does this with personal data. */
const withGuarding = (PersonalData: Guarding) => ({
  'GET /v1/Question/Uall': () =>
    json({ results: [cardOf('q1', 'Svara på ett mejl', { PersonalData })] }),
})

const answered = () => json({ results: { answer: 'Klart.' }, message: 'Skickat.' })

/** What was sent of the last question. */
async function sent(requests: Request[]) {
  const asked = requests.filter(({ url }) => url.endsWith('/Question/send'))
  const form = await asked.at(-1)?.clone().formData()
  return {
    times: asked.length,
    FBody: form?.get('FBody'),
    Hide: form?.getAll('Hide'),
    Confirmed: form?.get('Confirmed'),
  }
}

test('what is hidden shows while one writes, with the text as the assistant sees it', async () => {
  serve({ [path]: answered })
  const { person, input } = await questionPage()
  expect(screen.getByText(/Läs själv igenom resten/)).toBeDefined()
  await person.type(input, 'Gäller 850709-9805 och a@example.se')
  expect(
    await screen.findByText(
      'Döljs för assistenten: 1 personnummer och 1 e-postadress. Läs själv igenom resten.',
    ),
  ).toBeDefined()
  const values = within(screen.getByRole('list', { name: 'Det som döljs' }))
  expect(values.getAllByRole('listitem').map((one) => one.textContent)).toEqual([
    '850709-9805',
    'a@example.se',
  ])
  await person.click(screen.getByText('Så här ser assistenten din text'))
  expect(screen.getByText('Gäller [PERSONNUMMER-1] och [E-POST-1]')).toBeDefined()
})

test('a marked word is hidden, sent along, and shown again by one press', async () => {
  const requests = serve({ [path]: answered })
  const { person, input } = await questionPage()
  await person.type(input, 'Om Anna Ek')
  if (input instanceof HTMLTextAreaElement) input.setSelectionRange(4, 9)
  await person.click(screen.getByRole('button', { name: 'Dölj markerat ord' }))
  const shown = await screen.findByRole('button', { name: 'Visa ”Anna Ek” för assistenten' })
  await person.click(screen.getByRole('button', { name: 'Skicka' }))
  await waitFor(async () => expect((await sent(requests)).times).toBe(1))
  expect(await sent(requests)).toMatchObject({ FBody: 'Om Anna Ek', Hide: ['Anna Ek'] })
  // A reload forgets neither the text nor what is hidden in it.
  const noted = JSON.parse(localStorage.getItem('draft.u1.answer.q1') ?? '{}')
  expect(noted.value).toMatchObject({ asked: 'Om Anna Ek', Hide: ['Anna Ek'] })
  await person.click(shown)
  expect(screen.queryByRole('list', { name: 'Det som döljs' })).toBeNull()
  // The button went with that.
  expect(document.activeElement).toBe(input)
})

test('a question that warns asks first, and sends what is agreed to', async () => {
  const requests = serve({ [path]: answered, ...withGuarding('varna') })
  const { person, input } = await questionPage()
  await person.type(input, '850709-9805')
  await screen.findByText('Döljs för assistenten: 1 personnummer. Läs själv igenom resten.')
  await person.click(screen.getByRole('button', { name: 'Skicka' }))
  const dialog = within(await screen.findByRole('alertdialog', { name: 'Skicka personuppgifter?' }))
  await person.click(dialog.getByRole('button', { name: 'Avbryt' }))
  expect((await sent(requests)).times).toBe(0)
  await person.click(screen.getByRole('button', { name: 'Skicka' }))
  await person.click(screen.getByRole('button', { name: 'Skicka ändå' }))
  await waitFor(async () => expect((await sent(requests)).Confirmed).toBe('true'))
})

test('a question that takes none sends none, and says why', async () => {
  const requests = serve({ [path]: answered, ...withGuarding('stoppa') })
  const { person, input } = await questionPage()
  await person.type(input, '850709-9805')
  expect(await screen.findByText(/tar inte emot personuppgifter/)).toBeDefined()
  await person.click(screen.getByRole('button', { name: 'Skicka' }))
  expect((await sent(requests)).times).toBe(0)
  await person.clear(input)
  await person.type(input, 'Inget')
  await waitFor(() => expect(screen.queryByText(/tar inte emot/)).toBeNull())
  await person.click(screen.getByRole('button', { name: 'Skicka' }))
  await waitFor(async () => expect((await sent(requests)).times).toBe(1))
})

test('a server that asks first is answered by another try', async () => {
  const asked = [refusal(409, 'Texten innehåller personuppgifter.', 'personal_data'), answered()]
  const requests = serve({ [path]: () => asked.shift() ?? answered() })
  const { person } = await questionPage()
  await person.click(screen.getByRole('button', { name: 'Skicka' }))
  await person.click(await screen.findByRole('button', { name: 'Försök igen' }))
  await waitFor(async () => expect((await sent(requests)).Confirmed).toBe('true'))
})

test('a long passage that is marked is hidden whole', async () => {
  const requests = serve({ [path]: answered })
  const { person, input } = await questionPage()
  const passage = 'Anna bor hos sin mormor i Sala, går i tredje klass och '.repeat(4).trim()
  fireEvent.change(input, { target: { value: passage } })
  await person.click(input)
  if (input instanceof HTMLTextAreaElement) input.setSelectionRange(0, passage.length)
  await person.click(screen.getByRole('button', { name: 'Dölj markerat ord' }))
  await person.click(await screen.findByText('Så här ser assistenten din text'))
  expect(screen.getByText('[DOLT-1] [DOLT-2] [DOLT-3]')).toBeDefined()
  await person.click(screen.getByRole('button', { name: 'Skicka' }))
  await waitFor(async () =>
    expect((await sent(requests)).Hide?.map(String).join(' ')).toBe(passage),
  )
})

test('an answer that is fetched has its values, where this browser still has the text', async () => {
  const at = Date.now()
  const value = { key: 'k1', turnId: 'k1', asked: 'Till 070-174 06 05', label: 'Fråga', at }
  localStorage.setItem('draft.u1.answer.q1', JSON.stringify({ at, value }))
  serve({
    'GET /v1/Svar/get': () => json({ results: wholeAnswer('k1', 'Skickat till [TELEFON-1].') }),
  })
  const { input } = await questionPage()
  expect(await screen.findByText('Skickat till 070-174 06 05.')).toBeDefined()
  expect(input).toHaveProperty('value', 'Till 070-174 06 05')
})

test('whoever marks more words than can be hidden is told so, until those of other texts make room', async () => {
  const words = Array.from({ length: limits.hiddenWords }, (_, at) => `namn${at}.`)
  const kept = JSON.stringify({ at: Date.now(), value: words })
  localStorage.setItem('draft.u1.card.q1.hide', kept)
  serve({ [path]: answered })
  const { person, input } = await questionPage()
  const markTheFirst = async (text: string, letters: number) => {
    fireEvent.change(input, { target: { value: text } })
    await person.click(input)
    if (input instanceof HTMLTextAreaElement) input.setSelectionRange(0, letters)
    await person.click(screen.getByRole('button', { name: 'Dölj markerat ord' }))
  }
  await markTheFirst(`Berit ${words.join(' ')}`, 5)
  expect(await screen.findByText('”Berit” döljs inte')).toBeDefined()
  await markTheFirst('Berit', 5)
  expect(await screen.findByText('”Berit” döljs för assistenten.')).toBeDefined()
})

test('the last word that there is room for is hidden, and takes no room from those of other texts', async () => {
  const words = Array.from({ length: limits.hiddenWords - 1 }, (_, at) => `namn${at}.`)
  const kept = JSON.stringify({ at: Date.now(), value: words })
  localStorage.setItem('draft.u1.card.q1.hide', kept)
  serve({ [path]: answered })
  const { person, input } = await questionPage()
  fireEvent.change(input, { target: { value: 'Berit' } })
  await person.click(input)
  if (input instanceof HTMLTextAreaElement) input.setSelectionRange(0, 5)
  await person.click(screen.getByRole('button', { name: 'Dölj markerat ord' }))
  expect(await screen.findByText('”Berit” döljs för assistenten.')).toBeDefined()
  fireEvent.change(input, { target: { value: 'Berit och namn0. här' } })
  const shown = (word: string) => ({ name: `Visa ”${word}” för assistenten` })
  expect(await screen.findByRole('button', shown('namn0.'))).toBeDefined()
  expect(screen.getByRole('button', shown('Berit'))).toBeDefined()
})

test.each(['stoppa', 'varna'] as const)(
  'what people mark by hand is nothing that a question with %s minds',
  async (guarding) => {
    const requests = serve({ [path]: answered, ...withGuarding(guarding) })
    const { person, input } = await questionPage()
    await person.type(input, 'Om Anna Ek')
    if (input instanceof HTMLTextAreaElement) input.setSelectionRange(4, 9)
    await person.click(screen.getByRole('button', { name: 'Dölj markerat ord' }))
    await screen.findByRole('button', { name: 'Visa ”Anna Ek” för assistenten' })
    await person.click(screen.getByRole('button', { name: 'Skicka' }))
    await waitFor(async () => expect((await sent(requests)).times).toBe(1))
    expect(await sent(requests)).toMatchObject({ Hide: ['Anna Ek'], Confirmed: null })
  },
)

test('whoever shows one of two marked words leaves the other hidden', async () => {
  const requests = serve({ [path]: answered })
  const { person, input } = await questionPage()
  await person.type(input, 'Om Anna Ek och Berit')
  for (const [from, to] of [
    [3, 10],
    [15, 20],
  ] as const) {
    await person.click(input)
    if (input instanceof HTMLTextAreaElement) input.setSelectionRange(from, to)
    await person.click(screen.getByRole('button', { name: 'Dölj markerat ord' }))
  }
  await screen.findByRole('button', { name: 'Visa ”Berit” för assistenten' })
  await person.click(screen.getByRole('button', { name: 'Visa ”Anna Ek” för assistenten' }))
  await person.click(screen.getByRole('button', { name: 'Skicka' }))
  await waitFor(async () => expect((await sent(requests)).times).toBe(1))
  expect((await sent(requests)).Hide).toEqual(['Berit'])
})

test('a personal number is nothing that a question takes, also beside a word that is marked', async () => {
  const requests = serve({ [path]: answered, ...withGuarding('stoppa') })
  const { person, input } = await questionPage()
  await person.type(input, 'Om Anna Ek 850709-9805')
  await screen.findByText(/tar inte emot personuppgifter/)
  if (input instanceof HTMLTextAreaElement) input.setSelectionRange(4, 9)
  await person.click(screen.getByRole('button', { name: 'Dölj markerat ord' }))
  await screen.findByRole('button', { name: 'Visa ”Anna Ek” för assistenten' })
  expect(screen.getByText(/tar inte emot personuppgifter/)).toBeDefined()
  await person.click(screen.getByRole('button', { name: 'Skicka' }))
  expect((await sent(requests)).times).toBe(0)
})
