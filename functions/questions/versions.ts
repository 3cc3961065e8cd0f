import { questions as route } from '../../shared/contract/questions.ts'
import { goneName, nameOf } from '../../shared/rules/names.ts'
import { endpoint } from '../platform/http/endpoint.ts'
import { notFound } from '../runtime/errors.ts'
import { users } from '../stores/people/users.ts'
import { questions } from '../stores/questions/questions.ts'
import { versions } from '../stores/questions/versions.ts'

/** The names of people by their ids; nobody's id has no name. */
async function namesOf(ids: string[]): Promise<Map<string, string>> {
  const known = await Promise.all(
    [...new Set(ids)].map(async (id): Promise<[string, string]> => {
      if (id === '') return [id, '']
      const person = await users.get(id)
      return [id, person ? nameOf(person) : goneName]
    }),
  )
  return new Map(known)
}

export const handler = endpoint(route['questions.versions'], async ({ input: { id } }) => {
  if (!(await questions.latest(id))) throw notFound('Frågan')
  const found = await versions.newest(id)
  const names = await namesOf(found.map(({ by }) => by))
  return { results: found.map(({ by, ...version }) => ({ ...version, name: names.get(by) ?? '' })) }
})
