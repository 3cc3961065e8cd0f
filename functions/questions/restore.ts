import { questionVersions as route } from '../../shared/contract/questions/questionVersions.ts'
import { versionOf, withSubject } from '../../shared/rules/questions/library.ts'
import { nextStamp } from '../../shared/rules/stamps.ts'
import { auditEntryOf } from '../platform/caller.ts'
import { checkClass } from '../platform/models/infoClasses.ts'
import { endpoint } from '../platform/http/endpoint.ts'
import { isSameJson } from '../platform/sameJson.ts'
import { changedMeanwhile, notFound } from '../runtime/errors.ts'
import { questions } from '../stores/questions/questions.ts'
import { checkConfigured } from '../platform/questions/chosenModel.ts'
import { versions } from '../stores/questions/versions.ts'

export const handler = endpoint(route['questions.restore'], async ({ input, caller }) => {
  const { id, version, DaytoUpdate: seen } = input
  const [before, found] = await Promise.all([questions.latest(id), versions.get(id, version)])
  if (!before) throw notFound('Frågan')
  if (!found) throw notFound('Versionen')
  // A place is none of what a version says: a later move stays.
  const wanted = { ...found.Question, Ordering: before.Ordering }
  const asks = { ...wanted, Text: before.Text, DaytoUpdate: before.DaytoUpdate }
  if (isSameJson(asks, before)) {
    // What it is tried with lies with its version alone.
    const live = await versions.get(id, versionOf(before))
    // Sent once more where no reply came.
    if (isSameJson(live?.Trials ?? [], found.Trials))
      return { results: withSubject(before), message: 'Sparas.' }
  }
  if (seen !== before.DaytoUpdate) throw changedMeanwhile('Frågan')
  checkClass(found.Question)
  await checkConfigured(found.Question.AImodule)
  // Word for word what it was, also where its model could not be chosen any more: its successor answers.
  const saved = { ...wanted, DaytoUpdate: nextStamp(before.DaytoUpdate) }
  const entry = auditEntryOf(caller, `Gick tillbaka i frågan ”${saved.QuestionLabel}”`)
  const why = { Reason: 'tillbaka', From: version, Trials: found.Trials }
  if (!(await questions.replace(before, saved, entry, why))) throw changedMeanwhile('Frågan')
  return { results: withSubject(saved), message: 'Sparas.' }
})
