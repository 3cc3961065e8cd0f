import { act, screen, waitFor } from '@testing-library/react'
import { expect, test } from 'vitest'
import { pageOfUsers, userSummary, usersPage } from '../../testing/users.tsx'

const crowd = Array.from({ length: 30 }, (_, index) => userSummary(`p${index}`, `Person ${index}`))

const sortedBy = () =>
  screen.getAllByRole('columnheader').find((title) => title.hasAttribute('aria-sort'))?.textContent

test('whoever sorts sees by what at once, turns no page until its rows are there, and comes back to the list’s order', async () => {
  const later = Promise.withResolvers<Response>()
  const { person } = await usersPage({
    'GET /v1/users/all': ({ url }) =>
      url.includes('sort=email') ? later.promise : pageOfUsers(url, crowd),
  })
  await screen.findByText('1–20 av 30')
  const next = screen.getByRole('button', { name: 'Nästa sida' })
  await person.click(screen.getByRole('button', { name: 'E-post' }))
  await waitFor(() => expect([sortedBy(), next.ariaDisabled]).toEqual(['E-post', 'true']))
  await act(async () => later.resolve(pageOfUsers('http://x/?size=20&sort=email', crowd)))
  await waitFor(() => expect(next.ariaDisabled).toBe('false'))
  await person.click(screen.getByRole('button', { name: 'Namn' }))
  await waitFor(() => expect(location.search).toBe(''))
})

test('whoever sorts by name what a search has found has asked for that, which is not its own order', async () => {
  const { person, asked } = await usersPage(
    { 'GET /v1/users/all': ({ url }) => pageOfUsers(url, crowd) },
    '/users?sok=person&sortera=email',
  )
  await screen.findByText('1–20 av 30')
  await person.click(screen.getByRole('button', { name: 'Namn' }))
  await waitFor(() => expect(location.search).toBe('?sok=person&sortera=name'))
  await waitFor(() => expect(asked().at(-1)).toBe('?searchTerm=person&size=20&sort=name'))
})
