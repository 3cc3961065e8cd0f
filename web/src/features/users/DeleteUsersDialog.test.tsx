import { screen, waitFor, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { json, refusal } from '../../testing/server.ts'
import { pageOfUsers, people, userSummary, usersPage } from '../../testing/users.tsx'

const path = 'GET /v1/users/all'

const rows = () =>
  screen
    .getAllByRole('row')
    .slice(1)
    .map((row) => within(row).queryByRole('link', { name: /^(?!Redigera)/ })?.textContent)

test('several people are selected and deleted at once, and nobody selects or deletes themselves', async () => {
  let left = people
  const { person, requests } = await usersPage({
    [path]: ({ url }) => pageOfUsers(url, left),
    'DELETE /v1/users/delete': () => {
      left = people.slice(2, 3)
      return json({ results: true })
    },
  })
  await screen.findByRole('link', { name: 'Anna Bergström' })
  const all = await screen.findByRole('checkbox', { name: 'Markera alla på sidan' })
  await person.click(await screen.findByRole('checkbox', { name: 'Markera Anna Bergström' }))
  expect(all).toHaveProperty('indeterminate', true)
  await person.click(all)
  expect(all).toHaveProperty('checked', true)
  expect(await screen.findByText('3 markerade')).toBeDefined()
  expect(screen.getByRole('checkbox', { name: 'Markera Karin Lindqvist' })).toHaveProperty(
    'disabled',
    true,
  )
  await person.click(screen.getByRole('button', { name: 'Radera Karin Lindqvist' }))
  expect(screen.queryByRole('alertdialog')).toBeNull()

  await person.click(screen.getByRole('button', { name: 'Radera markerade' }))
  const dialog = within(screen.getByRole('alertdialog', { name: 'Radera kontona?' }))
  expect(
    dialog.getByText('Vill du radera 3 konton: Anna Bergström, Erik Öberg och Åke Zetterlund?'),
  ).toBeDefined()
  await person.click(dialog.getByRole('button', { name: 'Radera' }))
  expect(screen.queryByRole('alertdialog')).toBeNull()
  expect(await screen.findByText('3 konton är raderade.')).toBeDefined()
  await waitFor(() => expect(rows()).toEqual(['Karin Lindqvist']))
  const sent = requests.find(({ method }) => method === 'DELETE')
  expect(new URL(sent?.url ?? '').searchParams.getAll('id')).toEqual(['u1', 'u3', 'u4'])
  await waitFor(() => expect(screen.queryByRole('button', { name: 'Radera markerade' })).toBeNull())
})

test('who takes a selection back goes on at the title, since the button is gone', async () => {
  const { person } = await usersPage()
  await person.click(await screen.findByRole('checkbox', { name: 'Markera Anna Bergström' }))
  expect(await screen.findByText('1 markerad')).toBeDefined()
  await person.click(screen.getByRole('button', { name: 'Avmarkera' }))
  await waitFor(() => expect(screen.queryByRole('button', { name: 'Radera markerade' })).toBeNull())
  expect(document.activeElement).toBe(screen.getByRole('heading', { level: 1 }))
})

test('one person is deleted after a question by name, and not when it is answered with no', async () => {
  const { person, requests } = await usersPage({
    'DELETE /v1/users/delete': () => json({ results: true }),
  })
  await person.click(await screen.findByRole('button', { name: 'Radera Anna Bergström' }))
  expect(screen.getByText('Vill du radera kontot för Anna Bergström?')).toBeDefined()
  await person.click(screen.getByRole('button', { name: 'Avbryt' }))
  expect(screen.queryByRole('alertdialog')).toBeNull()
  expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Radera Anna Bergström' }))
  expect(requests.some(({ method }) => method === 'DELETE')).toBe(false)
})

test('somebody whom a colleague has deleted before is told, and leaves the list', async () => {
  let left = people
  const { person } = await usersPage({
    [path]: ({ url }) => pageOfUsers(url, left),
    'DELETE /v1/users/delete': () => {
      left = people.slice(1)
      return refusal(404, 'Användaren finns inte.', 'not_found')
    },
  })
  await person.click(await screen.findByRole('button', { name: 'Radera Anna Bergström' }))
  await person.click(screen.getByRole('button', { name: 'Radera' }))
  const toast = (await screen.findByText('Användaren kunde inte raderas.')).parentElement
  expect(toast?.textContent).toContain('Användaren finns inte.')
  await waitFor(() => expect(rows()).not.toContain('Anna Bergström'))
  const title = screen.getByRole('heading', { level: 1 })
  await waitFor(() => expect(document.activeElement).toBe(title))
})

test('somebody who cannot be deleted stays, with the focus where it was', async () => {
  const { person, requests } = await usersPage({
    'DELETE /v1/users/delete': () =>
      refusal(409, 'Den sista administratören kan inte raderas.', 'last_administrator'),
  })
  await person.click(await screen.findByRole('button', { name: 'Radera Anna Bergström' }))
  await person.click(screen.getByRole('button', { name: 'Radera' }))
  await screen.findByText('Användaren kunde inte raderas.')
  // Later than the list is drawn anew.
  await new Promise((resolve) => setTimeout(resolve, 200))
  expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Radera Anna Bergström' }))
  expect(requests.filter(({ method }) => method === 'DELETE')).toHaveLength(1)
})

/** Karin deletes all whom the page shows. */
async function deleteAll(person: Awaited<ReturnType<typeof usersPage>>['person']) {
  await person.click(await screen.findByRole('checkbox', { name: 'Markera alla på sidan' }))
  await person.click(await screen.findByRole('button', { name: 'Radera markerade' }))
  const dialog = within(screen.getByRole('alertdialog'))
  await person.click(dialog.getByRole('button', { name: 'Radera' }))
}

test('ten people are deleted by one call', async () => {
  const ten = Array.from({ length: 10 }, (_, at) => userSummary(`p${at}`, `Person ${at + 10}`))
  const calls: number[] = []
  const { person } = await usersPage({
    [path]: ({ url }) => pageOfUsers(url, ten),
    'DELETE /v1/users/delete': ({ url }) => {
      calls.push(new URL(url).searchParams.getAll('id').length)
      return json({ results: true })
    },
  })
  await deleteAll(person)
  expect(await screen.findByText('10 konton är raderade.')).toBeDefined()
  expect(calls).toEqual([10])
})

test('people of whose deletion no reply came are not deleted one by one', async () => {
  const { person, requests } = await usersPage({
    'DELETE /v1/users/delete': () => Promise.reject(new TypeError('gone')),
  })
  await screen.findByRole('link', { name: 'Anna Bergström' })
  await deleteAll(person)
  await screen.findByText('Användaren kunde inte raderas.')
  expect(requests.filter(({ method }) => method === 'DELETE')).toHaveLength(1)
})

test('many are deleted a few a call: what was done stays done when a later call fails', async () => {
  const many = Array.from({ length: 18 }, (_, at) => userSummary(`p${at}`, `Person ${at + 10}`))
  let left = many
  const calls: number[] = []
  const { person } = await usersPage({
    [path]: ({ url }) => pageOfUsers(url, left),
    'DELETE /v1/users/delete': ({ url }) => {
      const ids = new URL(url).searchParams.getAll('id')
      calls.push(ids.length)
      if (calls.length === 2) return refusal(409, 'Uppgifterna om Person 27 hålls kvar.', 'held')
      left = left.filter(({ id }) => !ids.includes(id))
      return json({ results: true })
    },
  })
  await deleteAll(person)
  expect(await screen.findByText('Uppgifterna om Person 27 hålls kvar.')).toBeDefined()
  expect(await screen.findByText('8 markerade')).toBeDefined()
  await waitFor(() => expect(rows()).toHaveLength(8))
  await person.click(screen.getByRole('button', { name: 'Radera markerade' }))
  await person.click(
    within(screen.getByRole('alertdialog')).getByRole('button', { name: 'Radera' }),
  )
  expect(await screen.findByText('8 konton är raderade.')).toBeDefined()
  expect(calls).toEqual([10, 8, 8])
})

test('of several whose deletion breaks off in the middle, those who are gone are no longer selected', async () => {
  const many = Array.from({ length: 5 }, (_, at) => userSummary(`p${at}`, `Person ${at + 10}`))
  let left = many
  const calls: string[][] = []
  const { person } = await usersPage({
    [path]: ({ url }) => pageOfUsers(url, left),
    'DELETE /v1/users/delete': ({ url }) => {
      const ids = new URL(url).searchParams.getAll('id')
      calls.push(ids)
      if (ids.every((id) => !left.some((one) => one.id === id))) {
        return refusal(404, 'Användaren finns inte.', 'not_found')
      }
      // Those before the one who is being changed.
      const gone = ids.includes('p2') ? ids.slice(0, ids.indexOf('p2')) : ids
      left = left.filter(({ id }) => !gone.includes(id))
      return gone === ids
        ? json({ results: true })
        : refusal(409, 'Personen ändras just nu.', 'busy')
    },
  })
  await deleteAll(person)
  expect(await screen.findByText('Personen ändras just nu.')).toBeDefined()
  expect(await screen.findByText('3 markerade')).toBeDefined()
  await waitFor(() => expect(rows()).toEqual(['Person 12', 'Person 13', 'Person 14']))
  expect(calls).toEqual([['p0', 'p1', 'p2', 'p3', 'p4'], ['p0'], ['p1'], ['p2']])
})
