import { act, screen, waitFor } from '@testing-library/react'
import { expect, test } from 'vitest'
import { type Answers, dialogOf, libraryOf, questions } from '../../../testing/library.ts'
import { json, refusal, stream } from '../../../testing/server.ts'
import { lineField } from '../../../testing/studio.ts'

const send = 'PUT /v1/Question/send'

const testing = (answers?: Answers) =>
  dialogOf('Visa och prova Svara på ett mejl', 'Svara på ett mejl', answers)

test('a test sends its text as Body, shows the answer as it comes, and its receipt', async () => {
  const answer = stream()
  const { person, dialog, requests, field } = await testing({ [send]: () => answer.response })
  expect(dialog.getByRole('region', { name: 'Frågans text' }).textContent).toMatch(
    /^Skriv ett vänligt svar/,
  )
  await person.type(field('Dina uppgifter'), 'Hej')
  await person.click(dialog.getByRole('button', { name: 'Skicka' }))
  await answer.text('Ja, **tors')
  await dialog.findByRole('region', { name: 'Svar på Svara på ett mejl' })
  await answer.result('Ja, **torsdag**.', {
    receipt: {
      supplier: 'OpenAI',
      country: 'USA',
      GPTV: 'gpt-6-luna',
      model: 'GPT-6 Luna',
      hidden: { PERSONNUMMER: 1, TELEFON: 2 },
      InTokenAntal: 1190,
      OutTokenAntal: 95,
      MikroOre: 4_123_456,
      priceEstimated: true,
      ms: 2140,
      sdate: '2026-11-23T09:30:00.000Z',
    },
  })
  expect(await screen.findByText('Svaret har kommit.')).toBeDefined()
  expect((await dialog.findByText('torsdag')).tagName).toBe('STRONG')
  const line =
    'AI-genererat av GPT-6 Luna (OpenAI, USA) · 3 uppgifter doldes · ≈ 0,04 kr · granska innan du använder det'
  await person.click(dialog.getByText(line))
  const values = dialog.getAllByRole('definition').map(({ textContent }) => textContent)
  expect(values).toEqual([
    'OpenAI',
    'USA',
    'inget angivet',
    'GPT-6 Luna (gpt-6-luna)',
    'personnummer, telefonnummer (2)',
    '1\u00A0190',
    '95',
    '≈ 0,04 kr',
    '2,1 s',
    '2026-11-23 10:30',
  ])
  const form = await requests.find(({ url }) => url.endsWith('/Question/send'))?.formData()
  expect([...(form?.entries() ?? [])]).toEqual([
    ['QuestionId', 'q1'],
    ['Body', 'Hej'],
    ['AnswerId', expect.any(String)],
  ])
})

test('a test without text is refused, and nobody is asked', async () => {
  const { person, dialog, requests, field } = await testing()
  await person.click(dialog.getByRole('button', { name: 'Skicka' }))
  expect(dialog.getByText('Skriv något i rutan först.')).toBeDefined()
  expect(document.activeElement).toBe(field('Dina uppgifter'))
  expect(requests.some(({ method }) => method === 'PUT')).toBe(false)
})

test('a test that fails says why at its place and in the catalogue’s words, and can be tried again', async () => {
  const second = stream()
  const answers = [refusal(503, 'Assistenten har för mycket att göra.'), second.response]
  const { person, dialog, field } = await testing({
    [send]: () => answers.shift() ?? json({}),
  })
  await person.type(field('Dina uppgifter'), 'Hej')
  await person.click(dialog.getByRole('button', { name: 'Skicka' }))
  expect((await dialog.findByRole('alert')).textContent).toContain('för mycket att göra')
  expect(screen.getByText('Frågan kunde inte provas. Felkod 1022')).toBeDefined()
  await person.click(dialog.getByRole('button', { name: 'Försök igen' }))
  expect(document.activeElement).toBe(field('Dina uppgifter'))
  await act(() => second.result('Nu så'))
  expect(await dialog.findByText('Nu så')).toBeDefined()
})

test('whoever goes back to a version with other fields can still send what they fill in', async () => {
  const now = { ...questions[0]!, DaytoUpdate: '2026-11-20T10:00:00.000Z' }
  const live = { ...now, Fields: [lineField('namn', 'Namn')] }
  const older = { ...now, Fields: [lineField('ort', 'Ort')], DaytoUpdate: '' }
  const answer = stream()
  const { person, dialog, requests } = await testing({
    ...libraryOf(() => [live]),
    'GET /v1/Question/versions': () =>
      json({
        results: [
          { version: live.DaytoUpdate, name: 'Karin', Reason: '', Question: live },
          { version: older.sdate, name: 'Karin', Reason: '', Question: older },
        ],
      }),
    'PUT /v1/Question/restore': () => json({ results: older, message: 'Sparas.' }),
    [send]: () => answer.response,
  })
  await person.type(await dialog.findByLabelText(/^Namn/), 'Åsa')
  await person.click(dialog.getByText('Historik'))
  await person.click(await dialog.findByRole('button', { name: /^Gå tillbaka hit/ }))
  await person.type(await dialog.findByLabelText(/^Ort/), 'Lund')
  await person.click(dialog.getByRole('button', { name: 'Skicka' }))
  const sent = () => requests.find(({ url }) => url.endsWith('/Question/send'))
  await waitFor(() => expect(sent()).toBeDefined())
  expect(Object.fromEntries((await sent()?.formData()) ?? [])).toMatchObject({
    Fields: JSON.stringify({ ort: 'Lund' }),
  })
  await answer.result('Klart.')
})

test('a second try asks with what stands in the box by then', async () => {
  const { person, dialog, requests, field } = await testing({
    [send]: () => refusal(503, 'Assistenten har för mycket att göra.'),
  })
  await person.type(field('Dina uppgifter'), 'Hej')
  await person.click(dialog.getByRole('button', { name: 'Skicka' }))
  await dialog.findByRole('alert')
  await person.type(field('Dina uppgifter'), ' igen')
  await person.click(dialog.getByRole('button', { name: 'Försök igen' }))
  const sent = () => requests.filter(({ url }) => url.endsWith('/Question/send'))
  await waitFor(() => expect(sent()).toHaveLength(2))
  expect((await sent()[1]?.formData())?.get('Body')).toBe('Hej igen')
})

test('an answer that could not be gone on with is gone on with once more, whatever stands in the box', async () => {
  const [first, last] = [stream(), stream()]
  const busy = refusal(503, 'Assistenten har för mycket att göra.')
  const answers = [first.response, busy, last.response]
  const { person, dialog, requests, field } = await testing({
    [send]: () => answers.shift() ?? json({}),
  })
  await person.type(field('Dina uppgifter'), 'Hej')
  await person.click(dialog.getByRole('button', { name: 'Skicka' }))
  await act(() => first.result('Första halvan', { cut: true }))
  await person.click(await dialog.findByRole('button', { name: 'Fortsätt' }))
  await dialog.findByRole('alert')
  await person.type(field('Dina uppgifter'), ' igen')
  await person.click(dialog.getByRole('button', { name: 'Försök igen' }))
  const sent = () => requests.filter(({ url }) => url.endsWith('/Question/send'))
  await waitFor(() => expect(sent()).toHaveLength(3))
  const form = await sent()[2]?.formData()
  expect([form?.get('Body'), form?.get('Continues')]).toEqual(['Hej', 'Första halvan'])
  await act(() => last.result(' och den andra'))
  expect(await dialog.findByText('Första halvan och den andra')).toBeDefined()
})

test('whoever asks with another text does not read half the answer to the one before', async () => {
  const [first, second] = [stream(), stream()]
  const answers = [first.response, second.response]
  const { person, dialog, field } = await testing({ [send]: () => answers.shift() ?? json({}) })
  await person.type(field('Dina uppgifter'), 'Hej')
  await person.click(dialog.getByRole('button', { name: 'Skicka' }))
  await first.text('Halva svaret')
  await dialog.findByText('Halva svaret')
  await act(() => first.failure('Svaret avbröts på vägen.'))
  await dialog.findByRole('alert')
  await person.type(field('Dina uppgifter'), ' igen')
  await person.click(dialog.getByRole('button', { name: 'Försök igen' }))
  await act(() => second.failure('Tjänsten svarar inte.'))
  await waitFor(() =>
    expect(dialog.getByRole('alert').textContent).toContain('Tjänsten svarar inte.'),
  )
  expect(dialog.queryByText('Halva svaret')).toBeNull()
})

test('whoever closes the dialog in the middle of an answer stops it on the server', async () => {
  const answer = stream()
  const { person, dialog, requests, field } = await testing({
    [send]: () => answer.response,
    'PUT /v1/Question/stop': () => json({ results: true }),
  })
  await person.type(field('Dina uppgifter'), 'Hej')
  await person.click(dialog.getByRole('button', { name: 'Skicka' }))
  await answer.text('Halva svaret')
  await dialog.findByText('Halva svaret')
  await person.click(dialog.getByRole('button', { name: 'Stäng' }))
  const stops = async () => {
    const asked = requests.filter(({ url }) => url.endsWith('/Question/stop'))
    const bodies = await Promise.all(asked.map((one) => one.clone().json()))
    // Signs of life only put a stop off.
    return bodies.filter(({ AfterSeconds }) => AfterSeconds === undefined)
  }
  await waitFor(async () => expect(await stops()).toEqual([{ AnswerId: expect.any(String) }]))
})
