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

// Before the answers go: where the log refuses, nothing has happened yet. What breaks off afterwards may be noted twice.
const note = (caller: Caller, message: string) => auditLog.add(auditEntryOf(caller, message))

/** Deletes what is there of these answers. */
async function removeSome(caller: Caller, ids: string[]): Promise<void> {
  const rows = await Promise.all(ids.map((id) => ownAnswers.get(caller.id, id)))
  const there = rows.filter((row) => row !== undefined)
  if (there.length > 0) await note(caller, messageOf(there.length))
  for (const row of there) await votes.withdrawWritten(row)
  // Of one whose deletion broke off something may be left without its row.
  await ownAnswers.remove(caller.id, ids)
}

async function removeAll(caller: Caller): Promise<void> {
  await note(caller, 'Raderade alla sina svar')
  await ownAnswers.removeAll(caller.id)
}

export const handler = endpoint(answers['answers.delete'], async ({ input, caller }) => {
  if (await holds.of({ kind: 'PERSON', id: caller.id })) throw held('Dina svar')
  await (input.all ? removeAll(caller) : removeSome(caller, [...new Set(input.id)]))
  return isDone
})
