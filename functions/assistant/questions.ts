import { assistant } from '../../shared/contract/assistant.ts'
import { byOrdering, fromProviders, withSubject } from '../../shared/rules/library.ts'
import { searchFor } from '../../shared/rules/search.ts'
import { revalidatingEndpoint } from '../platform/http/revalidatingEndpoint.ts'
import { cards } from '../stores/questions/cards.ts'

const source = { version: cards.version, read: () => cards.all() }

export const handler = revalidatingEndpoint(
  assistant['assistant.questions'],
  source,
  ({ input: { filterOptions, searchTerm }, list }) => {
    const isSought = searchFor(searchTerm)
    return {
      results: list
        .filter(fromProviders(filterOptions))
        .filter(({ QuestionLabel, subtext, Category }) =>
          isSought(`${QuestionLabel} ${subtext} ${Category}`),
        )
        .toSorted(byOrdering)
        .map(withSubject),
    }
  },
)
