import { answers } from '../../shared/contract/answers.ts'
import { isDone } from '../../shared/contract/route.ts'
import { auditEntryOf, type Caller } from '../platform/caller.ts'
import { endpoint } from '../platform/http/endpoint.ts'
import { held } from '../runtime/errors.ts'
import { auditLog } from '../stores/log/auditLog.ts'
import { holds } from '../stores/log/holds.ts'
import { ownAnswers } from '../stores/answers/own/ownAnswers.ts'
import { votes } from '../stores/answers/votes.ts'

/** What the log says, and nothing of what was asked. */
const messageOf = (count: number) =>
  count === 1 ? 'Raderade ett av sina svar' : `Raderade ${count} av sina svar`

/** Deletes what is there of these answers. Gives what the log says of it; nothing where none was there. */
async function removeSome({ id: userid }: Caller, ids: string[]): Promise<string | undefined> {
  const rows = await Promise.all(ids.map((id) => ownAnswers.get(userid, id)))
  for (const row of rows) if (row) await votes.withdrawWritten(row)
  // Of one whose deletion broke off something may be left without its row.
  await ownAnswers.remove(userid, ids)
  const count = rows.filter((row) => row !== undefined).length
  return count === 0 ? undefined : messageOf(count)
}

async function removeAll({ id: userid }: Caller): Promise<string> {
  await ownAnswers.removeAll(userid)
  return 'Raderade alla sina svar'
}

export const handler = endpoint(answers['answers.delete'], async ({ input, caller }) => {
  if (await holds.of({ kind: 'PERSON', id: caller.id })) throw held('Dina svar')
  const done = await (input.all ? removeAll(caller) : removeSome(caller, input.id))
  if (done !== undefined) await auditLog.add(auditEntryOf(caller, done))
  return isDone
})
