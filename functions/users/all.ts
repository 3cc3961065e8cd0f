import type * as z from 'zod/mini'
import { lastPage } from '../../shared/contract/http/lastPage.ts'
import { users, type UserSummary, userSorts } from '../../shared/contract/users.ts'
import { serverLimits } from '../../shared/serverLimits.ts'
import { nameOf } from '../../shared/rules/people/names.ts'
import { searchFor } from '../../shared/rules/search.ts'
import { revalidatingEndpoint } from '../platform/http/revalidatingEndpoint.ts'
import { isInOrder } from '../stores/people/listOrder.ts'
import { countPeople } from '../stores/people/pages.ts'
import { wordsOfPerson } from '../stores/people/words.ts'
import { cursorOf } from './cursor.ts'
import { everybody } from './everybody.ts'
import { passes, restricting } from './filters.ts'
import { foundOfMany, tooMany } from './foundOfMany.ts'
import { hasWords, indexedPage, soughtWords, toldOf } from './indexedPage.ts'
import { sortedPage } from './sortedPage.ts'

type Input = z.infer<(typeof users)['users.all']['input']>

/** Whether the table's own order does: by name, either way, and a search in whatever order its words are found. */
const isKept = (words: string[], sort: Input['sort']) =>
  words.length > 0 ? sort === undefined : sort === undefined || /^-?name$/.test(sort)

/**
 * A page straight from the table. Undefined where the whole list is needed: to sort it by something else, as far as it is
 * short enough for that, and until everybody is listed by name.
 */
async function pageWithoutList({ size, cursor, filterOptions, searchTerm, sort }: Input) {
  if (size === undefined || !(await isInOrder())) return undefined
  const words = soughtWords(searchTerm)
  // Of signs alone nobody's name is made.
  if (searchTerm !== '' && words.length === 0) return { results: [], page: { total: 0, sorts: [] } }
  const people = await countPeople()
  const isShort = people <= serverLimits.peopleSorted
  if (!isKept(words, sort) && isShort) return undefined
  const isAll = words.length === 0 && restricting(filterOptions).length === 0
  // The last page ends where the pages before it would.
  const ofLast = isAll && cursor === lastPage ? people % size || size : size
  const descending = words.length === 0 && sort === '-name'
  const asked = { words, filter: filterOptions, place: cursorOf(cursor), size: ofLast, descending }
  const read = await indexedPage(asked)
  const { results, page } = toldOf(asked, read)
  const total = isAll ? people : results.length
  const ofOrder = words.length === 0 ? (['name'] as const) : []
  return {
    results,
    page: {
      ...page,
      ...((isAll || read.found.whole) && { total }),
      sorts: isShort ? [...userSorts] : [...ofOrder],
    },
  }
}

async function listOf(list: UserSummary[], { searchTerm, filterOptions }: Input) {
  const words = soughtWords(searchTerm)
  const isMore = list.length > serverLimits.peopleInAnAnswer
  if (isMore && words.length > 0 && (await isInOrder())) return foundOfMany(words, filterOptions)
  const isSought = searchFor(searchTerm)
  const results = list
    .slice(0, serverLimits.peopleInAnAnswer)
    .filter(passes(filterOptions))
    .filter((person) => isSought(`${nameOf(person)} ${person.Email}`))
  return { results, ...(isMore && { message: tooMany(serverLimits.peopleInAnAnswer) }) }
}

export const handler = revalidatingEndpoint(
  users['users.all'],
  everybody,
  ({ input, list }) => {
    const { size, cursor, filterOptions, searchTerm, sort = 'name' } = input
    if (size === undefined) return listOf(list, input)
    const left = list
      .filter(passes(filterOptions))
      .filter(hasWords(soughtWords(searchTerm), wordsOfPerson))
    return sortedPage(left, { place: cursorOf(cursor), size, sort })
  },
  { withoutList: pageWithoutList },
)
