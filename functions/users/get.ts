import { users as route } from '../../shared/contract/users.ts'
import { endpoint } from '../platform/http/endpoint.ts'
import { notFound } from '../runtime/errors.ts'
import { looks } from '../stores/people/looks.ts'
import { users } from '../stores/people/users.ts'

export const handler = endpoint(route['users.get'], async ({ input, caller }) => {
  const person = await users.get(input.userid)
  if (!person) throw notFound('Användaren')
  if (person.id !== caller.id) await looks.note(person.id, caller.id, 'profile')
  return { results: { Sallary: null, ...person } }
})
