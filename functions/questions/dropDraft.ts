import { drafts as route } from '../../shared/contract/questions/drafts.ts'
import { auditEntryOf } from '../platform/caller.ts'
import { endpoint } from '../platform/http/endpoint.ts'
import { changedMeanwhile, notFound } from '../runtime/errors.ts'
import { drafts } from '../stores/questions/drafts.ts'
import { running } from '../stores/questions/trials/running.ts'

export const handler = endpoint(route['questions.dropDraft'], async ({ input, caller }) => {
  const { id, DaytoUpdate } = input
  const before = await drafts.latest(id)
  if (!before) throw notFound('Utkastet')
  if (before.DaytoUpdate !== DaytoUpdate) throw changedMeanwhile('Utkastet')
  const entry = auditEntryOf(caller, `Slängde utkastet till frågan ”${before.QuestionLabel}”`)
  // First: where this breaks off in between, the draft is still there to be thrown away.
  await running.stopOf(id)
  if (!(await drafts.drop(id, DaytoUpdate, entry))) throw changedMeanwhile('Utkastet')
  // And what was begun meanwhile.
  await running.stopOf(id)
  return { results: true as const, message: 'Utkastet är slängt.' }
})
