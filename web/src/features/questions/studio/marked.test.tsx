import { screen, waitFor } from '@testing-library/react'
import { expect, test } from 'vitest'
import { refusal } from '../../../testing/server.ts'
import { lineField, studio, trialOf } from '../../../testing/studio.ts'

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
    await waitFor(() => expect(described(box)).toContain(text))
    expect(box.getAttribute('aria-invalid')).toBe('true')
    for (const one of screen.getAllByRole('alert')) expect(one.textContent).toContain(text)
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
  const box = await screen.findByLabelText('Hjälp under fältet')
  expect(described(box)).toContain('Högst 200 tecken.')
})

test('a long text that is pasted is not cut in silence: it stays whole, and its box says how long it may be', async () => {
  const { person, saved } = await studio(
    {},
    { 'PUT /v1/Question/saveDraft': () => wrong({ QuestionLabel: 'Högst 200 tecken.' }) },
  )
  const box = screen.getByLabelText<HTMLInputElement>('Rubrik')
  await person.clear(box)
  await person.click(box)
  await person.paste('x'.repeat(300))
  await waitFor(() => expect(described(box)).toContain('Högst 200 tecken.'))
  expect(box.value).toHaveLength(300)
  expect(saved.at(-1)?.QuestionLabel).toHaveLength(300)
  for (const name of ['Hjälptext', 'Frågans text']) {
    expect(screen.getByLabelText(name).getAttribute('maxlength')).toBeNull()
  }
})

test('what is too long in a trial stands in the trial', async () => {
  const { person } = await studio(
    { Trials: [trialOf('a', { checks: [{ kind: 'contains', text: '' }] })] },
    {
      'PUT /v1/Question/saveDraft': () =>
        wrong({
          'Trials.0.name': 'Högst 60 tecken.',
          'Trials.0.checks.0.text': 'Högst 300 tecken.',
        }),
    },
  )
  await person.click(screen.getByRole('radio', { name: 'Prov' }))
  await person.click(await screen.findByText('Prov a'))
  const [name, text] = [await screen.findByLabelText('Provets namn'), screen.getByLabelText('Text')]
  for (const [box, length] of [
    [name, 70],
    [text, 310],
  ] as const) {
    await person.click(box)
    await person.paste('x'.repeat(length))
  }
  await waitFor(() => expect(described(name)).toContain('Högst 60 tecken.'))
  expect(described(text)).toContain('Högst 300 tecken.')
  expect(text).toHaveProperty('value', 'x'.repeat(310))
})
