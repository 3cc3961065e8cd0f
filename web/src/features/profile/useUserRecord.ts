import { useQuery } from '@tanstack/react-query'
import { useUser } from '../../api/session/currentUser.ts'
import { catalogue } from '../../texts/errors.ts'
import { useFaultToast } from '../../ui/message/useFaultToast.ts'
import { profileQueries } from './profile.queries.ts'

/** A person's record, one's own or as an administrator anybody's, and in the catalogue's words why there is none. */
export function useUserRecord(userid: string) {
  const own = useUser().id === userid
  const { data: user, error, ...query } = useQuery(profileQueries.person(userid, own))

  useFaultToast(error, own ? catalogue.profileRead : catalogue.person)

  return {
    own,
    user,
    failed: user === undefined && !query.isFetching && error,
    refetch: () => void query.refetch(),
  }
}
