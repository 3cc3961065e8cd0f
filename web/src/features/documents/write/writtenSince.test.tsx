import { fireEvent, screen, waitFor } from '@testing-library/react'
import { expect, test } from 'vitest'
import { articles, dialog, paste, policy } from '../../../testing/articles.tsx'
import { json, refusal } from '../../../testing/server.ts'

const DaytoUpdate = '2026-08-17T08:00:00.000Z'

/** Karin changes the document; the answers to what she saves are given one after another. */
async function editing(...replies: (Response | Promise<Response>)[]) {
  const { person, sent } = await articles(
    { 'PUT /v1/Dokument/update': () => replies.shift() ?? json({}) },
    '/Dokument/d1/redigera',
    true,
  )
  const form = await dialog('Redigera dokument')
  const subject = await form.findByLabelText<HTMLInputElement>('Rubrik')
  const text = await form.findByRole('textbox', { name: 'Innehåll' })
  const button = (name: string) => form.getByRole('button', { name })
  const press = (name: string) => person.click(button(name))
  return { person, form, subject, text, button, press, saves: () => sent('PUT') }
}

const saved = (Subject: string) =>
  json({ results: { ...policy, Subject, DaytoUpdate }, message: 'Sparas.' })

test('what is taken back in the text is no change, and is not saved', async () => {
  const { form, text, press, saves } = await editing()
  paste(text, '<p>Fel stycke</p>')
  await waitFor(() => expect(form.queryByText('Inget är ändrat än.')).toBeNull())
  text.focus()
  fireEvent.keyDown(text, { key: 'z', code: 'KeyZ', keyCode: 90, ctrlKey: true })
  await waitFor(() => expect(text.textContent).not.toContain('Fel stycke'))
  expect(await form.findByText('Inget är ändrat än.')).toBeDefined()
  await press('Spara')
  expect(await saves()).toEqual([])
})

test('what is typed while a save is on its way stays, and goes with the next', async () => {
  const first = Promise.withResolvers<Response>()
  const { person, form, subject, button, press, saves } = await editing(
    first.promise,
    saved('Resepolicy 2027 B'),
  )
  await person.type(subject, ' 2027')
  await press('Spara')
  await person.type(subject, ' B')
  first.resolve(saved('Resepolicy 2027'))
  const told = 'Ändringarna är sparade. Det du har skrivit sedan dess är inte sparat än.'
  expect(await screen.findByText(told)).toBeDefined()
  await waitFor(() => expect(button('Spara').ariaDisabled).toBe('false'))
  expect([subject.isConnected, subject.value]).toEqual([true, 'Resepolicy 2027 B'])
  expect(form.queryByText(/ändrats av någon annan/)).toBeNull()
  await press('Spara')
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  expect((await saves()).at(-1)).toEqual({
    id: 'd1',
    DaytoUpdate,
    Published: true,
    Subject: 'Resepolicy 2027 B',
  })
})

test('what is written into the text while a save is on its way stays there, too', async () => {
  const first = Promise.withResolvers<Response>()
  const { person, subject, text, press } = await editing(first.promise)
  await person.type(subject, ' 2027')
  await press('Spara')
  paste(text, '<p>Nytt stycke</p>')
  first.resolve(saved('Resepolicy 2027'))
  expect(await screen.findByText(/^Ändringarna är sparade\. Det du har skrivit/)).toBeDefined()
  expect(text.isConnected).toBe(true)
  expect(text.textContent).toContain('Nytt stycke')
})

test('whoever writes on in the text while a save is refused goes on there', async () => {
  const first = Promise.withResolvers<Response>()
  const { person, form, subject, text, press } = await editing(first.promise)
  await person.type(subject, ' 2027')
  await press('Spara')
  paste(text, '<p>Nytt stycke</p>')
  first.resolve(refusal(409, 'Dokumentet har ändrats.', 'changed'))
  expect((await form.findByRole('alert')).textContent).toContain('har ändrats av någon annan')
  expect(text.isConnected).toBe(true)
})

test('whoever takes over the other’s heading goes on in the text that they were writing', async () => {
  let now = policy
  const { person } = await articles(
    {
      'GET /v1/Dokument/get': () => json({ results: now }),
      'PUT /v1/Dokument/update': () => {
        now = { ...policy, Subject: 'Resor', DaytoUpdate }
        return refusal(409, 'Dokumentet har ändrats.', 'changed')
      },
    },
    '/Dokument/d1/redigera',
    true,
  )
  const form = await dialog('Redigera dokument')
  const subject = await form.findByLabelText<HTMLInputElement>('Rubrik')
  const text = await form.findByRole('textbox', { name: 'Innehåll' })
  await person.type(subject, ' min')
  paste(text, '<p>Nytt stycke</p>')
  await person.click(form.getByRole('button', { name: 'Spara' }))
  await person.click(await form.findByRole('button', { name: 'Använd det nya i Rubrik' }))
  expect(subject.value).toBe('Resor')
  expect(text.isConnected).toBe(true)
  expect(text.textContent).toContain('Nytt stycke')
})
