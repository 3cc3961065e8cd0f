import { screen, waitFor, within } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { itIs, roomPage } from '../../../testing/calendar.tsx'
import { json, refusal } from '../../../testing/server.ts'

itIs('2026-11-22T10:00:00Z')

const times = { start: '2026-11-26T07:00:00.000Z', end: '2026-11-26T08:00:00.000Z' }

/** Karin looks for a free time on the page of the rooms. */
async function searching(answers: Parameters<typeof roomPage>[0]) {
  const page = await roomPage(answers, '/Rum')
  const search = within(await screen.findByRole('region', { name: 'Hitta en ledig tid' }))
  const seek = () => page.person.click(search.getByRole('button', { name: 'Sök' }))
  return { ...page, search, seek }
}

test('a page that was left open searches from today on, and shows that', async () => {
  vi.setSystemTime('2026-11-24T22:50:00Z')
  const { search, seek, sent } = await searching({
    'GET /v1/user/Event/free': () => json({ results: [{ ...times, Rum: 2 }] }),
  })
  const from = search.getByLabelText('Från och med')
  expect(from).toHaveProperty('value', '2026-11-24')
  vi.setSystemTime('2026-11-24T23:10:00Z')
  await seek()
  await search.findByText('1 ledig tid')
  expect(from).toHaveProperty('value', '2026-11-25')
  const [request] = sent('/v1/user/Event/free')
  expect(new URL(request?.url ?? '').searchParams.get('from')).toBe('2026-11-25')
})

test('from what is no day nothing is sought: the field has the focus, and says why', async () => {
  const { person, search, seek, sent } = await searching({
    'GET /v1/user/Event/free': () => json({ results: [{ ...times, Rum: 2 }] }),
  })
  const from = search.getByLabelText('Från och med')
  await person.clear(from)
  await person.type(from, 'snart')
  await seek()
  expect(document.activeElement).toBe(from)
  expect(from.getAttribute('aria-invalid')).toBe('true')
  expect(sent('/v1/user/Event/free')).toHaveLength(0)
})

test('that it is sought is said until what is free is there', async () => {
  let answer = () => {}
  const { search, seek } = await searching({
    'GET /v1/user/Event/free': async () => {
      await new Promise<void>((resolve) => {
        answer = resolve
      })
      return json({ results: [] })
    },
  })
  await seek()
  expect((await search.findByText('Söker lediga tider …')).closest('output')).not.toBeNull()
  answer()
  await search.findByText(/^Inget är ledigt/)
  expect(search.queryByText('Söker lediga tider …')).toBeNull()
})

test('a time that somebody else has taken meanwhile leaves the list', async () => {
  let isTaken = false
  const { person, search, seek } = await searching({
    'GET /v1/user/Event/free': () => json({ results: isTaken ? [] : [{ ...times, Rum: 2 }] }),
    'PUT /v1/user/Event/Add': () => {
      isTaken = true
      return refusal(409, 'Stor är redan bokat.', 'clash')
    },
  })
  await seek()
  await person.click(await search.findByRole('button', { name: /^Boka torsdag 26 november/ }))
  const form = within(await screen.findByRole('dialog', { name: 'Ny bokning' }))
  await person.click(form.getByRole('button', { name: 'Spara' }))
  await form.findByText('Stor är redan bokat.')
  await waitFor(() =>
    expect(search.queryByRole('button', { name: /^Boka torsdag/, hidden: true })).toBeNull(),
  )
})
