import { screen, waitFor, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { crowd, library, libraryOf } from '../../testing/library.ts'
import { json } from '../../testing/server.ts'

const list = 'GET /v1/Question/all'

/** Karin adds a question to a library of so many; it is the last. Once it is there, reading waits as it is said. */
async function adding(count: number, address?: string, waits?: Promise<void>) {
  const all = crowd(count + 1)
  const [last] = all.slice(-1)
  let isAdded = false
  const answers = libraryOf(() => (isAdded ? all : all.slice(0, -1)))
  const { person } = await library(
    {
      ...answers,
      [list]: async (request) => {
        if (isAdded) await waits
        return answers[list]?.(request) ?? json({})
      },
      'PUT /v1/Question/Add': () => {
        isAdded = true
        return json({ results: last, message: 'Adderas.' })
      },
    },
    address,
  )
  await screen.findByText('Fråga 1')
  await person.click(screen.getByRole('button', { name: 'Ny fråga' }))
  const dialog = within(screen.getByRole('dialog'))
  await person.type(dialog.getByLabelText('Rubrik'), 'Ny')
  await person.type(dialog.getByLabelText('Fråga'), 'Skriv.')
  await person.click(dialog.getByRole('button', { name: 'Spara' }))
  return person
}

const rowOf = async (label: string) =>
  (await screen.findByRole('link', { name: label })).closest('[role="row"], tr')?.textContent

test('a new question that is on another page is shown there, and marked', async () => {
  const person = await adding(45)
  expect(await rowOf('Fråga 46')).toContain('Fråga 46Ny')
  expect(globalThis.location.search).toBe('?sida=3')
  // Whoever goes on from there is not led back.
  await person.click(screen.getByRole('button', { name: /Föregående/ }))
  await screen.findByText('Fråga 21')
  expect(globalThis.location.search).toBe('?sida=2')
  await person.click(screen.getByRole('button', { name: /Föregående/ }))
  await screen.findByText('Fråga 1')
  expect(globalThis.location.search).toBe('')
})

test('one on the page that is open is marked, and the address stays', async () => {
  await adding(3)
  await waitFor(async () => expect(await rowOf('Fråga 4')).toContain('Fråga 4Ny'))
  expect(globalThis.location.search).toBe('')
  expect(await rowOf('Fråga 3')).not.toContain('Ny')
})

test('its page is turned behind the next one that is begun: nobody is asked to leave that', async () => {
  const begun = Promise.withResolvers<void>()
  const person = await adding(45, undefined, begun.promise)
  await person.click(await screen.findByRole('button', { name: 'Ny fråga' }))
  const field = within(screen.getByRole('dialog')).getByLabelText<HTMLInputElement>('Rubrik')
  await person.type(field, 'Nästa')
  begun.resolve()
  await waitFor(() => expect(globalThis.location.search).toBe('?sida=3'))
  expect(screen.queryByRole('alertdialog')).toBeNull()
  expect(field.value).toBe('Nästa')
})
