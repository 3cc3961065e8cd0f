import {
  type UserPage,
  type UserSortTerm,
  type UserSummary,
  userSorts,
} from '../../shared/contract/users.ts'
import { nameOf } from '../../shared/rules/people/names.ts'
import { bySwedish } from '../../shared/rules/swedishOrder.ts'
import { type Cursor, textOf } from './cursor.ts'

/** What people are in the order of; a moment in ISO 8601 is in order as its text, and never is before all of them. */
const textBy: Record<(typeof userSorts)[number], (person: UserSummary) => string> = {
  name: nameOf,
  lastname: ({ Firstname, Lastname }) => `${Lastname} ${Firstname}`,
  email: ({ Email }) => Email,
  lastLogin: ({ Lastlogin }) => Lastlogin ?? '',
}

function sorted(people: UserSummary[], sort: UserSortTerm): UserSummary[] {
  const by = userSorts.find((one) => sort.replace('-', '') === one) ?? 'name'
  const keyed = people.map((person) => ({ person, text: textBy[by](person) }))
  const ascending = keyed.toSorted((a, b) => bySwedish(a.text, b.text)).map(({ person }) => person)
  return sort.startsWith('-') ? ascending.toReversed() : ascending
}

type Asked = { place: Cursor; size: number; sort: UserSortTerm }

/** A page of people who have all been read, in any order that the list has. */
export function sortedPage(
  people: UserSummary[],
  { place, size, sort }: Asked,
): { results: UserSummary[]; page: UserPage } {
  const { length: total } = people
  const last = Math.max(0, Math.ceil(total / size) - 1) * size
  const after = place.backwards ? last : Math.min(place.after ?? 0, last)
  const cursor = (rows: number) => textOf({ word: '', after: rows, backwards: false })
  return {
    results: sorted(people, sort).slice(after, after + size),
    page: {
      total,
      ...(after > 0 && { previous: cursor(Math.max(0, after - size)) }),
      ...(after + size < total && { next: cursor(after + size) }),
      sorts: [...userSorts],
      sorted: sort,
    },
  }
}
