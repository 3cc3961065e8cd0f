import type { UserSummary } from '../../shared/contract/users.ts'
import { nameOf } from '../../shared/rules/people/names.ts'
import { bySwedish } from '../../shared/rules/swedishOrder.ts'
import { userList } from '../stores/people/userList.ts'

function byName(people: UserSummary[]): UserSummary[] {
  return people
    .map((person) => ({ person, name: nameOf(person) }))
    .toSorted((a, b) => bySwedish(a.name, b.name))
    .map(({ person }) => person)
}

/** Milliseconds after which the list is read anew though nobody but who signed in has changed: it shows the day of that. */
const signInsKnownMs = 5 * 60_000

const ofNow = (version: string | undefined) =>
  version && `${version}.${Math.floor(Date.now() / signInsKnownMs)}`

/** Everybody in Swedish order, as the routes read them that show people. */
export const everybody = {
  version: async () => ofNow(await userList.version()),
  read: async () => {
    const { version, value } = await userList.all()
    return { version: ofNow(version), value: byName(value) }
  },
}
