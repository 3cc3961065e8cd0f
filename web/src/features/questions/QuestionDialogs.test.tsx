import { screen, waitFor, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { questionLimits } from '../../../../shared/questionLimits.ts'
import { type Answers, dialogOf, libraryOf, questions } from '../../testing/library.ts'
import { json, refusal } from '../../testing/server.ts'
import { stageWith } from '../../testing/settings.ts'
import { isSummaryFocused, summary } from '../../testing/summary.ts'

const add = 'PUT /v1/Question/Add'
const update = 'PUT /v1/Question/update'

const adding = (answers?: Answers) => dialogOf('Ny fråga', 'Ny fråga', answers)

const editing = (answers?: Answers, label = 'Svara på ett mejl') =>
  dialogOf(`Redigera ${label}`, 'Redigera fråga', answers)

const optionsOf = (select: HTMLElement) =>
  within(select)
    .getAllByRole<HTMLOptionElement>('option')
    .map(({ textContent, disabled }) => `${textContent}${disabled ? ' –' : ''}`)

test('a new question is added, the library read anew, and the focus goes back to the button', async () => {
  const { person, opener, sent, asked, field, save } = await adding({
    [add]: () => json({ results: questions[0], message: 'Adderas.' }),
  })
  await person.type(field('Rubrik'), 'Ny')
  await person.type(field('Hjälptext'), 'Kort hjälp')
  await person.type(field('Kategori'), 'Skriva')
  await person.type(field('Fråga'), 'Gör{Enter}detta')
  await save()
  expect(await screen.findByText('Frågan är tillagd.')).toBeDefined()
  expect(screen.queryByRole('dialog')).toBeNull()
  const about = { Subject: 'Ny', subtext: 'Kort hjälp', Category: 'Skriva' }
  const NewId = expect.stringMatching(/^[\dA-Z]{10}$/)
  expect(await sent()).toEqual([{ ...about, Body: 'Gör\ndetta', Fields: [], NewId }])
  expect(document.activeElement).toBe(opener)
  await waitFor(() => expect(asked()).toContain('?searchTerm=&size=20&from=0&holding=q1'))
})

test('a new question has the information class that somebody chooses', async () => {
  stageWith({ infoClasses: ['öppen', 'intern', 'känslig'] })
  const { person, sent, field, save } = await adding({
    [add]: () => json({ results: questions[0], message: 'Adderas.' }),
  })
  expect(field('Informationsklass').value).toBe('öppen')
  await person.selectOptions(field('Informationsklass'), 'intern')
  await person.type(field('Rubrik'), 'Ny')
  await person.type(field('Fråga'), 'Text')
  await save()
  expect(await sent()).toMatchObject([{ Subject: 'Ny', InfoClass: 'intern' }])
})

test('a question without label and text is refused in the specification’s words, and nothing is sent', async () => {
  const { person, sent, field, save } = await adding()
  await person.type(field('Rubrik'), '  ')
  await save()
  expect(summary()).toEqual([
    'Rätta 2 fält',
    'Rubrik: Skriv en rubrik.',
    'Fråga: Skriv frågans text.',
  ])
  expect(isSummaryFocused()).toBe(true)
  expect(await sent()).toEqual([])
})

test('a question that cannot be added is told, and what was typed stays', async () => {
  const { person, dialog, field, save } = await adding({
    [add]: () => refusal(500, 'Något gick fel hos oss.'),
  })
  await person.type(field('Rubrik'), 'Ny')
  await person.type(field('Fråga'), 'Text')
  await save()
  const told = await dialog.findByRole('alert')
  expect(told.textContent).toBe('Frågan kunde inte läggas till.Något gick fel hos oss.Felkod 1019')
  expect(field('Rubrik').value).toBe('Ny')
})

test('what the server finds wrong shows at its field', async () => {
  const { person, field, save } = await adding({
    [add]: () => refusal(400, 'Fel.', 'invalid', { Subject: 'Högst 200 tecken.' }),
  })
  await person.type(field('Rubrik'), 'Ny')
  await person.type(field('Fråga'), 'Text')
  await save()
  await waitFor(() => expect(field('Rubrik').getAttribute('aria-invalid')).toBe('true'))
  expect(screen.getByText('Högst 200 tecken.')).toBeDefined()
})

test('only what was changed is sent, with when the question was changed last', async () => {
  const { person, opener, dialog, sent, field, save } = await editing({
    [update]: () => json({ results: questions[0], message: 'Sparas.' }),
  })
  expect(dialog.getByText('Inget är ändrat än.')).toBeDefined()
  await save()
  expect(await sent()).toEqual([])
  await person.selectOptions(field('AI-tjänst'), 'Claude AI')
  expect(optionsOf(field('Modell'))).toEqual(['Claude A', 'Claude B'])
  expect(field('Modell').value).toBe('claude-a')
  await person.clear(field('Ordning'))
  await person.type(field('Ordning'), '15')
  await save()
  expect(await screen.findByText('Frågan är sparad.')).toBeDefined()
  const [given] = await sent()
  expect(JSON.parse(given.Question)).toEqual({
    id: 'q1',
    DaytoUpdate: '',
    AImodule: 'Claude',
    GPTV: 'claude-a',
    Ordering: 15,
  })
  expect(document.activeElement).toBe(opener)
})

test('a provider without a key is shown so and cannot be chosen, but a question keeps the one it has', async () => {
  const { field } = await editing({}, 'Sammanfatta ett möte')
  expect(optionsOf(field('AI-tjänst'))).toEqual([
    'ChatGPT',
    'Mistral AI (inte inställd)',
    'Claude AI',
    'Perplexity AI (inte inställd) –',
  ])
  expect(field('AI-tjänst').value).toBe('Mistralai')
  expect(optionsOf(field('Modell'))).toEqual([
    'mistral-old, besvaras av Mistral Large',
    'Mistral Large',
  ])
})

test('coming back to the provider that a question has, it keeps its model', async () => {
  const { person, dialog, field } = await editing()
  await person.selectOptions(field('AI-tjänst'), 'Claude AI')
  await person.selectOptions(field('AI-tjänst'), 'ChatGPT')
  expect(field('Modell').value).toBe('gpt-3.5-turbo-16k')
  expect(dialog.getByText('Inget är ändrat än.')).toBeDefined()
})

test.each([
  ['Rubrik', '{Backspace}', 'Skriv en rubrik.'],
  ['Fråga', '{Backspace}', 'Skriv frågans text.'],
  ['Ordning', '-1', 'Skriv ett heltal, 0 eller högre.'],
  ['Ordning', '1.5', 'Skriv ett heltal, 0 eller högre.'],
  ['Ordning', '{Backspace}', 'Skriv ett heltal, 0 eller högre.'],
])('a wrong %s (%s) is told, and nothing is saved', async (label, keys, told) => {
  const { person, dialog, sent, field, save } = await editing()
  await person.clear(field(label))
  await person.type(field(label), keys)
  await save()
  expect(dialog.getByText(told)).toBeDefined()
  expect(document.activeElement).toBe(field(label))
  expect(await sent()).toEqual([])
})

test('a text that is too long is told before it is sent, and none of it is cut off', async () => {
  const { person, dialog, sent, field, save } = await editing()
  await person.click(field('Fråga'))
  await person.paste('x'.repeat(questionLimits.questionText))
  await save()
  expect(dialog.getByText(/^Texten är för lång: högst 20.000 tecken\.$/)).toBeDefined()
  expect(field('Fråga').value.length).toBeGreaterThan(questionLimits.questionText)
  expect(await sent()).toEqual([])
})

test('without the providers a question keeps its own, and everything else can be changed', async () => {
  const { person, dialog, sent, field, save } = await editing({
    'GET /v1/Question/providers': () => refusal(500, 'Något gick fel hos oss.'),
    [update]: () => json({ results: questions[0], message: 'Sparas.' }),
  })
  expect(await dialog.findByText(/^AI-tjänsterna kunde inte hämtas/)).toBeDefined()
  expect(optionsOf(field('AI-tjänst'))).toEqual(['ChatGPT'])
  expect(optionsOf(field('Modell'))).toEqual(['gpt-3.5-turbo-16k'])
  await person.clear(field('Hjälptext'))
  await save()
  expect(await screen.findByText('Frågan är sparad.')).toBeDefined()
  expect(JSON.parse((await sent())[0].Question)).toMatchObject({ subtext: '' })
})

test('somebody else has saved meanwhile: what one typed stays, theirs shows, and saving again sends the new state', async () => {
  const [mine] = questions
  const theirs = {
    ...mine,
    QuestionLabel: 'Deras label',
    AImodule: 'Claude',
    GPTV: 'claude-b',
    DaytoUpdate: '2026-11-21T10:00:00.000Z',
  }
  let now = questions
  const { person, dialog, sent, field, save } = await editing({
    ...libraryOf(() => now),
    [update]: () => {
      if (now !== questions) return json({ results: theirs, message: 'Sparas.' })
      now = [theirs, ...questions.slice(1)] as typeof questions
      return refusal(409, 'Frågan har ändrats av någon annan.', 'changed')
    },
  })
  await person.clear(field('Rubrik'))
  await person.type(field('Rubrik'), 'Min label')
  await person.selectOptions(field('Modell'), 'gpt-4o')
  await save()
  const notice = await dialog.findByRole('alert')
  expect(
    within(notice)
      .getAllByRole('listitem')
      .map(({ textContent }) => textContent),
  ).toEqual(['Rubrik är nu ”Deras label”Använd det nya', 'Modell är nu ”Claude B”Använd det nya'])
  expect(field('Rubrik').value).toBe('Min label')
  expect(field('AI-tjänst').value).toBe('Claude')
  await person.click(dialog.getByRole('button', { name: 'Använd det nya i Modell' }))
  expect(document.activeElement).toBe(field('Modell'))
  await save()
  expect(await screen.findByText('Frågan är sparad.')).toBeDefined()
  const last = (await sent()).at(-1)
  expect(JSON.parse(last.Question)).toEqual({
    id: 'q1',
    DaytoUpdate: '2026-11-21T10:00:00.000Z',
    QuestionLabel: 'Min label',
  })
})

test('a question that a colleague has deleted meanwhile is told clearly, and what was typed stays', async () => {
  let now = questions
  const { person, dialog, field, save } = await editing({
    ...libraryOf(() => now),
    [update]: () => {
      now = questions.slice(1)
      return refusal(404, 'Frågan finns inte.', 'not_found')
    },
  })
  await person.type(field('Fråga'), ' Mer')
  await save()
  expect(await dialog.findByText('Frågan finns inte längre')).toBeDefined()
  expect(field('Fråga').value).toContain('Mer')
  expect(dialog.getByRole('button', { name: 'Spara' }).ariaDisabled).toBe('true')
})

test('what would go with the dialog is not taken while a question is added', async () => {
  const reply = Promise.withResolvers<Response>()
  const { person, dialog, field, save } = await adding({ [add]: () => reply.promise })
  await person.type(field('Rubrik'), 'Ny')
  await person.type(field('Fråga'), 'Text')
  await save()
  await person.type(field('Rubrik'), ' och mer')
  expect(field('Rubrik').value).toBe('Ny')
  reply.resolve(refusal(500, 'Något gick fel hos oss.'))
  await dialog.findByRole('alert')
})
