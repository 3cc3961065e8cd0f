import type { UserFilter, UserSummary } from '../../shared/contract/users.ts'
import { isAdmin } from '../../shared/rules/permissions.ts'

// What can be told apart, and what a person is in each.
const kinds: [values: UserFilter[], of: (person: UserSummary) => UserFilter][] = [
  [['admin', 'user'], ({ Role }) => (isAdmin(Role) ? 'admin' : 'user')],
  [['active', 'inactive'], ({ InAktiv }) => (InAktiv ? 'inactive' : 'active')],
]

/** What of the filters leaves somebody out: none where each value of a kind is chosen, or no value. */
export const restricting = (filter: UserFilter[]): UserFilter[] =>
  kinds.flatMap(([values]) => {
    const chosen = values.filter((value) => filter.includes(value))
    return chosen.length === 1 ? chosen : []
  })

/** Whether somebody is left by the filters. */
export const passes = (filter: UserFilter[]) => {
  const chosen = restricting(filter)
  return (person: UserSummary): boolean =>
    kinds.every(
      ([values, of]) =>
        !values.some((value) => chosen.includes(value)) || chosen.includes(of(person)),
    )
}
