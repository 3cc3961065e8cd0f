import { keepPreviousData, queryOptions } from '@tanstack/react-query'
import type * as z from 'zod/mini'
import type { contract } from '../../../../shared/contract/index.ts'
import { usersApi } from '../../api/users.ts'

/** What a page of the list is asked for by. */
type UsersAsked = z.input<(typeof contract)['users.all']['input']> & { size: number }

export const usersQueries = {
  /** What all answers of the list have in common. */
  key: ['users.all'],

  /**
   * A page of the people whom a search and filters leave. It is asked for anew at every visit; the rows of the page before
   * show until those of the next one are there. `number` is what the page is called, counted from 0.
   */
  page: (asked: UsersAsked, number: number) =>
    queryOptions({
      queryKey: [...usersQueries.key, asked],
      queryFn: async ({ signal }) => ({
        ...(await usersApi.all(asked, { signal })),
        number,
        size: asked.size,
      }),
      placeholderData: keepPreviousData,
    }),
}
