import { keepPreviousData, queryOptions } from '@tanstack/react-query'
import type { UserFilter } from '../../../../shared/contract/users.ts'
import { api } from '../../api/client.ts'

export const usersQueries = {
  /** What all answers of the list have in common. */
  key: ['users.all'],

  /**
   * The people whom a search and filters leave, in Swedish order. It is asked for anew at every visit, which costs
   * next to nothing while nobody has changed; the rows of the last search show until the next ones are there.
   */
  all: (searchTerm: string, filterOptions: UserFilter[]) =>
    queryOptions({
      queryKey: [...usersQueries.key, { searchTerm, filterOptions }],
      queryFn: ({ signal }) => api.users.all({ searchTerm, filterOptions }, { signal }),
      select: ({ results }) => results,
      placeholderData: keepPreviousData,
      // The client gives the same object while nothing has changed; ten thousand people need not be compared.
      structuralSharing: false,
    }),
}
