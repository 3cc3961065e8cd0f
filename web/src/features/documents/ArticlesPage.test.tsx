import { act, screen, waitFor, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { articles, crowd } from '../../testing/articles.tsx'
import { pageOfRows } from '../../testing/pages.ts'
import { json, refusal } from '../../testing/server.ts'

const all = 'GET /v1/Dokument/all'
const cells = () =>
  screen
    .getAllByRole('row')
    .slice(1)
    .map((row) =>
      within(row)
        .getAllByRole('cell')
        .map(({ textContent }) => textContent),
    )
const titles = () => screen.getAllByRole('columnheader').map(({ textContent }) => textContent)

test('staff read the documents: title, the beginning of the text, and the day', async () => {
  await articles()
  await screen.findByText('Resepolicy')
  expect(screen.getByRole('heading', { name: 'Dokument', level: 1 })).toBeDefined()
  expect(titles()).toEqual(['Rubrik', 'Innehåll', 'Datum', 'Åtgärder'])
  expect(cells()[0]?.slice(0, 3)).toEqual([
    'Resepolicy',
    'Vi reser i första hand med tåg, och…',
    'Datum 2026-08-16',
  ])
  expect(screen.queryByRole('link', { name: 'Nytt dokument' })).toBeNull()
  expect(screen.queryByRole('button', { name: 'Radera Resepolicy' })).toBeNull()
})

test('the news are news: the day, the heading, and how they begin', async () => {
  await articles({}, '/Nyheter')
  const item = within(await screen.findByRole('listitem'))
  expect(item.getByText('16 augusti 2026')).toBeDefined()
  expect(item.getByRole('heading', { name: 'Resepolicy', level: 2 })).toBeDefined()
  expect(item.getByText(/^Vi reser i första hand med tåg/)).toBeDefined()
  expect(item.queryByRole('link', { name: /^Redigera/ })).toBeNull()
  expect(screen.getByRole('heading', { name: 'Nyheter', level: 1 })).toBeDefined()
  expect(screen.getByRole('searchbox', { name: 'Sök nyheter' })).toBeDefined()
})

test('five show at a time, the page is in the address, and there is no other size to choose', async () => {
  const { person } = await articles({ [all]: ({ url }) => pageOfRows(url, crowd(7)) })
  await screen.findByText('Rad 5')
  expect(cells()).toHaveLength(5)
  expect(screen.queryByLabelText('Rader per sida')).toBeNull()
  await person.click(screen.getByRole('button', { name: 'Nästa sida' }))
  await waitFor(() => expect(cells().map(([title]) => title)).toEqual(['Rad 6', 'Rad 7']))
  expect(globalThis.location.search).toBe('?sida=2')
})

test('what is sought goes to the server once somebody pauses', async () => {
  const { person, asked } = await articles()
  await screen.findByText('Resepolicy')
  await person.type(screen.getByRole('searchbox', { name: 'Sök dokument' }), 'tåg')
  await waitFor(() => expect(globalThis.location.search).toBe('?sok=t%C3%A5g'))
  await waitFor(() =>
    expect(asked('Dokument/all')).toEqual([
      '?searchTerm=&size=5&from=0',
      '?searchTerm=t%C3%A5g&size=5&from=0',
    ]),
  )
})

test('an empty list says so, and one that nothing is found in leads back to all', async () => {
  const { person } = await articles({ [all]: ({ url }) => pageOfRows(url, []) }, '/Dokument?sok=x')
  await screen.findByText('Inget dokument passar sökningen. Prova färre ord.')
  expect(screen.getByText('Inga träffar')).toBeDefined()
  await person.click(screen.getByRole('button', { name: 'Visa alla' }))
  expect(await screen.findByText('Inga dokument än')).toBeDefined()
})

test.each([
  ['documents', '/Dokument', all, 'Inga dokument än'],
  ['news', '/Nyheter', 'GET /v1/Nyhet/all', 'Inga nyheter än'],
])('nobody is told that there are no %s before all have been read', async (_, at, path, none) => {
  const reply = Promise.withResolvers<void>()
  const answer = async ({ url }: Request) => {
    if (!url.includes('=x')) await reply.promise
    return pageOfRows(url, [])
  }
  const { person } = await articles({ [path]: answer }, `${at}?sok=x`)
  await screen.findByText('Inga träffar')
  await person.click(screen.getByRole('button', { name: 'Visa alla' }))
  await waitFor(() => expect(screen.queryByText('Inga träffar')).toBeNull())
  expect(screen.queryByText(none)).toBeNull()
  reply.resolve()
  expect(await screen.findByText(none)).toBeDefined()
})

test('a list that cannot be read says why, and can be tried again', async () => {
  const answers = [refusal(500, 'Något gick fel hos oss.'), json({ results: crowd(1) })]
  const { person } = await articles({ [all]: () => answers.shift() ?? json({}) })
  await screen.findByText('Dokumenten kunde inte hämtas.')
  expect(screen.getByText('Dokumenten kunde inte hämtas')).toBeDefined()
  await person.click(screen.getByRole('button', { name: 'Försök igen' }))
  expect(await screen.findByText('Rad 1')).toBeDefined()
})

test('administrators see what is only a draft, and delete after a question', async () => {
  let there = 2
  const { person, requests } = await articles(
    {
      [all]: ({ url }) => pageOfRows(url, crowd(there)),
      'DELETE /v1/Dokument/delete': () => {
        there = 1
        return json({ results: true })
      },
    },
    '/Dokument',
    true,
  )
  await person.click(await screen.findByRole('button', { name: 'Radera Rad 2' }))
  const question = within(screen.getByRole('alertdialog', { name: 'Radera dokumentet?' }))
  expect(question.getByText('Vill du radera dokumentet ”Rad 2”?')).toBeDefined()
  await person.click(question.getByRole('button', { name: 'Avbryt' }))
  expect(requests.some(({ method }) => method === 'DELETE')).toBe(false)
  await person.click(screen.getByRole('button', { name: 'Radera Rad 2' }))
  await person.click(screen.getByRole('button', { name: 'Radera' }))
  expect(await screen.findByText('Dokumentet är raderat.')).toBeDefined()
  await waitFor(() => expect(screen.queryByText('Rad 2')).toBeNull())
  expect(requests.find(({ method }) => method === 'DELETE')?.url).toContain('?id=c1')
})

test('a document that cannot be deleted stays, and the server’s words are told', async () => {
  const { person } = await articles(
    { 'DELETE /v1/Dokument/delete': () => refusal(500, 'Något gick fel hos oss.') },
    '/Dokument',
    true,
  )
  expect(await screen.findByText('Utkast')).toBeDefined()
  expect(screen.getByRole('link', { name: 'Nytt dokument' })).toBeDefined()
  await person.click(screen.getByRole('button', { name: 'Radera Resepolicy' }))
  await person.click(screen.getByRole('button', { name: 'Radera' }))
  const toast = await screen.findByText('Texten kunde inte raderas.')
  expect(toast.parentElement?.textContent).toContain('Något gick fel hos oss.')
  expect(screen.getByText('Resepolicy')).toBeDefined()
})

test('a page that is behind the end, since others have deleted, is the last one, with the way back', async () => {
  const { person } = await articles(
    { [all]: ({ url }) => pageOfRows(url, crowd(7)) },
    '/Dokument?sida=40',
  )
  expect(await screen.findByText('6–7 av 7')).toBeDefined()
  expect(screen.getByRole('button', { name: 'Nästa sida' }).ariaDisabled).toBe('true')
  await person.click(screen.getByRole('button', { name: 'Föregående sida' }))
  expect(await screen.findByText('1–5 av 7')).toBeDefined()
  expect(globalThis.location.search).toBe('')
})

test('the rows of a page stay until those of the next one are there, and no press is taken meanwhile', async () => {
  const next = Promise.withResolvers<Response>()
  const { person, asked } = await articles({
    [all]: ({ url }) => (url.includes('from=5') ? next.promise : pageOfRows(url, crowd(12))),
  })
  await screen.findByText('Rad 5')
  const onwards = screen.getByRole('button', { name: 'Nästa sida' })
  await person.click(onwards)
  await waitFor(() => expect(screen.getByRole('table').ariaBusy).toBe('true'))
  expect(onwards.ariaDisabled).toBe('true')
  await person.click(onwards)
  expect(screen.getByText('1–5 av 12')).toBeDefined()
  const [, second = ''] = asked('Dokument/all')
  next.resolve(pageOfRows(`https://portalen.example.se/${second}`, crowd(12)))
  expect(await screen.findByText('6–10 av 12')).toBeDefined()
  expect(globalThis.location.search).toBe('?sida=2')
  await waitFor(() => expect(document.activeElement).toBe(onwards))
})

test('documents that were read stay where they cannot be read again, which is told', async () => {
  const answers = [json({ results: crowd(1) })]
  await articles({ [all]: () => answers.shift() ?? refusal(500, 'Något gick fel hos oss.') })
  await screen.findByText('Rad 1')
  await act(async () => {
    document.dispatchEvent(new Event('visibilitychange', { bubbles: true }))
  })
  expect(await screen.findByText('Dokumenten kunde inte hämtas.')).toBeDefined()
  expect(screen.getByText('Rad 1')).toBeDefined()
})
