import { questions as route } from '../../shared/contract/questions.ts'
import { byOrdering, fromProviders } from '../../shared/rules/library.ts'
import { searchFor } from '../../shared/rules/search.ts'
import { revalidatingEndpoint } from '../platform/revalidatingEndpoint.ts'
import { questions } from '../stores/questions.ts'

const source = { version: questions.version, read: () => questions.all() }

/** HTML as it is searched. A parser would be a fifth of this Lambda, and nothing of this is shown. */
const readable = (html: string): string =>
  html
    .replaceAll(/<[^>]*>/g, '')
    .replaceAll('&nbsp;', ' ')
    .replaceAll('&amp;', '&')

export const handler = revalidatingEndpoint(
  route['questions.all'],
  source,
  ({ input: { filterOptions, searchTerm }, list }) => {
    const isSought = searchFor(searchTerm)
    return {
      results: list
        .filter(fromProviders(filterOptions))
        .filter(({ QuestionLabel, subtext, Question }) =>
          isSought(`${QuestionLabel} ${subtext} ${readable(Question ?? '')}`),
        )
        .toSorted(byOrdering),
    }
  },
)
