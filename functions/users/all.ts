import { type UserSummary, users, type UserFilter } from '../../shared/contract/users.ts'
import { lazy } from '../../shared/lazy.ts'
import { nameOf } from '../../shared/rules/names.ts'
import { isAdmin } from '../../shared/rules/permissions.ts'
import { searchFor } from '../../shared/rules/search.ts'
import { revalidatingEndpoint } from '../platform/http/revalidatingEndpoint.ts'
import { userList } from '../stores/people/userList.ts'

const inSwedish = lazy(() => new Intl.Collator('sv'))

function byName(everybody: UserSummary[]): UserSummary[] {
  const collator = inSwedish()
  return everybody
    .map((person) => ({ person, name: nameOf(person) }))
    .toSorted((a, b) => collator.compare(a.name, b.name))
    .map(({ person }) => person)
}

/** Milliseconds after which the list is read anew though nobody but who signed in has changed: it shows the day of that. */
const signInsKnownMs = 5 * 60_000

const ofNow = (version: string | undefined) =>
  version && `${version}.${Math.floor(Date.now() / signInsKnownMs)}`

const source = {
  version: async () => ofNow(await userList.version()),
  read: async () => {
    const { version, value } = await userList.all()
    return { version: ofNow(version), value: byName(value) }
  },
}

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

export const handler = revalidatingEndpoint(users['users.all'], source, ({ input, list }) => {
  const isSought = searchFor(input.searchTerm)
  return {
    results: list
      .filter(passes(input.filterOptions))
      .filter((person) => isSought(`${nameOf(person)} ${person.Email}`)),
  }
})
