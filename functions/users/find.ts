import { users } from '../../shared/contract/users.ts'
import { limits } from '../../shared/limits.ts'
import { nameOf } from '../../shared/rules/names.ts'
import { searchFor } from '../../shared/rules/search.ts'
import { revalidatingEndpoint } from '../platform/http/revalidatingEndpoint.ts'
import { everybody } from './everybody.ts'

export const handler = revalidatingEndpoint(users['users.find'], everybody, ({ input, list }) => {
  const isSought = searchFor(input.searchTerm)
  return {
    results: list
      .filter((person) => !person.InAktiv && isSought(nameOf(person)))
      .slice(0, limits.peopleFound)
      .map((person) => ({ name: nameOf(person), Email: person.Email })),
  }
})
