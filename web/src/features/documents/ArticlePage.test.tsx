import { screen, waitFor } from '@testing-library/react'
import { expect, test } from 'vitest'
import { articles, dialog, draft, policy } from '../../testing/articles.tsx'
import { json, refusal } from '../../testing/server.ts'

const get = 'GET /v1/Dokument/get'
const heading = (name: string) => screen.findByRole('heading', { name, level: 1 })

test('a document is a page of its own, and the way back leads to the list as it was', async () => {
  const { person, asked } = await articles({}, '/Dokument?sok=resa')
  await person.click(await screen.findByRole('link', { name: 'Resepolicy' }))
  expect(globalThis.location.pathname).toBe('/Dokument/d1')
  await heading('Resepolicy')
  expect(await screen.findByRole('heading', { name: 'Kvitton', level: 2 })).toBeDefined()
  expect(screen.getByText('Publicerat 16 augusti 2026 kl. 00:30')).toBeDefined()
  expect(screen.getByText('av Karin Lindqvist')).toBeDefined()
  expect(screen.queryByRole('link', { name: 'Redigera' })).toBeNull()
  expect(asked('Dokument/get')).toEqual(['?id=d1'])
  await person.click(screen.getByRole('link', { name: 'Alla dokument' }))
  await heading('Dokument')
  expect(globalThis.location.pathname + globalThis.location.search).toBe('/Dokument?sok=resa')
})

test('whoever reads it is told when it was changed, and nothing of an author who is gone', async () => {
  const changed = { ...policy, Author: '', DaytoUpdate: '2026-09-01T08:00:00.000Z' }
  await articles({ [get]: () => json({ results: changed }) }, '/Dokument/d1')
  expect(await screen.findByText('Ändrat 1 september 2026')).toBeDefined()
  expect(screen.queryByText(/^av /)).toBeNull()
})

test('a news item is dated in its own gender', async () => {
  await articles({ 'GET /v1/Nyhet/get': () => json({ results: policy }) }, '/Nyheter/d1')
  expect(await screen.findByText('Publicerad 16 augusti 2026 kl. 00:30')).toBeDefined()
})

test('an address leads straight to a document; while it is read, its shape shows', async () => {
  const answer = Promise.withResolvers<Response>()
  await articles({ [get]: () => answer.promise }, '/Dokument/d1')
  await heading('Dokument')
  expect(screen.getByRole('status', { name: 'Laddar …' })).toBeDefined()
  answer.resolve(json({ results: policy }))
  await heading('Resepolicy')
  await waitFor(() => expect(document.title).toBe('Resepolicy – Portalen'))
})

test('a document that is gone says so calmly', async () => {
  await articles(
    { [get]: () => refusal(404, 'Dokumentet finns inte längre.', 'not_found') },
    '/Dokument/d9',
  )
  await heading('Dokumentet finns inte längre')
  expect(screen.getByText('Det har raderats eller avpublicerats.')).toBeDefined()
  expect(screen.queryByRole('alert')).toBeNull()
})

test('a document that cannot be read can be tried again', async () => {
  const answers = [refusal(500, 'Något gick fel hos oss.'), json({ results: policy })]
  const { person } = await articles({ [get]: () => answers.shift() ?? json({}) }, '/Dokument/d1')
  expect(await screen.findByText('Dokumentet kunde inte hämtas')).toBeDefined()
  await person.click(screen.getByRole('button', { name: 'Försök igen' }))
  await heading('Resepolicy')
})

test('an administrator sees that a document is a draft, changes it, and is back where they read', async () => {
  const { person } = await articles({ [get]: () => json({ results: draft }) }, '/Dokument/d2', true)
  await heading('Brandrutiner')
  expect(screen.getByText('Utkast')).toBeDefined()
  await person.click(screen.getByRole('link', { name: 'Redigera' }))
  const form = await dialog('Redigera dokument')
  expect(globalThis.location.pathname).toBe('/Dokument/d2/redigera')
  await form.findByLabelText('Rubrik')
  await person.click(form.getByRole('button', { name: 'Avbryt' }))
  await heading('Brandrutiner')
  expect(globalThis.location.pathname).toBe('/Dokument/d2')
})
