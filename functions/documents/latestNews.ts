import { documents } from '../../shared/contract/documents.ts'
import { revalidatingEndpoint } from '../platform/http/revalidatingEndpoint.ts'
import { newestOf, sourceOf } from './read.ts'

export const handler = revalidatingEndpoint(
  documents['documents.latestNews'],
  sourceOf('NEWS'),
  ({ list, caller }) => {
    const newest = newestOf(list)
    return { results: newest?.id === caller.NewsDismissed ? null : newest }
  },
  { seenBy: ({ NewsDismissed }) => [NewsDismissed] },
)
