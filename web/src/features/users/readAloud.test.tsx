import { screen, waitFor } from '@testing-library/react'
import { expect, test } from 'vitest'
import { json } from '../../testing/server.ts'
import { pageOfUsers, userSummary, usersPage } from '../../testing/users.tsx'

const path = 'GET /v1/users/all'

const crowd = Array.from({ length: 134 }, (_, index) =>
  userSummary(`p${index}`, `Person ${String(index + 1).padStart(3, '0')}`),
)

test('how many were found is read out once, and which of them show where pages are turned', async () => {
  const { person } = await usersPage({
    [path]: ({ url }) => pageOfUsers(url, url.includes('=x') ? crowd.slice(0, 30) : crowd),
  })
  const told = () =>
    screen
      .getAllByRole('status')
      .filter(({ ariaLive }) => ariaLive !== 'off')
      .flatMap(({ textContent }) => /\d.*/.exec(textContent)?.[0] ?? [])
  await screen.findByText('1–20 av 134')
  expect(told()).toEqual(['134 användare'])
  await person.click(screen.getByRole('button', { name: 'Nästa sida' }))
  await screen.findByText('21–40 av 134')
  expect(told()).toEqual(['134 användare', '21–40 av 134'])
  await person.type(screen.getByRole('searchbox'), 'x{Enter}')
  await screen.findByText('1–20 av 30')
  expect(told()).toEqual(['30 användare'])
})

test('on a phone the button of the order says which it is', async () => {
  const { person } = await usersPage()
  // The window of these tests is wide.
  const ascending = { name: 'Stigande ordning, byt till fallande', hidden: true }
  const descending = { name: 'Fallande ordning, byt till stigande', hidden: true }
  await person.click(await screen.findByRole('button', ascending))
  expect(await screen.findByRole('button', descending)).toBeDefined()
  expect(screen.queryByRole('button', ascending)).toBeNull()
})

test('on a phone whoever has found many is told that nothing orders them, and orders them by name', async () => {
  const { person, asked } = await usersPage(
    {
      [path]: async ({ url }) => {
        const { results, page } = await pageOfUsers(url, crowd).json()
        const { sorted, ...unsorted } = page
        const isSorted = new URL(url).searchParams.has('sort')
        return json({ results, page: isSorted ? { ...unsorted, sorted } : unsorted })
      },
    },
    '/users?sok=person',
  )
  await screen.findByText('1–20 av 134')
  const choice = screen.getByLabelText('Sortera efter')
  expect(choice).toHaveProperty('value', '')
  expect(screen.queryByRole('button', { name: /ordning, byt till/, hidden: true })).toBeNull()
  await person.selectOptions(choice, 'Namn')
  await waitFor(() => expect(asked().at(-1)).toContain('sort=name'))
})
