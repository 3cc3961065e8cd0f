import { STAFF } from '../../../shared/rules/permissions.ts'
import { nameOf } from '../../../shared/rules/people/names.ts'
import { demoPeople } from '../../local/seed/people.ts'
import type { StoredUser } from '../../../functions/stores/people/users.ts'

/** Somebody who has no account, and so cannot sign in. */
export type Filled = Pick<StoredUser, 'id'> & { userName: string }

/** The same people at each run, so that one that broke off is gone on with. */
const idOf = (number: number): string =>
  `f1110000-0000-4000-8000-${String(number).padStart(12, '0')}`

const of = <T>(list: readonly T[], at: number): T | undefined => list[at % list.length]

/** What `number` people are called: every first name of the demo with every last name. */
function named(number: number) {
  const first = of(demoPeople, number)
  const last = of(demoPeople, Math.floor(number / demoPeople.length))
  return { Firstname: first?.Firstname ?? '', Lastname: last?.Lastname ?? '' }
}

export const filledPeople = (count: number): Filled[] =>
  Array.from({ length: count }, (_, number) => ({
    id: idOf(number),
    userName: nameOf(named(number)),
  }))

/** The items of so many people, each with so many entries in their log, as `users.add` writes them. */
export async function peopleItems(count: number, LogAntal: (number: number) => number) {
  const [{ users }, { rowsOf }, { listedIn }, { keys }] = await Promise.all([
    import('../../../functions/stores/people/users.ts'),
    import('../../../functions/stores/people/rows.ts'),
    import('../../../functions/stores/people/userList.ts'),
    import('../../../functions/stores/table.ts'),
  ])
  return function* items() {
    for (let number = 0; number < count; number++) {
      const id = idOf(number)
      const person = {
        ...users.blank,
        ...of(demoPeople, number),
        ...named(number),
        id,
        Role: STAFF,
        Email: `person${number}@example.se`,
        Lastlogin: '2026-11-02T08:15:30.000Z',
        ListedIn: listedIn(id),
        LogAntal: LogAntal(number),
      }
      yield { ...keys.user(id), ...person }
      yield* rowsOf(person, person.ListedIn)
    }
  }
}
