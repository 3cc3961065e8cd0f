import { screen, waitFor } from '@testing-library/react'
import { expect, test } from 'vitest'
import { articles, dialog, draft, policy } from '../../testing/articles.tsx'
import { json, refusal } from '../../testing/server.ts'

const get = 'GET /v1/Dokument/get'

test('a document opens over its list, and closing it leaves the list as it was', async () => {
  const { person, asked } = await articles({}, '/Dokument?sok=resa')
  await person.click(await screen.findByRole('link', { name: 'Resepolicy' }))
  expect(globalThis.location.pathname).toBe('/Dokument/d1')
  const reading = await dialog('Resepolicy')
  expect(reading.getByRole('heading', { name: 'Kvitton' })).toBeDefined()
  expect(reading.getByText('Publicerat 16 augusti 2026 kl. 00:30')).toBeDefined()
  expect(reading.queryByRole('link', { name: 'Redigera' })).toBeNull()
  expect(asked('Dokument/get')).toEqual(['?id=d1'])
  await person.click(reading.getByRole('button', { name: 'Stäng' }))
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  expect(globalThis.location.pathname + globalThis.location.search).toBe('/Dokument?sok=resa')
})

test('a news item is dated in its own gender', async () => {
  await articles({ 'GET /v1/Nyhet/get': () => json({ results: policy }) }, '/Nyheter/d1')
  const reading = await dialog('Resepolicy')
  expect(reading.getByText('Publicerad 16 augusti 2026 kl. 00:30')).toBeDefined()
})

test('an address leads straight to a document; while it is read, its shape shows', async () => {
  const answer = Promise.withResolvers<Response>()
  const { person } = await articles({ [get]: () => answer.promise }, '/Dokument/d1')
  const waiting = await dialog('Dokument')
  expect(waiting.getByRole('status', { name: 'Laddar …' })).toBeDefined()
  answer.resolve(json({ results: policy }))
  const reading = await dialog('Resepolicy')
  await person.click(reading.getByRole('button', { name: 'Stäng' }))
  await waitFor(() => expect(globalThis.location.pathname).toBe('/Dokument'))
})

test('a document that is gone says so calmly', async () => {
  await articles(
    { [get]: () => refusal(404, 'Dokumentet finns inte längre.', 'not_found') },
    '/Dokument/d9',
  )
  const missing = await dialog('Dokumentet finns inte längre')
  expect(missing.getByText('Det har raderats eller avpublicerats.')).toBeDefined()
  expect(screen.queryByRole('alert')).toBeNull()
})

test('a document that cannot be read can be tried again', async () => {
  const answers = [refusal(500, 'Något gick fel hos oss.'), json({ results: policy })]
  const { person } = await articles({ [get]: () => answers.shift() ?? json({}) }, '/Dokument/d1')
  const failed = await dialog('Dokument')
  expect(await failed.findByText('Dokumentet kunde inte hämtas')).toBeDefined()
  await person.click(failed.getByRole('button', { name: 'Försök igen' }))
  expect(await screen.findByRole('dialog', { name: 'Resepolicy' })).toBeDefined()
})

test('an administrator sees that a document is a draft, and goes on to change it', async () => {
  const { person } = await articles({ [get]: () => json({ results: draft }) }, '/Dokument/d2', true)
  const reading = await dialog('Brandrutiner')
  expect(reading.getByText('Utkast')).toBeDefined()
  await person.click(reading.getByRole('link', { name: 'Redigera' }))
  await dialog('Redigera dokument')
  expect(globalThis.location.pathname).toBe('/Dokument/d2/redigera')
})
