import { screen, waitFor } from '@testing-library/react'
import { expect, test } from 'vitest'
import { drafts } from '../../../api/drafts.ts'
import { articles, dialog, paste, policy } from '../../../testing/articles.tsx'
import { reload } from '../../../testing/open.tsx'
import { json, karin, refusal } from '../../../testing/server.ts'

test('a new document whose replies were lost, with other words in between, is gone on with as the one that is there', async () => {
  const lost = () => refusal(503, 'Försök igen om en stund.')
  const adds = [lost(), lost(), refusal(409, 'Dokumentet har ändrats.', 'changed')]
  const stored = { ...policy, Subject: 'Ny', Body: '<p>Text</p>', DaytoUpdate: 'senare' }
  const { person, sent, asked } = await articles(
    {
      'PUT /v1/Dokument/Add': () => adds.shift() ?? json({}),
      'GET /v1/Dokument/get': () => json({ results: stored }),
      'PUT /v1/Dokument/update': () => json({ results: stored, message: 'Sparas.' }),
    },
    '/Dokument/ny',
    true,
  )
  const form = await dialog('Nytt dokument')
  const subject = await form.findByLabelText<HTMLInputElement>('Rubrik')
  paste(await form.findByRole('textbox', { name: 'Innehåll' }), '<p>Text</p>')
  const press = (name: string) => person.click(form.getByRole('button', { name }))
  for (const [times, letters] of ['Ny', ' och', ' sann'].entries()) {
    await person.type(subject, letters)
    await press('Publicera')
    await waitFor(async () => expect(await sent('PUT')).toHaveLength(times + 1))
  }
  expect((await form.findByRole('alert')).textContent).toContain('Rubrik är nu ”Ny”')
  const [first] = await sent('PUT')
  expect(asked('/Dokument/get')).toEqual([`?id=${first.id}`])
  expect(subject.value).toBe('Ny och sann')
  await press('Spara')
  await screen.findByText('Ändringarna är sparade.')
  expect((await sent('PUT')).at(-1)).toMatchObject({
    id: policy.id,
    DaytoUpdate: 'senare',
    Subject: 'Ny och sann',
  })
})

test('what is typed in one tab is there after its reload, though another one has sent its own meanwhile', async () => {
  const { person } = await articles({}, '/Dokument/ny', true)
  const subject = async () =>
    (await dialog('Nytt dokument')).findByLabelText<HTMLInputElement>('Rubrik')
  await person.type(await subject(), 'Min egen')
  // What the other tab does at its end.
  drafts.forget(karin.id)
  globalThis.dispatchEvent(new Event('pagehide'))
  await reload('/Dokument/ny')
  expect((await subject()).value).toBe('Min egen')
})

test('a tab in which nothing is typed takes nothing of another one’s along when it closes', async () => {
  await articles({}, '/Dokument/ny', true)
  await (await dialog('Nytt dokument')).findByLabelText('Rubrik')
  // What the other tab has typed meanwhile.
  const typed = { Subject: { text: 'Min egen', over: '' } }
  drafts.write(karin.id, 'documents.new', typed)
  globalThis.dispatchEvent(new Event('pagehide'))
  expect(drafts.read(karin.id, 'documents.new')).toEqual(typed)
})

test('what was left on purpose does not come back when the window is closed', async () => {
  const { person } = await articles({}, '/Dokument/ny', true)
  const form = await dialog('Nytt dokument')
  await person.type(await form.findByLabelText('Rubrik'), 'Lämnad')
  await person.click(form.getByRole('button', { name: 'Avbryt' }))
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  globalThis.dispatchEvent(new Event('pagehide'))
  expect(drafts.read(karin.id, 'documents.new')).toBeUndefined()
})

test('a tab in which a field was emptied again takes nothing along for it, and keeps the other field', async () => {
  const { person } = await articles({}, '/Dokument/ny', true)
  const form = await dialog('Nytt dokument')
  await person.type(await form.findByLabelText('Rubrik'), 'M{Backspace}')
  const typed = { Subject: { text: 'Annan flik', over: '' } }
  drafts.write(karin.id, 'documents.new', typed)
  globalThis.dispatchEvent(new Event('pagehide'))
  expect(drafts.read(karin.id, 'documents.new')).toEqual(typed)
  paste(await form.findByRole('textbox', { name: 'Innehåll' }), '<p>Text</p>')
  const own = { Body: { text: '<p>Text</p>' } }
  await waitFor(() => expect(drafts.read(karin.id, 'documents.new')).toMatchObject(own))
  drafts.forget(karin.id)
  globalThis.dispatchEvent(new Event('pagehide'))
  expect(drafts.read(karin.id, 'documents.new')).toMatchObject(own)
})
