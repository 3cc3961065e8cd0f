import { waitFor } from '@testing-library/react'
import { expect, test } from 'vitest'
import { articles, dialog, policy } from '../../../testing/articles.tsx'
import { json, refusal } from '../../../testing/server.ts'

const gone = () => refusal(404, 'Det går inte.', 'not_found')
const changed = () => refusal(409, 'Dokumentet har ändrats.', 'changed')
const broken = () => refusal(500, 'Servern svarar inte.')

test.each([
  ['was deleted meanwhile says so', gone, gone, 'Dokumentet finns inte längre'],
  ['was changed and then deleted says so', changed, gone, 'Dokumentet finns inte längre'],
  ['was changed and cannot be read is not told as gone', changed, broken, 'Servern svarar inte.'],
])('a document that %s, and what was typed stays', async (_, saving, reading, told) => {
  const reads = [json({ results: policy })]
  const { person } = await articles(
    {
      'GET /v1/Dokument/get': () => reads.shift() ?? reading(),
      'PUT /v1/Dokument/update': saving,
    },
    '/Dokument/d1/redigera',
    true,
  )
  const form = await dialog('Redigera dokument')
  const subject = await form.findByLabelText<HTMLInputElement>('Rubrik')
  await person.type(subject, ' min')
  await person.click(form.getByRole('button', { name: 'Spara' }))
  const alert = await form.findByRole('alert')
  await waitFor(() => expect(alert.textContent).toContain(told))
  expect(subject.value).toBe('Resepolicy min')
})

test('a document that is gone is not withdrawn either', async () => {
  const reads = [json({ results: policy })]
  const { person, sent } = await articles(
    { 'GET /v1/Dokument/get': () => reads.shift() ?? gone(), 'PUT /v1/Dokument/update': gone },
    '/Dokument/d1/redigera',
    true,
  )
  const form = await dialog('Redigera dokument')
  await person.type(await form.findByLabelText('Rubrik'), ' min')
  await person.click(form.getByRole('button', { name: 'Spara' }))
  await form.findByText('Dokumentet finns inte längre')
  await person.click(form.getByRole('button', { name: 'Avpublicera' }))
  // Longer than it takes to be sent.
  await new Promise((resolve) => {
    setTimeout(resolve, 100)
  })
  expect(await sent('PUT')).toHaveLength(1)
})
