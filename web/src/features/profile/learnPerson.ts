import type { QueryClient } from '@tanstack/react-query'
import type { UserRecord } from '../../../../shared/contract/person.ts'
import { visitor } from '../../api/visitor.ts'
import { profileQueries } from './profile.queries.ts'

/** Takes over a person as the server has stored him: in the form, in the header if it is oneself, and in the log. */
export function learnPerson(client: QueryClient, user: UserRecord) {
  client.setQueryData(profileQueries.keyOf(user.id), { results: user })
  visitor.learn(user)
  void client.invalidateQueries({ queryKey: profileQueries.logKeyOf(user.id) })
}
