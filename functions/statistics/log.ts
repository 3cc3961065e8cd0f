import { statistics } from '../../shared/contract/statistics.ts'
import { limits } from '../../shared/limits.ts'
import { endpoint } from '../platform/http/endpoint.ts'
import { invalid } from '../runtime/errors.ts'
import { searchFor } from '../../shared/rules/search.ts'
import { type CommonEntry, commonLog, newestOfAll } from '../stores/log/commonLog.ts'
import { users } from '../stores/people/users.ts'

const pageSize = limits.logPageSize

/** Entries that a search reads at a time, and at most in one call; the next page goes on from there. */
const chunk = 200
const mostRead = 2_000

type Found = { rows: CommonEntry[]; hasMore: boolean; before: string | undefined }

/** The newest entries before one that somebody seeks: a page and whether there is more, or what so many entries hold. */
async function search(before: string, isSought: (entry: CommonEntry) => boolean): Promise<Found> {
  const rows: CommonEntry[] = []
  let last = before
  for (let read = 0; read < mostRead; read += chunk) {
    const entries = await commonLog.newest(last, chunk)
    for (const entry of entries) {
      const isFound = isSought(entry)
      if (isFound && rows.length === pageSize) return { rows, hasMore: true, before: last }
      if (isFound) rows.push(entry)
      last = entry.id
    }
    if (entries.length < chunk) return { rows, hasMore: false, before: undefined }
  }
  return { rows, hasMore: true, before: last }
}

async function plainPage(before: string): Promise<Found> {
  // One more says whether there is another page.
  const entries = await commonLog.newest(before, pageSize + 1)
  const rows = entries.slice(0, pageSize)
  return { rows, hasMore: entries.length > pageSize, before: rows.at(-1)?.id }
}

/** Where a page begins: where the one before ended, or by reading all of those before it. */
async function startOf(page: number, read: (before: string) => Promise<Found>): Promise<string> {
  let before = newestOfAll
  for (let passed = 0; passed < page; passed++) {
    const found = await read(before)
    if (!found.hasMore || found.before === undefined) return ''
    before = found.before
  }
  return before
}

/** Throws 400 where one of them is nobody's id. Whoever is gone has left entries, as long as these are kept. */
async function checkKnown(ids: string[]): Promise<void> {
  const people = await Promise.all(ids.map((id) => users.get(id)))
  const unknown = people.indexOf(undefined)
  if (unknown !== -1) throw invalid({ [`filterOptions.${unknown}`]: 'Personen finns inte.' })
}

export const handler = endpoint(statistics['statistics.log'], async ({ input }) => {
  const { filterOptions, searchTerm, page } = input
  const matches = searchFor(searchTerm)
  const isPlain = filterOptions.length === 0 && searchTerm === ''
  const isSought = ({ userid, userName, message }: CommonEntry) =>
    (filterOptions.length === 0 || filterOptions.includes(userid)) &&
    matches(`${userName} ${message}`)
  const read = (before: string) => (isPlain ? plainPage(before) : search(before, isSought))
  const start = input.before ?? (await startOf(page, read))
  // An empty key is no key, and nothing comes before it.
  if (start === '') return { results: { rows: [], page, hasMore: false } }
  const found = await read(start)
  const isNothing = found.rows.length === 0 && !found.hasMore
  if (isNothing && searchTerm === '') await checkKnown(filterOptions)
  return { results: { ...found, page } }
})
