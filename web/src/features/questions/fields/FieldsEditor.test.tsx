import { screen, waitFor, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { dialogOf } from '../../../testing/library.ts'
import { json } from '../../../testing/server.ts'

type Person = Awaited<ReturnType<typeof dialogOf>>['person']

/** Fills a box at once: a dialog of this size is slow to type into here. */
async function fill(person: Person, box: HTMLElement, text: string) {
  await person.click(box)
  await person.paste(text)
}

const added = {
  'PUT /v1/Question/Add': () =>
    json({ results: { id: 'ny', QuestionLabel: 'Brev' }, message: 'Adderas.' }),
}

test('Karin makes a form: a field is named, put into the text by its button, and saved with the question', async () => {
  const { person, dialog, field, save, sent } = await dialogOf('Ny fråga', 'Ny fråga', added)
  await fill(person, field('Rubrik'), 'Brev')
  await fill(person, field('Fråga'), 'Skriv till ')
  await person.click(dialog.getByRole('button', { name: 'Lägg till fält' }))
  await waitFor(() => expect(document.activeElement).toBe(field('Fältets rubrik')))
  await person.paste('Vem ska få det?')
  await person.click(dialog.getByLabelText('Måste fyllas i'))
  await person.click(dialog.getByRole('button', { name: 'Sätt in i frågan: Vem ska få det?' }))
  expect(field('Fråga').value).toBe('Skriv till {{vem_ska_få_det}}')
  await waitFor(() => expect(document.activeElement).toBe(field('Fråga')))
  await save()
  await waitFor(async () => expect(await sent()).toHaveLength(1))
  const [saved] = await sent()
  expect(saved).toMatchObject({
    Body: 'Skriv till {{vem_ska_få_det}}',
    Fields: [{ key: 'vem_ska_få_det', kind: 'line', label: 'Vem ska få det?', required: true }],
  })
})

test('a field that the text does not name, and a name that no field has, are said before anything is sent', async () => {
  const { person, dialog, field, save, sent } = await dialogOf('Ny fråga', 'Ny fråga')
  await fill(person, field('Rubrik'), 'Brev')
  await fill(person, field('Fråga'), 'Skriv till {{nam}}.')
  await person.click(dialog.getByRole('button', { name: 'Lägg till fält' }))
  await fill(person, field('Fältets rubrik'), 'Namn')
  await save()
  expect((await dialog.findAllByText('Det finns inget fält {{nam}}.')).length).toBeGreaterThan(0)
  expect(dialog.getAllByText(/Fältet ”Namn” används inte i frågans text\./).length).toBeGreaterThan(
    0,
  )
  expect(dialog.getByRole('region', { name: 'Rätta 2 fält' })).toBeDefined()
  expect(await sent()).toEqual([])
})

test('a choice has its alternatives on a line each, and what is wrong with them stands there', async () => {
  const { person, dialog, field, save } = await dialogOf('Ny fråga', 'Ny fråga')
  await fill(person, field('Rubrik'), 'Brev')
  await fill(person, field('Fråga'), 'Ton: ')
  await person.click(dialog.getByRole('button', { name: 'Lägg till fält' }))
  await fill(person, field('Fältets rubrik'), 'Ton')
  await person.selectOptions(field('Slag'), 'Ett val')
  await fill(person, field('Alternativ, ett på varje rad'), 'Varm')
  await person.click(dialog.getByRole('button', { name: 'Sätt in i frågan: Ton' }))
  await save()
  expect((await dialog.findAllByText('Skriv minst två olika alternativ.')).length).toBeGreaterThan(
    0,
  )
  await fill(person, field('Alternativ, ett på varje rad'), '\nSaklig')
  await waitFor(() => expect(dialog.queryByText('Skriv minst två olika alternativ.')).toBeNull())
})

test('whoever passes through the kinds of a field with the arrow keys comes back to its limits', async () => {
  const { person, dialog, field } = await dialogOf('Ny fråga', 'Ny fråga')
  await person.click(dialog.getByRole('button', { name: 'Lägg till fält' }))
  await waitFor(() => expect(document.activeElement).toBe(field('Fältets rubrik')))
  await person.selectOptions(field('Slag'), 'Tal')
  await fill(person, field('Lägsta tal'), '2')
  await fill(person, field('Högsta tal'), '9')
  await person.selectOptions(field('Slag'), 'En rad')
  // A highest number is no highest length.
  expect(field('Högsta antal tecken').value).toBe('')
  await fill(person, field('Högsta antal tecken'), '80')
  await person.selectOptions(field('Slag'), 'Tal')
  expect([field('Lägsta tal').value, field('Högsta tal').value]).toEqual(['2', '9'])
  await person.selectOptions(field('Slag'), 'En rad')
  expect(field('Högsta antal tecken').value).toBe('80')
})

test('fields change places, and one that is taken away leaves its label in the text', async () => {
  const { person, dialog, field } = await dialogOf('Ny fråga', 'Ny fråga')
  for (const label of ['Ett', 'Två']) {
    await person.click(dialog.getByRole('button', { name: 'Lägg till fält' }))
    const boxes = dialog.getAllByLabelText('Fältets rubrik')
    await fill(person, boxes.at(-1) ?? document.body, label)
    await person.click(dialog.getByRole('button', { name: `Sätt in i frågan: ${label}` }))
    await waitFor(() => expect(document.activeElement).toBe(field('Fråga')))
  }
  expect(field('Fråga').value).toContain('{{ett}}')
  await person.click(dialog.getByRole('button', { name: 'Flytta upp Två' }))
  const [first] = within(dialog.getByRole('region', { name: 'Fält' })).getAllByRole('listitem')
  expect(within(first ?? document.body).getByText('Två')).toBeDefined()
  await person.click(dialog.getByRole('button', { name: 'Ta bort fältet Ett' }))
  expect(field('Fråga').value).toBe('Ett{{två}}')
  expect(screen.queryByText('Fältet ”Ett” är borttaget.')).toBeDefined()
})
