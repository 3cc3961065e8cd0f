import { screen, waitFor } from '@testing-library/react'
import { expect, test } from 'vitest'
import { json } from '../../testing/server.ts'
import { pageOfUsers, people, userSummary, usersPage } from '../../testing/users.tsx'

const sven = userSummary('u8', 'Sven Andersson')

test('a search that found nobody yet goes on where it stopped', async () => {
  const asked: (string | null)[] = []
  await usersPage(
    {
      'GET /v1/users/all': ({ url }) => {
        const cursor = new URL(url).searchParams.get('cursor')
        asked.push(cursor)
        return json(
          cursor === null || cursor === 'first'
            ? { results: [], page: { sorts: [], next: cursor === null ? 'first' : 'second' } }
            : { results: [sven], page: { sorts: [], previous: 'back' } },
        )
      },
    },
    '/users?sok=sven+andersson',
  )
  expect(await screen.findByText('Sven Andersson')).toBeDefined()
  expect(new Set(asked)).toEqual(new Set([null, 'first', 'second']))
})

test('a search that finds nobody to its end says so, and asks no more', async () => {
  const { asked } = await usersPage(
    {
      'GET /v1/users/all': ({ url }) =>
        json({
          results: [],
          page: { sorts: [], ...(!url.includes('cursor=') && { next: 'first' }) },
        }),
    },
    '/users?sok=sven+andersson',
  )
  expect(await screen.findByText(/Ingen användare passar/)).toBeDefined()
  await new Promise((resolve) => setTimeout(resolve, 300))
  expect(asked()).toHaveLength(2)
})

test('a page of few with more behind it counts what it shows, and leads on', async () => {
  await usersPage(
    { 'GET /v1/users/all': () => json({ results: [sven], page: { sorts: [], next: 'more' } }) },
    '/users?sok=sven+andersson',
  )
  await screen.findByText('Sven Andersson')
  expect(screen.getByText('1–1')).toBeDefined()
  const next = screen.getByRole('button', { name: 'Nästa sida' })
  await waitFor(() => expect(next.getAttribute('aria-disabled')).toBe('false'))
})

test('a filter that leaves nobody says so, and not that there are no people', async () => {
  await usersPage(
    { 'GET /v1/users/all': ({ url }) => pageOfUsers(url, url.includes('inactive') ? [] : people) },
    '/users?status=inactive',
  )
  expect(await screen.findByText(/Ingen användare passar/)).toBeDefined()
  expect(screen.queryByText('Inga användare än')).toBeNull()
})

test.each([
  ['on its page', '?sok=sven&sida=2&fran=x', '?sok=sven&sida=2&fran=first'],
  [
    'from the beginning, where the address names no place',
    '?sok=sven&sida=3',
    '?sok=sven&sida=1&fran=first',
  ],
])('a search that goes on does so %s, and is no place to go back to', async (_, from, to) => {
  const before = history.length
  await usersPage(
    {
      'GET /v1/users/all': ({ url }) =>
        json(
          url.includes('cursor=first')
            ? { results: [sven], page: { sorts: [], previous: 'back' } }
            : { results: [], page: { sorts: [], next: 'first' } },
        ),
    },
    `/users${from}`,
  )
  await screen.findByText('Sven Andersson')
  expect([location.search, history.length]).toEqual([to, before])
})
