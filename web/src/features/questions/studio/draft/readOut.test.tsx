import { screen, waitFor, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { refusal } from '../../../../testing/server.ts'
import { studio } from '../../../../testing/studio.ts'

const saidSaved = /^Utkastet är sparat/
const failed = 'Utkastet kunde inte sparas'

const readOut = () =>
  screen
    .getAllByRole('status')
    .map(({ textContent }) => textContent)
    .join('')

test('a draft that saves itself does not speak, and one that somebody saves says so', async () => {
  const { person, saved } = await studio()
  await person.type(screen.getByLabelText('Rubrik'), '!')
  await waitFor(() => expect(saved).toHaveLength(1))
  expect((await screen.findByText(saidSaved)).closest('output, [role], [aria-live]')).toBeNull()
  expect(readOut()).toBe('')
  await person.type(screen.getByLabelText('Rubrik'), '?')
  await person.click(screen.getByRole('button', { name: 'Spara utkast' }))
  await waitFor(() => expect(readOut()).toBe('Sparat.'))
  await person.type(screen.getByLabelText('Rubrik'), '!')
  await waitFor(() => expect(saved).toHaveLength(3))
  await screen.findByText(saidSaved)
  expect(readOut()).toBe('')
})

test('why a draft is not saved is read out once, however long somebody types on, and told when they try themselves', async () => {
  let tries = 0
  const { person } = await studio(
    {},
    {
      'PUT /v1/Question/saveDraft': () => {
        tries += 1
        return refusal(500, 'Något gick fel.')
      },
    },
  )
  await person.type(screen.getByLabelText('Rubrik'), '!')
  const alert = await screen.findByRole('alert')
  expect(alert.textContent).toContain(failed)
  const words = alert.textContent
  const first = tries
  await person.type(screen.getByLabelText('Rubrik'), '?')
  await waitFor(() => expect(tries).toBeGreaterThan(first))
  await screen.findAllByText(failed)
  // The same element with the same words: nothing is inserted that could be read out.
  expect(screen.getByRole('alert')).toBe(alert)
  expect(alert.textContent).toBe(words)
  expect(readOut()).toBe('')
  await person.click(within(alert).getByRole('button', { name: 'Spara utkast' }))
  await waitFor(() => expect(readOut()).toBe(failed))
})
