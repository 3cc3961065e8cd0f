import { questions as route } from '../../shared/contract/questions.ts'
import { byOrdering, fromProviders, withSubject } from '../../shared/rules/library.ts'
import { searchFor } from '../../shared/rules/search.ts'
import { revalidatingEndpoint } from '../platform/http/revalidatingEndpoint.ts'
import { certificateOf } from '../stores/questions/asks.ts'
import { questions } from '../stores/questions/questions.ts'

const source = { version: questions.version, read: () => questions.all() }

export const handler = revalidatingEndpoint(
  route['questions.all'],
  source,
  ({ input: { filterOptions, searchTerm }, list }) => {
    const isSought = searchFor(searchTerm)
    return {
      results: list
        .filter(fromProviders(filterOptions))
        .filter((question) =>
          isSought(`${question.QuestionLabel} ${question.subtext} ${questions.textOf(question)}`),
        )
        .toSorted(byOrdering)
        .map((question) => ({
          ...withSubject(question),
          Certificate: certificateOf(question),
        })),
    }
  },
)
