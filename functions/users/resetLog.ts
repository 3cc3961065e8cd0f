import { users as route } from '../../shared/contract/users.ts'
import { auditEntryAbout } from '../platform/caller.ts'
import { endpoint } from '../platform/http/endpoint.ts'
import { notFound } from '../runtime/errors.ts'
import { auditLog } from '../stores/log/auditLog.ts'
import { personalMarks } from '../stores/notifications/personalMarks.ts'
import { users } from '../stores/people/users.ts'
import { logPage } from './logPage.ts'

export const handler = endpoint(route['users.resetLog'], async ({ input, caller }) => {
  const person = await users.latest(input.userid)
  const mark = input.undo === undefined ? personalMarks.clearLog : personalMarks.showLogAgain
  if (!person || !(await mark(person))) throw notFound('Användaren')
  const whose = (whom: string) => (person.id === caller.id ? 'sin logg' : `loggen för ${whom}`)
  const did = input.undo === undefined ? 'Rensade vyn av' : 'Tog tillbaka rensningen av'
  await auditLog.add(auditEntryAbout(caller, person, (whom) => `${did} ${whose(whom)}`))
  const cleared = await users.latest(input.userid)
  if (!cleared) throw notFound('Användaren')
  return { results: await logPage(cleared, 0) }
})
