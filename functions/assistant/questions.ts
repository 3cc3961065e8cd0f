import { assistant } from '../../shared/contract/assistant.ts'
import { questionLimits } from '../../shared/questionLimits.ts'
import {
  byOrdering,
  categoriesOf,
  fromProviders,
  withSubject,
} from '../../shared/rules/questions/library.ts'
import { searchFor } from '../../shared/rules/search.ts'
import { revalidatingEndpoint } from '../platform/http/revalidatingEndpoint.ts'
import { carried } from '../platform/lists/carried.ts'
import { pageOf } from '../platform/lists/pageOf.ts'
import { cardNow } from '../platform/models/certificates.ts'
import { exchangesNow } from '../platform/models/successors.ts'
import { cards } from '../stores/questions/cards.ts'

const source = { version: cards.version, read: () => cards.all() }

export const handler = revalidatingEndpoint(
  assistant['assistant.questions'],
  source,
  ({ input: { filterOptions, searchTerm, size, from, Category, ids }, list }) => {
    const isSought = searchFor(searchTerm)
    const named = new Set(ids)
    const found = list
      .filter(fromProviders(filterOptions))
      .filter((card) => Category === '' || card.Category === Category)
      .filter(({ id }) => named.size === 0 || named.has(id))
      .filter(({ QuestionLabel, subtext, Category: category }) =>
        isSought(`${QuestionLabel} ${subtext} ${category}`),
      )
      .toSorted(byOrdering)
      .map((card) => withSubject(cardNow(card)))
    if (size === undefined) return carried(found)
    const { rows, page } = pageOf(found, { size, from })
    const categories = categoriesOf(list).slice(0, questionLimits.categories)
    return { results: rows, page: { ...page, all: list.length, categories } }
  },
  { seenBy: () => [exchangesNow()] },
)
