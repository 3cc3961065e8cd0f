import { users as route } from '../../shared/contract/users.ts'
import { mayChange } from '../../shared/rules/permissions.ts'
import { endpoint } from '../platform/http/endpoint.ts'
import { forbidden, notFound } from '../runtime/errors.ts'
import { looks } from '../stores/people/looks.ts'
import { users } from '../stores/people/users.ts'
import { logPage } from './logPage.ts'

export const handler = endpoint(route['users.log'], async ({ input, caller }) => {
  const { userid, page, whole } = input
  if (!mayChange(caller, userid)) throw forbidden()
  if (whole) {
    if (userid !== caller.id) throw forbidden()
    return { results: await logPage({ ...caller, LogFrom: 0 }, page) }
  }
  const person = userid === caller.id ? caller : await users.get(userid)
  if (!person) throw notFound('Användaren')
  if (person.id !== caller.id) await looks.note(person.id, caller.id, 'log')
  return { results: await logPage(person, page) }
})
