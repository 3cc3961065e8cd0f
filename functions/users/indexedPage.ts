import type { UserFilter, UserPage, UserSummary } from '../../shared/contract/users.ts'
import { nameOf } from '../../shared/rules/people/names.ts'
import { bySwedish } from '../../shared/rules/swedishOrder.ts'
import { type Found, isWithin, pageOfPeople, type Range } from '../stores/people/pages.ts'
import { wordsOf, wordsOfPerson } from '../stores/people/words.ts'
import { type Cursor, textOf } from './cursor.ts'
import { passes, restricting } from './filters.ts'

// A search of several words goes by the first of two of which so few begin like it; otherwise it reads so far in one go.
const few = 40
const many = 500
const wordsTried = 2
const mostRead = 2_000

type Asked = {
  words: string[]
  filter: UserFilter[]
  place: Cursor
  size: number
  descending: boolean
  /** What else somebody has to be. */
  also?: (person: UserSummary) => boolean
}

/** The words of a search, those that fewest people have first: the long ones, and what stands behind @ at last. */
export function soughtWords(searchTerm: string): string[] {
  const [before = '', ...behind] = searchTerm.split('@')
  const byLength = (text: string) => wordsOf(text).toSorted((a, b) => b.length - a.length)
  return [...new Set([...byLength(before), ...byLength(behind.join(' '))])]
}

/** Whether a person has all words of a search, each as the beginning of one of theirs. */
export const hasWords = (words: string[], textOfPerson: (person: UserSummary) => string[]) =>
  words.length === 0
    ? () => true
    : (person: UserSummary) => {
        const theirs = textOfPerson(person)
        return words.every((word) => theirs.some((one) => one.startsWith(word)))
      }

/** Those who are so few that they have a list of their own. */
function markOf(filter: UserFilter[]): Range {
  const chosen = restricting(filter)
  if (chosen.includes('admin')) return { mark: 'admin' }
  return chosen.includes('inactive') ? { mark: 'inactive' } : undefined
}

type Way = [word: string, range: Range]

/**
 * By which rows a page is found: the words that are tried in their order as long as few begin like them, and what is read
 * where they are not, which is whoever has the mark or the first word. A later page goes the way of the one before.
 */
function waysOf({ words, filter, place }: Asked): { tried: Way[]; last: Way } {
  const marked = markOf(filter)
  const byMark: Way = ['', marked]
  const known = words.find((word) => word === place.word)
  if (known !== undefined) return { tried: [], last: [known, { word: known }] }
  if (words.length === 0 || (marked && place.at !== undefined)) return { tried: [], last: byMark }
  const tried = words.slice(0, wordsTried).map((word): Way => [word, { word }])
  const [first = byMark] = tried
  return { tried: tried.length > 1 || marked ? tried : [], last: marked ? byMark : first }
}

/** A page of the list by name, or of whom a search finds, by the keys of the table. */
export async function indexedPage(asked: Asked): Promise<{ found: Found; word: string }> {
  const { words, filter, place, size, descending, also = () => true } = asked
  const [isLeft, hasAll] = [passes(filter), hasWords(words, wordsOfPerson)]
  const { tried, last } = waysOf(asked)
  const read = ([, range]: Way, atOnce: number, most: number) =>
    pageOfPeople(range, {
      at: place.at !== undefined && isWithin(range, place.at) ? place.at : undefined,
      backwards: place.backwards !== descending,
      size,
      shows: (person) => isLeft(person) && hasAll(person) && also(person),
      atOnce,
      most,
    })
  for (const one of tried) {
    const found = await read(one, few, few)
    if (found.whole || found.people.length === size) return { found, word: one[0] }
  }
  const [word] = last
  // Of those with a mark a word leaves few.
  const isMarkedWithWords = word === '' && words.length > 0
  const atOnce = isMarkedWithWords ? many : words.length > 1 || asked.also ? few : size + 1
  return { found: await read(last, atOnce, mostRead), word }
}

/** What the answer says of such a page. */
export function toldOf(
  { words, descending }: Asked,
  { found, word }: { found: Found; word: string },
): { results: UserSummary[]; page: Pick<UserPage, 'previous' | 'next' | 'sorted'> } {
  const [before, behind] = descending ? [found.next, found.previous] : [found.previous, found.next]
  const people = descending ? found.people.toReversed() : found.people
  const isByName = words.length === 0 || found.whole
  const results =
    words.length > 0 && found.whole
      ? people.toSorted((a, b) => bySwedish(nameOf(a), nameOf(b)))
      : people
  return {
    results,
    page: {
      ...(before !== undefined && { previous: textOf({ word, at: before, backwards: true }) }),
      ...(behind !== undefined && { next: textOf({ word, at: behind, backwards: false }) }),
      ...(isByName && { sorted: descending ? '-name' : 'name' }),
    },
  }
}
