import { users, type UserSummary } from '../../shared/contract/users.ts'
import { serverLimits } from '../../shared/serverLimits.ts'
import { nameOf } from '../../shared/rules/people/names.ts'
import { revalidatingEndpoint } from '../platform/http/revalidatingEndpoint.ts'
import { isInOrder } from '../stores/people/listOrder.ts'
import { wordsOf } from '../stores/people/words.ts'
import { cursorOf } from './cursor.ts'
import { everybody } from './everybody.ts'
import { hasWords, indexedPage, soughtWords } from './indexedPage.ts'

const size = serverLimits.peopleFound

// Colleagues learn an address by the name, not the other way round.
const named = (words: string[]) => hasWords(words, (person) => wordsOf(nameOf(person)))

const told = (people: UserSummary[]) => ({
  results: people.slice(0, size).map((person) => ({ name: nameOf(person), Email: person.Email })),
})

export const handler = revalidatingEndpoint(
  users['users.find'],
  everybody,
  ({ input, list }) => {
    const isNamed = named(soughtWords(input.searchTerm))
    return told(list.filter((person) => !person.InAktiv && isNamed(person)))
  },
  {
    withoutList: async ({ searchTerm }) => {
      const words = soughtWords(searchTerm)
      if (words.length === 0) return { results: [] }
      if (!(await isInOrder())) return undefined
      const { found } = await indexedPage({
        words,
        filter: ['active'],
        place: cursorOf(''),
        size,
        descending: false,
        also: named(words),
      })
      return told(found.people)
    },
  },
)
