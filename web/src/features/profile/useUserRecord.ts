import { useQuery } from '@tanstack/react-query'
import { useEffect } from 'react'
import { useUser } from '../../api/currentUser.ts'
import { textOf } from '../../api/errors.ts'
import { catalogue } from '../../texts/errors.ts'
import { toaster } from '../../ui/message/toaster.ts'
import { profileQueries } from './profile.queries.ts'

/** A person's record, one's own or as an administrator anybody's, and in the catalogue's words why there is none. */
export function useUserRecord(userid: string) {
  const own = useUser().id === userid
  const { data: user, error, ...query } = useQuery(profileQueries.person(userid, own))

  useEffect(() => {
    if (!error) return
    const text = own ? catalogue.profileRead : catalogue.person
    toaster.error({ ...text, description: textOf(error) })
  }, [error, own])

  return {
    own,
    user,
    failed: user === undefined && !query.isFetching && error,
    refetch: () => void query.refetch(),
  }
}
