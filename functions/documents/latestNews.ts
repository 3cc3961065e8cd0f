import { documents } from '../../shared/contract/documents.ts'
import { revalidatingEndpoint } from '../platform/http/revalidatingEndpoint.ts'
import { newestOf, sourceOf } from './read.ts'

export const handler = revalidatingEndpoint(
  documents['documents.latestNews'],
  sourceOf('NEWS'),
  ({ list, caller }) => {
    const { NewsDismissed, NewsDismissedTo } = caller
    const newest = newestOf(list)
    const isDismissed = newest?.id === NewsDismissed || (newest?.sdate ?? '') <= NewsDismissedTo
    return { results: isDismissed ? null : newest }
  },
  { seenBy: ({ NewsDismissed, NewsDismissedTo }) => [NewsDismissed, NewsDismissedTo] },
)
