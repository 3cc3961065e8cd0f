import { questions as route } from '../../shared/contract/questions.ts'
import { byOrdering, fromProviders, withSubject } from '../../shared/rules/questions/library.ts'
import { revalidatingEndpoint } from '../platform/http/revalidatingEndpoint.ts'
import { carried } from '../platform/lists/carried.ts'
import { certificateOf } from '../platform/models/certificates.ts'
import { exchangesNow } from '../platform/models/successors.ts'
import { questions } from '../stores/questions/questions.ts'
import { isFound, pageOfLibrary } from './library/libraryPage.ts'

const source = { version: questions.version, read: () => questions.all() }

export const handler = revalidatingEndpoint(
  route['questions.all'],
  source,
  ({ input: { filterOptions, searchTerm }, list }) => {
    const found = list
      .filter(fromProviders(filterOptions))
      .filter(isFound(searchTerm))
      .toSorted(byOrdering)
    return carried(
      found.map(({ Text: _searched, ...question }) => ({
        ...withSubject(question),
        Certificate: certificateOf(question),
      })),
    )
  },
  {
    seenBy: () => [exchangesNow()],
    withoutList: async ({ size, ...input }) =>
      size === undefined ? undefined : pageOfLibrary({ ...input, size }),
  },
)
