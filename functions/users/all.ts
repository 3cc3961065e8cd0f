import { type UserSummary, users, type UserFilter } from '../../shared/contract/users.ts'
import { nameOf } from '../../shared/rules/names.ts'
import { isAdmin } from '../../shared/rules/permissions.ts'
import { searchFor } from '../../shared/rules/search.ts'
import { revalidatingEndpoint } from '../platform/http/revalidatingEndpoint.ts'
import { everybody } from './everybody.ts'

// What can be told apart, and what a person is in each.
const kinds: [values: UserFilter[], of: (person: UserSummary) => UserFilter][] = [
  [['admin', 'user'], ({ Role }) => (isAdmin(Role) ? 'admin' : 'user')],
  [['active', 'inactive'], ({ InAktiv }) => (InAktiv ? 'inactive' : 'active')],
]

const passes = (filter: UserFilter[]) => (person: UserSummary) =>
  kinds.every(
    ([values, of]) =>
      !values.some((value) => filter.includes(value)) || filter.includes(of(person)),
  )

export const handler = revalidatingEndpoint(users['users.all'], everybody, ({ input, list }) => {
  const isSought = searchFor(input.searchTerm)
  return {
    results: list
      .filter(passes(input.filterOptions))
      .filter((person) => isSought(`${nameOf(person)} ${person.Email}`)),
  }
})
