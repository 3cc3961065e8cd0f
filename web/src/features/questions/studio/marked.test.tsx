import { screen, waitFor } from '@testing-library/react'
import { expect, test } from 'vitest'
import { refusal } from '../../../testing/server.ts'
import { lineField, studio } from '../../../testing/studio.ts'

const wrong = (fields: object) => refusal(400, 'Uppgifterna är inte giltiga.', 'invalid', fields)

const described = (box: HTMLElement) =>
  (box.getAttribute('aria-describedby') ?? '')
    .split(' ')
    .map((id) => document.getElementById(id)?.textContent)
    .join(' ')

test('what keeps a draft from being saved stands at its box, until it is mended', async () => {
  const refusals = [{ 'FollowUps.0': 'Högst 60 tecken.' }, { FollowUps: 'Högst 3 förslag.' }]
  const { person, saved } = await studio(
    {},
    { 'PUT /v1/Question/saveDraft': () => wrong(refusals.shift() ?? {}) },
  )
  const box = screen.getByLabelText('Förslag på ändringar')
  for (const text of ['Högst 60 tecken.', 'Högst 3 förslag.']) {
    await person.type(box, 'a, ')
    await waitFor(() => expect(described(box)).toContain(text), { timeout: 3_000 })
    expect(box.getAttribute('aria-invalid')).toBe('true')
    expect(screen.getByRole('alert').textContent).toContain(text)
  }
  await person.type(box, 'b')
  expect(box.getAttribute('aria-invalid')).not.toBe('true')
  expect(saved).toHaveLength(2)
})

test('what is wrong with one of a form’s fields stands in the field, which is opened', async () => {
  const { person } = await studio(
    { Fields: [lineField('namn', 'Namn')] },
    { 'PUT /v1/Question/saveDraft': () => wrong({ 'Fields.0.help': 'Högst 200 tecken.' }) },
  )
  await person.type(screen.getByLabelText('Rubrik'), '!')
  const box = await screen.findByLabelText('Hjälp under fältet', {}, { timeout: 3_000 })
  expect(described(box)).toContain('Högst 200 tecken.')
})
