import { act, screen, waitFor, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { open, signedIn } from '../../../testing/open.tsx'
import { json, karin, refusal, serve } from '../../../testing/server.ts'

const row = (id: string) => ({
  id,
  userid: 'u1',
  userName: 'Anna Bergström',
  message: `Händelse ${id}`,
  sdate: '2026-11-20T23:30:15.000Z',
})

/** Karin's lobby, whose log is answered by what a search asks for: the term, and where it goes on. */
async function log(
  answer: (term: string, before: string) => object | Promise<object>,
  address = '/Lobby',
) {
  const asked: string[] = []
  serve({
    'POST /v1/auth/me': () => json({ user: karin }),
    'GET /v1/Statistic/Logg': async ({ url }) => {
      const { searchParams } = new URL(url)
      const [term, before] = [
        searchParams.get('searchTerm') ?? '',
        searchParams.get('before') ?? '',
      ]
      if (term !== '') asked.push(`${term} ${before}`.trim())
      return json({
        results: { page: 0, hasMore: false, ...(await answer(term, before)) },
      })
    },
  })
  signedIn()
  const person = await open(address)
  const panel = within(await screen.findByRole('region', { name: 'Logg' }))
  await panel.findByText(/^Händelse (?:ny|gammal)/)
  const seek = (term: string) => person.type(panel.getByRole('searchbox'), `${term}{Enter}`)
  return { person, panel, asked, seek }
}

const newest = { rows: [row('ny')] }
const nothingUntil = (before: string) => ({ rows: [], hasMore: true, before })

test('a search that finds nothing among the newest goes on by itself, and says so', async () => {
  const older = Promise.withResolvers<object>()
  const { panel, asked, seek } = await log((term, before) => {
    if (term === '') return newest
    return before === '' ? nothingUntil('l9') : older.promise
  })
  await seek('gammal')
  expect(
    await panel.findByText('Letar bland äldre händelser …', { selector: 'output' }),
  ).toBeDefined()
  expect(panel.queryByRole('table')).toBeNull()
  older.resolve({ rows: [row('gammal')] })
  expect(await panel.findByText('Händelse gammal')).toBeDefined()
  expect(panel.queryByText(/^Letar/)).toBeNull()
  expect(panel.getByText('1–1', { selector: 'nav *' })).toBeDefined()
  expect(panel.getByRole('button', { name: 'Föregående sida' }).ariaDisabled).toBe('true')
  expect(asked).toEqual(['gammal', 'gammal l9'])
})

test('whose doing it was is never cut off: a finger could not read the rest', async () => {
  const { panel } = await log(() => newest)
  expect(getComputedStyle(panel.getByText('Anna Bergström')).textOverflow).not.toBe('ellipsis')
})

test('at the end of the log a search says that nothing was found', async () => {
  const { person, panel, asked, seek } = await log((term, before) => {
    if (term === '') return newest
    return before === 'l1' ? { rows: [] } : nothingUntil(before === '' ? 'l9' : 'l1')
  })
  await seek('saknas')
  const message = 'Inget i loggen passar sökningen. Prova färre ord.'
  expect(await panel.findByText(message, { selector: 'output' })).toBeDefined()
  expect(asked).toEqual(['saknas', 'saknas l9', 'saknas l1'])
  await person.click(panel.getByRole('button', { name: 'Visa alla' }))
  expect(await panel.findByText('Händelse ny')).toBeDefined()
})

test('a page behind the last entry says that there are no more, and leads back', async () => {
  const { person, panel } = await log((_, before) =>
    before === '' ? { ...newest, hasMore: true, before: 'ny' } : { rows: [] },
  )
  await person.click(panel.getByRole('button', { name: 'Nästa sida' }))
  expect(await panel.findByText('Inga fler händelser')).toBeDefined()
  await person.click(panel.getByRole('button', { name: 'Föregående sida' }))
  expect(await panel.findByText('Händelse ny')).toBeDefined()
})

test('a search that is cleared leads to the newest page', async () => {
  const { person, panel, seek } = await log((term, before) => {
    if (term !== '') return { rows: [row('gammal')] }
    return before === '' ? { ...newest, hasMore: true, before: 'l9' } : { rows: [row('äldre')] }
  })
  await person.click(panel.getByRole('button', { name: 'Nästa sida' }))
  await panel.findByText('Händelse äldre')
  await seek('gammal')
  await panel.findByText('Händelse gammal')
  await person.clear(panel.getByRole('searchbox'))
  expect(await panel.findByText('Händelse ny')).toBeDefined()
})

test('a search stands in the address: a reload finds the same', async () => {
  const found = (term: string) => (term === 'gammal' ? { rows: [row('gammal')] } : newest)
  const { person, panel, asked, seek } = await log(found, '/Lobby?sok=gammal')
  expect(panel.getByText('Händelse gammal')).toBeDefined()
  await person.clear(panel.getByRole('searchbox'))
  expect(await panel.findByText('Händelse ny')).toBeDefined()
  await seek('gammal')
  expect(await panel.findByText('Händelse gammal')).toBeDefined()
  expect([location.search, asked[0]]).toEqual(['?sok=gammal', 'gammal'])
})

test('a second press waits for the page that the first has asked for', async () => {
  const second = Promise.withResolvers<object>()
  const asked: string[] = []
  const { person, panel } = await log((_, before) => {
    if (before !== '') asked.push(before)
    if (before === 'l9') return second.promise
    return before === ''
      ? { rows: [row('ny')], hasMore: true, before: 'l9' }
      : { rows: [row('äldst')] }
  })
  const next = panel.getByRole('button', { name: 'Nästa sida' })
  await person.click(next)
  expect([next.ariaDisabled, document.activeElement]).toEqual(['true', next])
  await person.click(next)
  second.resolve({ rows: [row('äldre')], hasMore: true, before: 'l5' })
  expect(await panel.findByText('Händelse äldre')).toBeDefined()
  expect([panel.getByRole('button', { name: 'Nästa sida' }).ariaDisabled, asked]).toEqual([
    'false',
    ['l9'],
  ])
  await person.click(next)
  expect(await panel.findByText('Händelse äldst')).toBeDefined()
  expect(asked).toEqual(['l9', 'l5'])
})

test('a log that cannot be read is told in the catalogue’s words, until it can', async () => {
  let fails = true
  serve({
    'POST /v1/auth/me': () => json({ user: karin }),
    'GET /v1/Statistic/Logg': () =>
      fails
        ? refusal(500, 'Något gick fel hos oss.')
        : json({ results: { page: 0, hasMore: false, ...newest } }),
  })
  signedIn()
  const person = await open('/Lobby')
  expect(await screen.findByText(/^Loggen kunde inte hämtas\./)).toBeDefined()
  const panel = within(await screen.findByRole('region', { name: 'Logg' }))
  fails = false
  await person.click(await panel.findByRole('button', { name: 'Försök igen' }))
  expect(await panel.findByText('Händelse ny')).toBeDefined()
  await waitFor(() => expect(screen.queryByText(/^Loggen kunde inte hämtas\./)).toBeNull())
})

test('a log that was read stays where it cannot be read anew, and no toast tells of it', async () => {
  let isBroken = false
  let failures = 0
  await log(() => {
    if (!isBroken) return newest
    failures += 1
    return Promise.reject(new TypeError('gone'))
  })
  isBroken = true
  await act(async () => document.dispatchEvent(new Event('visibilitychange', { bubbles: true })))
  await waitFor(() => expect(failures).toBeGreaterThan(0))
  // Longer than a failure takes to be told.
  await act(() => new Promise((resolve) => setTimeout(resolve, 100)))
  expect(screen.getByText('Händelse ny')).toBeDefined()
  expect(screen.queryByText(/^Loggen kunde inte hämtas/)).toBeNull()
})

test('from the third page one press leads to the second, and one to the newest', async () => {
  const { person, panel } = await log((_, before) => {
    if (before === '') return { ...newest, hasMore: true, before: 'l9' }
    return before === 'l9'
      ? { rows: [row('äldre')], hasMore: true, before: 'l5' }
      : { rows: [row('äldst')] }
  })
  const button = (name: string) => panel.getByRole('button', { name })
  const comesTo = async (name: string, found: string) => {
    await person.click(button(name))
    await panel.findByText(`Händelse ${found}`)
  }
  expect(button('Första sidan').ariaDisabled).toBe('true')
  expect(button('Föregående sida').ariaDisabled).toBe('true')
  await comesTo('Nästa sida', 'äldre')
  await comesTo('Nästa sida', 'äldst')
  await comesTo('Föregående sida', 'äldre')
  await comesTo('Nästa sida', 'äldst')
  await comesTo('Första sidan', 'ny')
  expect(button('Första sidan').ariaDisabled).toBe('true')
})

test('the pages of a search are counted by what they show, also where one has few', async () => {
  const { person, panel, seek } = await log((term, before) => {
    if (term === '') return newest
    return before === ''
      ? { rows: [row('gammal1'), row('gammal2')], hasMore: true, before: 'l9' }
      : { rows: [row('gammal3')] }
  })
  await seek('gammal')
  await panel.findByText('Händelse gammal2')
  expect(panel.getByText('1–2', { selector: 'nav *' })).toBeDefined()
  await person.click(panel.getByRole('button', { name: 'Nästa sida' }))
  await panel.findByText('Händelse gammal3')
  expect(panel.getByText('3–3', { selector: 'nav *' })).toBeDefined()
})

test('which entries a search shows is read out once', async () => {
  const { panel, seek } = await log((term) =>
    term === '' ? newest : { rows: [row('gammal1'), row('gammal2')] },
  )
  await seek('gammal')
  await panel.findByText('Händelse gammal2')
  const told = panel.getAllByText('1–2').filter(({ ariaLive }) => ariaLive !== 'off')
  expect(told).toHaveLength(1)
})

test('what stood there before a search is not read out as what it found', async () => {
  const found = Promise.withResolvers<object>()
  const { panel, seek } = await log((term) => (term === '' ? newest : found.promise))
  await seek('gammal')
  await waitFor(() => expect(panel.getByRole('table').getAttribute('aria-busy')).toBe('true'))
  const heard = { selector: ':not(nav) > output' }
  expect(panel.queryByText('1–1', heard)).toBeNull()
  found.resolve({ rows: [row('gammal')] })
  expect(await panel.findByText('1–1', heard)).toBeDefined()
})
