import { isDone } from '../../shared/contract/route.ts'
import { users as route } from '../../shared/contract/users.ts'
import { goneName, nameOf } from '../../shared/rules/people/names.ts'
import { type Caller, auditEntryOf } from '../platform/caller.ts'
import { endpoint } from '../platform/http/endpoint.ts'
import { held, lastAdministrator, notFound, HttpError } from '../runtime/errors.ts'
import { withLease } from '../platform/withLease.ts'
import { wholly } from '../platform/wholly.ts'
import { holds } from '../stores/log/holds.ts'
import { administrators, counts } from '../stores/people/administrators.ts'
import { users } from '../stores/people/users.ts'
import { removePerson } from './removePerson.ts'

async function checkHold(id: string): Promise<void> {
  if (!(await holds.of({ kind: 'PERSON', id }))) return
  const person = await users.latest(id)
  throw held(`Uppgifterna om ${person ? nameOf(person) : goneName}`)
}

const remove = (id: string, caller: Caller): Promise<boolean> =>
  withLease([id, 'administrators'], async () => {
    const person = await users.latest(id)
    if (!person) return false
    await checkHold(id)
    if (counts(person) && (await administrators.all()).size < 2) throw lastAdministrator()
    const change = { account: { id, PoolName: person.PoolName }, by: caller.id }
    return wholly(change, () =>
      removePerson(person, auditEntryOf(caller, `Raderade användaren ${id}`)),
    )
  })

export const handler = endpoint(route['users.delete'], async ({ input, caller }) => {
  const ids = [...new Set(input.id)]
  if (ids.includes(caller.id)) {
    throw new HttpError(409, 'oneself', 'Du kan inte radera ditt eget konto.')
  }
  for (const id of ids) await checkHold(id)
  let removed = 0
  for (const id of ids) removed += Number(await remove(id, caller))
  // Of several, some may have been deleted by somebody else in the meantime.
  if (removed === 0) throw notFound('Användaren')
  return isDone
})
