import { expect, test } from 'vitest'
import { readConfig } from '../../api/config.ts'
import { anna, json, serve, wholeAnswer } from '../../testing/server.ts'
import { signedIn } from '../../testing/open.tsx'
import { stageWith } from '../../testing/settings.ts'
import { ownData } from './ownData.ts'
import { readablePage } from './readablePage.ts'

const entry = (id: string) => ({
  id,
  message: `Gjorde ${id}`,
  sdate: '2026-11-20T08:00:00.000Z',
  userName: 'Anna',
  Firstname: 'Anna',
  Lastname: 'B',
  BildUrl: '',
})

/** What Anna's data is, in a stage whose rooms are not hers. */
function dataOf(answers: Parameters<typeof serve>[0]) {
  stageWith({ rooms: { for: 'administrators', edits: 'all' } })
  readConfig()
  signedIn()
  serve({
    'GET /v1/users/logg/get': () => json({ results: { rows: [], page: 0, hasMore: false } }),
    'GET /v1/user/seen': () => json({ results: [] }),
    'GET /v1/Question/proposals': () => json({ results: [] }),
    ...answers,
  })
  return ownData({ id: anna.id, Role: 1 })
}

test('whoever takes out their answers to read finds what each one builds on', async () => {
  const { said, ...answer } = wholeAnswer('k1', 'Så är det [1].')
  const sources = [{ nr: 1, url: 'https://www.riksdagen.se/lag', title: 'Kommunallagen' }]
  const rows = [{ ...answer, said: said.map((turn) => ({ ...turn, sources })) }]
  const data = await dataOf({ 'GET /v1/Svar/all': () => json({ results: { rows } }) })
  const page = new DOMParser().parseFromString(readablePage(data), 'text/html')
  const told = page.querySelector('article')?.textContent
  expect(told).toContain('Så är det [1].')
  expect(told).toContain('Kommunallagen')
  expect(told).toContain('https://www.riksdagen.se/lag')
})

test('what happens while somebody takes out their data stands there once', async () => {
  const { log } = await dataOf({
    'GET /v1/users/logg/get': ({ url }) => {
      const page = Number(new URL(url).searchParams.get('page'))
      // One more entry has come between: the first page's last one is the second page's first.
      const rows = page === 0 ? [entry('a'), entry('b')] : [entry('b'), entry('c')]
      return json({ results: { rows, page, hasMore: page === 0 } })
    },
  })
  expect(log.map(({ id }) => id)).toEqual(['a', 'b', 'c'])
})

test('whoever takes out their data has all their answers, also those that one call does not give', async () => {
  const asked: unknown[] = []
  const { answers } = await dataOf({
    'GET /v1/Svar/all': ({ url }) => {
      const { searchParams } = new URL(url)
      const before = searchParams.get('before')
      asked.push([before, searchParams.get('whole')])
      const results =
        before === null
          ? { rows: [wholeAnswer('k2', 'Två')], next: 'k2' }
          : { rows: [wholeAnswer('k1', 'Ett')] }
      return json({ results })
    },
  })
  expect(answers.map(({ id }) => id)).toEqual(['k2', 'k1'])
  expect(asked).toEqual([
    [null, 'true'],
    ['k2', 'true'],
  ])
})
