import { users as route } from '../../shared/contract/users.ts'
import { deedOf } from '../platform/caller.ts'
import { endpoint } from '../platform/endpoint.ts'
import { notFound } from '../platform/errors.ts'
import { userLog } from '../stores/log.ts'
import { ownMarks } from '../stores/ownMarks.ts'
import { users } from '../stores/users.ts'
import { logPage } from './logPage.ts'

export const handler = endpoint(route['users.resetLog'], async ({ input, caller }) => {
  const person = await users.latest(input.userid)
  if (!person || !(await ownMarks.clearLog(person))) throw notFound('Användaren')
  const whose = person.id === caller.id ? 'sin logg' : `loggen för ${person.Email}`
  await userLog.add(deedOf(caller, `Rensade vyn av ${whose}`))
  const cleared = await users.latest(input.userid)
  if (!cleared) throw notFound('Användaren')
  return { results: await logPage(cleared, 0) }
})
