import { expect, test } from 'vitest'
import { dialogOf, libraryOf, questions } from '../../testing/library.ts'
import { refusal } from '../../testing/server.ts'

test('whoever takes over the other’s service takes its model with it, and not with their heading', async () => {
  const theirs = {
    ...questions[0]!,
    QuestionLabel: 'Deras rubrik',
    AImodule: 'Mistralai' as const,
    GPTV: 'mistral-large-latest',
    DaytoUpdate: '2026-11-21T10:00:00.000Z',
  }
  let now = questions
  const { person, dialog, field, save } = await dialogOf(
    'Redigera Svara på ett mejl',
    'Redigera fråga',
    {
      ...libraryOf(() => now),
      'PUT /v1/Question/update': () => {
        now = [theirs, ...questions.slice(1)]
        return refusal(409, 'Frågan har ändrats av någon annan.', 'changed')
      },
    },
  )
  await person.type(field('Rubrik'), '!')
  await person.selectOptions(field('AI-tjänst'), 'Claude AI')
  await save()
  await dialog.findByRole('alert')
  await person.click(dialog.getByRole('button', { name: 'Använd det nya i Rubrik' }))
  expect(field('Rubrik').value).toBe('Deras rubrik')
  expect(field('Modell').value).toBe('claude-a')
  await person.click(dialog.getByRole('button', { name: 'Använd det nya i AI-tjänst' }))
  expect(field('AI-tjänst').value).toBe('Mistralai')
  expect(field('Modell').value).toBe('mistral-large-latest')
})
