import { drafts as route } from '../../shared/contract/drafts.ts'
import { nextStamp } from '../../shared/rules/stamps.ts'
import { auditEntryOf } from '../platform/caller.ts'
import { endpoint } from '../platform/http/endpoint.ts'
import { changedMeanwhile, notFound } from '../runtime/errors.ts'
import { drafts } from '../stores/questions/drafts.ts'
import { newQuestionId, questions } from '../stores/questions/questions.ts'

const message = 'Utkastet är sparat.'

export const handler = endpoint(route['questions.saveDraft'], async ({ input, caller }) => {
  const { DaytoUpdate: seen, id = newQuestionId(), ...given } = input
  const [before, live] = await Promise.all([drafts.latest(id), questions.latest(id)])
  if (input.id !== undefined && !before && !live) throw notFound('Utkastet')
  if (seen !== (before?.DaytoUpdate ?? '')) throw changedMeanwhile('Utkastet')
  // Saved again as it is, it stays the one that was tried.
  const { by, DaytoUpdate = '', Ordering, ...known } = before ?? {}
  if (by !== undefined && JSON.stringify(known) === JSON.stringify({ id, ...given })) {
    return { results: { ...given, id, DaytoUpdate, name: caller.name }, message }
  }
  const place = Ordering === undefined ? {} : { Ordering }
  const saved = { id, ...given, ...place, DaytoUpdate: nextStamp(seen) }
  const entry = before
    ? undefined
    : auditEntryOf(caller, `Började på ett utkast till frågan ”${saved.QuestionLabel}”`)
  if (!(await drafts.save(saved, { seen, by: caller.id }, entry))) {
    throw changedMeanwhile('Utkastet')
  }
  return { results: { ...saved, name: caller.name }, message }
})
