import { act, screen, waitFor, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { open, signedIn } from '../../testing/open.tsx'
import { json, refusal, serve } from '../../testing/server.ts'
import { pageOfUsers, userSummary, people, usersPage } from '../../testing/users.tsx'

const path = 'GET /v1/users/all'

const crowd = Array.from({ length: 134 }, (_, index) =>
  userSummary(`p${index}`, `Person ${String(index + 1).padStart(3, '0')}`),
)

const rows = () =>
  screen
    .getAllByRole('row')
    .slice(1)
    .map((row) => within(row).queryByRole('link', { name: /^(?!Redigera)/ })?.textContent)

const row = (name: string) => screen.getByRole('row', { name: new RegExp(name) })

test('Karin sees everybody with e-mail and last day here, in Swedish time, and who is inactive', async () => {
  await usersPage()
  expect(await screen.findByRole('link', { name: 'Anna Bergström' })).toBeDefined()
  expect(rows()).toEqual(people.map(({ Firstname, Lastname }) => `${Firstname} ${Lastname}`))
  const titles = screen.getAllByRole('columnheader').map(({ textContent }) => textContent)
  expect(titles).toEqual(
    expect.arrayContaining(['NamnEfternamn', 'E-post', 'Roll', 'Status', 'Senast inloggad']),
  )
  expect(row('Anna').textContent).toContain('2026-11-21')
  expect(within(row('Åke')).getByText('–')).toBeDefined()
  expect(within(row('Erik')).getByText('Inaktiv')).toBeDefined()
  expect(within(row('Anna')).getByText('Aktiv')).toBeDefined()
  expect(within(row('Karin')).getByText('Administratör')).toBeDefined()
  expect(screen.getByText('4 användare')).toBeDefined()
})

test('staff are led to the lobby before anything of the list is asked for, and have no entry for it', async () => {
  const requests = serve({})
  signedIn()
  await open('/users')
  await screen.findByRole('button', { name: 'Nya frågor' })
  expect(requests.filter(({ url }) => url.includes('/users/'))).toEqual([])
  expect(screen.queryByRole('link', { name: 'Användare' })).toBeNull()
})

test('/user is the same screen and keeps what the address asks for', async () => {
  const { asked } = await usersPage({}, '/user?sok=anna')
  expect(location.pathname + location.search).toBe('/users?sok=anna')
  await waitFor(() => expect(asked()).toEqual(['?searchTerm=anna&size=20']))
})

test('a search waits for a pause, keeps the old rows until the new ones come, and is kept in the address', async () => {
  const answer = Promise.withResolvers<Response>()
  const { person, asked } = await usersPage({
    [path]: ({ url }) => (url.includes('=erik') ? answer.promise : pageOfUsers(url, people)),
  })
  await screen.findByRole('link', { name: 'Anna Bergström' })
  await person.type(screen.getByRole('searchbox', { name: 'Sök användare' }), 'erik')
  expect(asked()).toEqual(['?searchTerm=&size=20'])
  await waitFor(() => expect(asked()).toEqual(['?searchTerm=&size=20', '?searchTerm=erik&size=20']))
  expect(screen.getByRole('table').getAttribute('aria-busy')).toBe('true')
  expect(rows()).toContain('Anna Bergström')
  await act(async () => answer.resolve(pageOfUsers('http://x/?size=20', people.slice(1, 2))))
  await waitFor(() => expect(rows()).toEqual(['Erik Öberg']))
  expect(location.search).toBe('?sok=erik')
})

test('a search that finds nobody says so, and leads back to everybody', async () => {
  const { person } = await usersPage(
    { [path]: ({ url }) => pageOfUsers(url, url.includes('=xyz') ? [] : people) },
    '/users?sok=xyz&status=active',
  )
  expect(await screen.findByText('Inga träffar')).toBeDefined()
  expect(screen.getByText(/Ingen användare passar sökningen/)).toBeDefined()
  await person.click(screen.getByRole('button', { name: 'Visa alla' }))
  expect(await screen.findByRole('link', { name: 'Anna Bergström' })).toBeDefined()
  await waitFor(() =>
    expect(document.activeElement).toBe(screen.getByRole('heading', { level: 1 })),
  )
  expect(screen.getByRole('searchbox')).toHaveProperty('value', '')
  expect(location.search).toBe('')
})

test('without any people the list is empty in its own words', async () => {
  await usersPage({ [path]: ({ url }) => pageOfUsers(url, []) })
  expect(await screen.findByText('Inga användare än')).toBeDefined()
  expect(screen.getByText(/Lägg till den första/)).toBeDefined()
})

test('a list that cannot be read is told in the catalogue’s words, and read at the second try', async () => {
  let answer: (url: string) => Response = () => refusal(500, 'Något gick fel hos oss.')
  const { person } = await usersPage({ [path]: ({ url }) => answer(url) })
  expect(await screen.findByText('Listan med användare kunde inte hämtas.')).toBeDefined()
  expect(screen.getByText('Listan med användare kunde inte hämtas')).toBeDefined()
  answer = (url) => pageOfUsers(url, people)
  await person.click(screen.getByRole('button', { name: 'Försök igen' }))
  expect(await screen.findByRole('link', { name: 'Anna Bergström' })).toBeDefined()
  await waitFor(() =>
    expect(document.activeElement).toBe(screen.getByRole('heading', { level: 1 })),
  )
})

test('columns sort both ways, in Swedish order, and say so', async () => {
  const { person } = await usersPage()
  await screen.findByRole('link', { name: 'Anna Bergström' })
  const sorted = () =>
    screen
      .getAllByRole('columnheader')
      .map((title) => [title.textContent, title.ariaSort ?? title.getAttribute('aria-sort')])
      .filter(([, direction]) => direction)
  expect(sorted()).toEqual([['NamnEfternamn', 'ascending']])
  await person.click(screen.getByRole('button', { name: 'E-post' }))
  await waitFor(() => expect(rows()[0]).toBe('Erik Öberg'))
  await person.click(screen.getByRole('button', { name: 'E-post' }))
  await waitFor(() => expect(sorted()).toEqual([['E-post', 'descending']]))
  expect(location.search).toBe('?sortera=-email')
  await person.click(screen.getByRole('button', { name: 'Efternamn' }))
  await waitFor(() => expect(sorted()).toEqual([['NamnEfternamn', 'ascending']]))
  await waitFor(() =>
    expect(rows()).toEqual(['Anna Bergström', 'Karin Lindqvist', 'Åke Zetterlund', 'Erik Öberg']),
  )
  await person.click(screen.getByRole('button', { name: 'Senast inloggad' }))
  await waitFor(() => expect(rows().slice(2)).toEqual(['Karin Lindqvist', 'Anna Bergström']))
  await person.click(screen.getByRole('button', { name: 'Namn' }))
  await person.click(screen.getByRole('button', { name: 'Namn' }))
  await waitFor(() => expect(rows()[0]).toBe('Åke Zetterlund'))
})

test('a page has twenty people, and the way to the others is in the address', async () => {
  const { person } = await usersPage({ [path]: ({ url }) => pageOfUsers(url, crowd) })
  expect(await screen.findByText('1–20 av 134')).toBeDefined()
  await waitFor(() => expect(rows()).toHaveLength(20))
  await person.click(screen.getByRole('button', { name: 'Nästa sida' }))
  await screen.findByText('21–40 av 134')
  await waitFor(() => expect(rows()[0]).toBe('Person 021'))
  expect(location.search).toBe('?sida=2&fran=20')
  await person.click(screen.getByRole('button', { name: 'Sista sidan' }))
  expect(await screen.findByText('121–134 av 134')).toBeDefined()
  expect(screen.getByRole('button', { name: 'Nästa sida' }).ariaDisabled).toBe('true')
  await person.selectOptions(screen.getByLabelText('Rader per sida'), '50')
  expect(await screen.findByText('1–50 av 134')).toBeDefined()
  expect(location.search).toBe('?antal=50')
  await act(async () => history.back())
  await waitFor(() => expect(location.search).toBe('?sida=7&fran=last'))
  expect(await screen.findByText('121–134 av 134')).toBeDefined()
})

test('what is in the address shows at once, and what does not fit is ignored', async () => {
  const { asked } = await usersPage(
    { [path]: ({ url }) => pageOfUsers(url, crowd) },
    '/users?sida=99&antal=17&roll=admin&status=fel&sortera=-name',
  )
  expect(await screen.findByText('1–20 av 134')).toBeDefined()
  await waitFor(() => expect(rows()[0]).toBe('Person 134'))
  expect(asked()).toEqual(['?searchTerm=&filterOptions=admin&size=20&sort=-name'])
  expect(screen.getByLabelText('Roll')).toHaveProperty('value', 'admin')
})

test('filters restrict the list by role and by state', async () => {
  const { person, asked } = await usersPage()
  await person.selectOptions(screen.getByLabelText('Roll'), 'Användare')
  await person.selectOptions(screen.getByLabelText('Status'), 'Inaktiva')
  await waitFor(() =>
    expect(asked().at(-1)).toBe('?searchTerm=&filterOptions=user&filterOptions=inactive&size=20'),
  )
})

test('a search of more people than fit is told without their number, in the order of its words', async () => {
  const found = crowd.map((user) => ({ ...user, Lastlogin: undefined }))
  const { person } = await usersPage(
    {
      [path]: ({ url }) => {
        const from = Number(new URL(url).searchParams.get('cursor') ?? 0)
        const page = { next: String(from + 20), previous: String(from - 20), sorts: [] }
        return json({ results: found.slice(from, from + 20), page })
      },
    },
    '/users?sok=person',
  )
  expect(await screen.findByText('1–20')).toBeDefined()
  expect(screen.queryByRole('button', { name: 'Sista sidan' })).toBeNull()
  expect(screen.queryByRole('button', { name: 'E-post' })).toBeNull()
  expect(screen.queryByText('Senast inloggad')).toBeNull()
  await person.click(screen.getByRole('button', { name: 'Nästa sida' }))
  expect(await screen.findByText('21–40')).toBeDefined()
  expect(location.search).toBe('?sok=person&sida=2&fran=20')
})

test('a page whose people have all gone leads to the beginning', async () => {
  await usersPage(
    {
      [path]: ({ url }) =>
        url.includes('cursor')
          ? json({ results: [], page: { total: 4, previous: '0', sorts: [] } })
          : pageOfUsers(url, people),
    },
    '/users?sida=2&fran=20',
  )
  expect(await screen.findByText('1–4 av 4')).toBeDefined()
  expect(location.search).toBe('')
})

test('Back does not lead to a page whose people have all gone', async () => {
  let left = crowd.slice(0, 21)
  const { person } = await usersPage({
    [path]: ({ url }) => pageOfUsers(url, left),
    'DELETE /v1/users/delete': () => {
      left = left.slice(0, 20)
      return json({ results: true })
    },
  })
  await person.click(await screen.findByRole('button', { name: 'Nästa sida' }))
  await person.click(await screen.findByRole('button', { name: 'Radera Person 021' }))
  const before = history.length
  const dialog = within(screen.getByRole('alertdialog'))
  await person.click(dialog.getByRole('button', { name: 'Radera' }))
  expect(await screen.findByText('1–20 av 20')).toBeDefined()
  expect([location.search, history.length]).toEqual(['', before])
})

// A hundred rows take their time without a browser.
const long = { timeout: 30_000 }

test(
  'who is selected stays so on other pages, and no more than can be deleted at once are',
  long,
  async () => {
    const { person } = await usersPage(
      { [path]: ({ url }) => pageOfUsers(url, crowd) },
      '/users?antal=50',
    )
    await person.click(await screen.findByRole('checkbox', { name: 'Markera Person 001' }))
    await person.click(screen.getByRole('button', { name: 'Nästa sida' }))
    await screen.findByText('51–100 av 134', {}, long)
    const all = screen.getByRole('checkbox', { name: 'Markera alla på sidan' })
    expect(all).toHaveProperty('checked', false)
    expect(screen.getByText('1 markerad')).toBeDefined()
    await person.click(all)
    expect(await screen.findByText('51 markerade', {}, long)).toBeDefined()
    expect(screen.getByText('Högst 50 kan raderas åt gången.')).toBeDefined()
    const remove = screen.getByRole('button', { name: 'Radera markerade' })
    expect(remove.ariaDisabled).toBe('true')
    await person.click(screen.getByRole('checkbox', { name: 'Markera Person 051' }))
    await screen.findByText('50 markerade', {}, long)
    await person.click(remove)
    const dialog = within(screen.getByRole('alertdialog'))
    expect(dialog.getByText(/50 konton: Person 001, Person 052,/)).toBeDefined()
  },
)
