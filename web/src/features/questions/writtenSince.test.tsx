import { screen, waitFor } from '@testing-library/react'
import { expect, test } from 'vitest'
import { type Answers, dialogOf, libraryOf, questions } from '../../testing/library.ts'
import { json, refusal } from '../../testing/server.ts'

const later = '2026-11-21T10:00:00.000Z'

/** Karin changes a question over a line that is slow; `answer` lets the first save be answered. */
async function slowly(answers: Answers = {}) {
  const first = Promise.withResolvers<void>()
  let times = 0
  let isOvertaken = false
  const dialog = await dialogOf('Redigera Svara på ett mejl', 'Redigera fråga', {
    ...answers,
    'PUT /v1/Question/update': async (request) => {
      if (times++ === 0) await first.promise
      if (isOvertaken && times === 2)
        return refusal(409, 'Frågan har ändrats av någon annan.', 'changed')
      const { Question } = await request.clone().json()
      const results = { ...questions[0], ...JSON.parse(Question), DaytoUpdate: later }
      return json({ results, message: 'Sparas.' })
    },
  })
  const press = () => dialog.person.click(dialog.dialog.getByRole('button', { name: /^Spara/ }))
  const overtake = () => {
    isOvertaken = true
  }
  return { ...dialog, press, overtake, answer: () => first.resolve() }
}

test('what is written while a question is saved stays, and is saved over that', async () => {
  const { person, dialog, sent, field, press, answer } = await slowly()
  await person.type(field('Hjälptext'), '!')
  await person.type(field('Varför ändrar du? (valfritt)'), 'Tydligare')
  await press()
  await person.type(field('Hjälptext'), '?')
  answer()
  const told = 'Frågan är sparad. Det du har skrivit sedan dess är inte sparat än.'
  expect(await screen.findByText(told)).toBeDefined()
  expect(field('Hjälptext').value).toMatch(/!\?$/)
  // It was the first change's.
  expect(field('Varför ändrar du? (valfritt)').value).toBe('')
  expect(dialog.queryByRole('alert')).toBeNull()
  await press()
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  expect(JSON.parse((await sent()).at(-1).Question)).toEqual({
    id: 'q1',
    DaytoUpdate: later,
    subtext: expect.stringMatching(/!\?$/),
  })
})

test('a reason that is written on during a save stays with what it says', async () => {
  const { person, dialog, field, press, answer } = await slowly()
  await person.type(field('Hjälptext'), '!')
  await person.type(field('Varför ändrar du? (valfritt)'), 'Tydligare')
  await press()
  await person.type(field('Varför ändrar du? (valfritt)'), ' så')
  answer()
  await screen.findByText(/inte sparat än/)
  expect(field('Varför ändrar du? (valfritt)').value).toBe('Tydligare så')
  expect(dialog.queryByRole('alert')).toBeNull()
})

test('what is taken back while a question is saved is a change of what is saved', async () => {
  const { person, sent, field, press, answer } = await slowly()
  const before = field('Hjälptext').value
  await person.type(field('Hjälptext'), '!')
  await press()
  await person.type(field('Hjälptext'), '{Backspace}')
  answer()
  await screen.findByText(/inte sparat än/)
  expect(field('Hjälptext').value).toBe(before)
  await press()
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  expect(JSON.parse((await sent()).at(-1).Question)).toMatchObject({ subtext: before })
})

test('a reason that is written on during a save is nobody else’s, where the question is overtaken then', async () => {
  const [mine, ...rest] = questions
  let now = questions
  const { person, dialog, field, press, overtake, answer } = await slowly(libraryOf(() => now))
  await person.type(field('Hjälptext'), '!')
  await person.type(field('Varför ändrar du? (valfritt)'), 'Tydligare')
  await press()
  await person.type(field('Varför ändrar du? (valfritt)'), ' så')
  answer()
  await screen.findByText(/inte sparat än/)
  now = [{ ...mine, QuestionLabel: 'Deras', DaytoUpdate: 'senare' }, ...rest] as typeof questions
  overtake()
  await press()
  expect((await dialog.findByRole('alert')).textContent).toContain('ändrats av någon annan')
  expect(dialog.queryByRole('button', { name: /Varför ändrar du/ })).toBeNull()
  expect(field('Varför ändrar du? (valfritt)').value).toBe('Tydligare så')
  // What Karin has not written is as it is now.
  expect(field('Rubrik').value).toBe('Deras')
})
