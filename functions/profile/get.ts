import { profile } from '../../shared/contract/profile.ts'
import { mayChange } from '../../shared/rules/permissions.ts'
import { endpoint } from '../platform/http/endpoint.ts'
import { forbidden, notFound } from '../runtime/errors.ts'
import { looks } from '../stores/people/looks.ts'
import { users } from '../stores/people/users.ts'
import { shownTo } from './shownTo.ts'

export const handler = endpoint(profile['profile.get'], async ({ input, caller }) => {
  const { userid = caller.id } = input
  if (!mayChange(caller, userid)) throw forbidden()
  const person = userid === caller.id ? caller : await users.get(userid)
  if (!person) throw notFound('Användaren')
  if (person.id !== caller.id) await looks.note(person.id, caller.id, 'profile')
  return { results: shownTo(caller, person) }
})
