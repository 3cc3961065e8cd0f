import type { UserFilter, UserSummary } from '../../shared/contract/users.ts'
import { serverLimits } from '../../shared/serverLimits.ts'
import { nameOf } from '../../shared/rules/people/names.ts'
import { bySwedish } from '../../shared/rules/swedishOrder.ts'
import { cursorOf } from './cursor.ts'
import { indexedPage } from './indexedPage.ts'

const byName = (people: UserSummary[]): UserSummary[] =>
  people.toSorted((a, b) => bySwedish(nameOf(a), nameOf(b)))

/** What an answer says that carries so many people of more. */
export const tooMany = (most: number): string =>
  `Bara de ${most.toLocaleString('sv')} första visas. Sök för att hitta fler.`

/**
 * Whom a search finds of more people than the list carries, which would not reach them all: by the words' keys, some at once. Once
 * there are `most`, it says that there are more.
 */
export async function foundOfMany(
  words: string[],
  filter: UserFilter[],
  { atOnce, most }: { atOnce: number; most: number } = {
    atOnce: 1_000,
    most: serverLimits.peopleInAnAnswer,
  },
) {
  const results: UserSummary[] = []
  let place = cursorOf('')
  for (;;) {
    const asked = { words, filter, place, size: atOnce, descending: false }
    const { found, word } = await indexedPage(asked)
    results.push(...found.people)
    const { next: at } = found
    if (at === undefined) return { results: byName(results) }
    if (results.length >= most) return { results: byName(results), message: tooMany(most) }
    place = { word, at, backwards: false }
  }
}
