import type { QueryClient } from '@tanstack/react-query'
import type { User } from '../../../../shared/contract/user.ts'
import { currentUser } from '../../api/session/currentUser.ts'
import { profileQueries } from './profile.queries.ts'

/** Takes over a person as the server has stored them: in the form, in the header if it is oneself, and in the log. */
export function storeUser(client: QueryClient, user: User) {
  client.setQueryData(profileQueries.keyOf(user.id), { results: user })
  currentUser.update(user)
  void client.invalidateQueries({ queryKey: profileQueries.logKeyOf(user.id) })
}
