import { screen, waitFor, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { library } from '../../../testing/library.ts'
import { json } from '../../../testing/server.ts'

const draftsOf = (count: number) =>
  Array.from({ length: count }, (_, at) => ({
    id: `d${at}`,
    QuestionLabel: at === 0 ? '' : `Utkast ${at}`,
    DaytoUpdate: '2026-11-23T08:00:00.000Z',
    name: 'Karin Ek',
    isNew: at === 1,
  }))

async function opened(count: number) {
  const { person } = await library({
    'GET /v1/Question/drafts': ({ url }) => {
      const { searchParams } = new URL(url)
      const [size, from] = ['size', 'from'].map((name) => Number(searchParams.get(name)))
      const results = draftsOf(count).slice(from, Number(from) + Number(size))
      return json({ results, page: { total: count, from } })
    },
  })
  const list = within(await screen.findByRole('region', { name: 'Utkast' }))
  return { person, list }
}

test('Karin finds the drafts that are worked on above the questions', async () => {
  const { list } = await opened(2)
  const [first, second] = list.getAllByRole('listitem')
  expect(first?.textContent).toBe('Utan rubrik Karin Ek, 2026-11-23 09:00')
  expect(second?.textContent).toContain('Ny fråga')
  expect(list.getByRole('link', { name: 'Utkast 1' }).getAttribute('href')).toBe('/fragor?id=d1')
  expect(list.queryByRole('button')).toBeNull()
})

test('thousands of drafts of a file leave room for the questions', async () => {
  const { person, list } = await opened(2_000)
  expect(list.getAllByRole('listitem')).toHaveLength(12)
  await person.click(list.getByRole('button', { name: /^Visa fler, 1\s988 kvar$/ }))
  await waitFor(() => expect(list.getAllByRole('listitem')).toHaveLength(24))
  expect(list.getByRole('button', { name: /^Visa fler, 1\s976 kvar$/ })).toBeDefined()
})

test('whoever searches sees what they find, without the drafts above it', async () => {
  const { person } = await opened(2)
  const box = screen.getByRole('searchbox')
  await person.type(box, 'mejl')
  await waitFor(() => expect(screen.queryByRole('region', { name: 'Utkast' })).toBeNull())
  await person.clear(box)
  expect(await screen.findByRole('region', { name: 'Utkast' })).toBeDefined()
})
