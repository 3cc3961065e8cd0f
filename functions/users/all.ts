import { type ListedUser, users, type UserFilter } from '../../shared/contract/users.ts'
import { lazily } from '../../shared/lazily.ts'
import { nameOf } from '../../shared/rules/names.ts'
import { isAdmin } from '../../shared/rules/permissions.ts'
import { searchFor } from '../../shared/rules/search.ts'
import { revalidatingEndpoint } from '../platform/revalidatingEndpoint.ts'
import { people } from '../stores/people.ts'

const inSwedish = lazily(() => new Intl.Collator('sv'))

function byName(everybody: ListedUser[]): ListedUser[] {
  const collator = inSwedish()
  return everybody
    .map((person) => ({ person, name: nameOf(person) }))
    .toSorted((a, b) => collator.compare(a.name, b.name))
    .map(({ person }) => person)
}

const source = {
  version: people.version,
  read: async () => {
    const { version, value } = await people.all()
    return { version, value: byName(value) }
  },
}

// What can be told apart, and what a person is in each.
const kinds: [values: UserFilter[], of: (person: ListedUser) => UserFilter][] = [
  [['admin', 'user'], ({ Role }) => (isAdmin(Role) ? 'admin' : 'user')],
  [['active', 'inactive'], ({ InAktiv }) => (InAktiv ? 'inactive' : 'active')],
]

/** Restricts by role and by state, each only where the filter names one of its values. */
const passes = (filter: UserFilter[]) => (person: ListedUser) =>
  kinds.every(
    ([values, of]) =>
      !values.some((value) => filter.includes(value)) || filter.includes(of(person)),
  )

export const handler = revalidatingEndpoint(users['users.all'], source, ({ input, list }) => {
  const isSought = searchFor(input.searchTerm)
  return {
    results: list
      .filter(passes(input.filterOptions))
      .filter((person) => isSought(`${nameOf(person)} ${person.Email}`)),
  }
})
