import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query'
import { api } from '../../api/client.ts'
import { usersApi } from '../../api/users.ts'

export const profileQueries = {
  keyOf: (userid: string) => ['profile', userid],
  logKeyOf: (userid: string) => ['users.log', userid],

  /**
   * A person's whole record. One's own is everybody's call, another's the administrators'. It is read anew with
   * every visit, but never behind the back of somebody who is changing it.
   */
  person: (userid: string, own: boolean) =>
    queryOptions({
      queryKey: profileQueries.keyOf(userid),
      queryFn: ({ signal }) =>
        own ? api.profile.get({ userid }, { signal }) : usersApi.get({ userid }, { signal }),
      select: ({ results }) => results,
      refetchOnWindowFocus: false,
      refetchOnReconnect: false,
      gcTime: 0,
    }),

  /** What a person has done, newest first, page after page. */
  log: (userid: string) =>
    infiniteQueryOptions({
      queryKey: profileQueries.logKeyOf(userid),
      queryFn: ({ pageParam, signal }) => usersApi.log({ userid, page: pageParam }, { signal }),
      initialPageParam: 0,
      getNextPageParam: ({ results }) => (results.hasMore ? results.page + 1 : undefined),
      refetchOnWindowFocus: false,
      refetchOnReconnect: false,
      gcTime: 0,
    }),
}
