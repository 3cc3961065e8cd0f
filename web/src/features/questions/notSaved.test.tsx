import { screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { dialogOf, libraryOf, questions } from '../../testing/library.ts'
import { json, refusal } from '../../testing/server.ts'
import { lineField } from '../../testing/studio.ts'

const update = 'PUT /v1/Question/update'

const editing = (answers: Parameters<typeof dialogOf>[2]) =>
  dialogOf('Redigera Svara på ett mejl', 'Redigera fråga', answers)

test('a change that cannot be saved is told, and what was typed stays', async () => {
  const { person, dialog, field, save } = await editing({
    [update]: () => refusal(500, 'Något gick fel hos oss.'),
  })
  await person.type(field('Rubrik'), '!')
  await save()
  const told = await dialog.findByRole('alert')
  expect(told.textContent).toBe('Frågan kunde inte sparas.Något gick fel hos oss.Felkod 1022')
  expect(field('Rubrik').value).toBe('Svara på ett mejl!')
})

test('a field that the text does not name is minded once the text is changed, and not before', async () => {
  const misfit = { ...questions[0]!, Question: 'Skriv.', Fields: [lineField('namn', 'Namn')] }
  const { person, dialog, sent, field, save } = await editing({
    ...libraryOf(() => [misfit]),
    [update]: () => json({ results: misfit, message: 'Sparas.' }),
  })
  await person.type(field('Fråga'), '!')
  await save()
  const told = await dialog.findAllByText(/Fältet ”Namn” används inte i frågans text\./)
  expect(told.length).toBeGreaterThan(0)
  expect(await sent()).toEqual([])
  await person.type(field('Fråga'), '{Backspace}')
  await person.type(field('Hjälptext'), '!')
  await save()
  expect(await screen.findByText('Frågan är sparad.')).toBeDefined()
})
