import { users as route } from '../../shared/contract/users.ts'
import { auditEntryAbout } from '../platform/caller.ts'
import { endpoint } from '../platform/http/endpoint.ts'
import { notFound } from '../runtime/errors.ts'
import { auditLog } from '../stores/log/auditLog.ts'
import { personalMarks } from '../stores/notifications/personalMarks.ts'
import { looks } from '../stores/people/looks.ts'
import { users } from '../stores/people/users.ts'
import { logPage } from './logPage.ts'

export const handler = endpoint(route['users.resetLog'], async ({ input, caller }) => {
  const person = await users.latest(input.userid)
  if (!person) throw notFound('Användaren')
  // Its first page is in the answer.
  if (person.id !== caller.id) await looks.note(person.id, caller.id, 'log')
  const clears = input.undo === undefined
  const whose = (whom: string) => (person.id === caller.id ? 'sin logg' : `loggen för ${whom}`)
  const did = clears ? 'Rensade vyn av' : 'Tog tillbaka rensningen av'
  const entry = auditEntryAbout(caller, person, (whom) => `${did} ${whose(whom)}`)
  const { rows } = await auditLog.page(person, 0)
  // Asked for again, nothing would be left to take back. One's own clearing is an entry itself.
  const isClear = rows.every(({ message }) => person.id === caller.id && message === entry.message)
  if (clears && isClear) return { results: await logPage(person, 0) }
  const mark = clears ? personalMarks.clearLog : personalMarks.showLogAgain
  if (!(await mark(person, entry))) throw notFound('Användaren')
  const cleared = await users.latest(input.userid)
  if (!cleared) throw notFound('Användaren')
  return { results: await logPage(cleared, 0) }
})
