import type { UserSummary } from '../../../../shared/contract/users.ts'
import type { Sort } from '../../ui/list/column.ts'

/** What the list can be sorted by; it comes sorted by the first. */
export const userSorts = ['name', 'lastname', 'email', 'lastLogin'] as const

const swedish = new Intl.Collator('sv')

function ascending(users: readonly UserSummary[], by: string): readonly UserSummary[] {
  switch (by) {
    case 'lastname':
      return users.toSorted(
        (one, other) =>
          swedish.compare(one.Lastname, other.Lastname) ||
          swedish.compare(one.Firstname, other.Firstname),
      )
    case 'email':
      return users.toSorted((one, other) => swedish.compare(one.Email, other.Email))
    case 'lastLogin':
      // Moments in ISO 8601 are in order when their texts are; "never" is before all of them.
      return users.toSorted((one, other) => {
        const [a, b] = [one.Lastlogin ?? '', other.Lastlogin ?? '']
        return a < b ? -1 : Number(a > b)
      })
    default:
      return users
  }
}

/** The people in the chosen order. */
export function sortUsers(users: readonly UserSummary[], { by, descending }: Sort) {
  const sorted = ascending(users, by)
  return descending ? sorted.toReversed() : sorted
}
