import { questions as route } from '../../shared/contract/questions.ts'
import { withSubject } from '../../shared/rules/questions/library.ts'
import { nextStamp } from '../../shared/rules/stamps.ts'
import { wishesIn } from '../../shared/rules/questions/wishes.ts'
import { auditEntryOf } from '../platform/caller.ts'
import { checkClass } from '../platform/models/infoClasses.ts'
import { endpoint } from '../platform/http/endpoint.ts'
import { changedMeanwhile, notFound } from '../runtime/errors.ts'
import { questions } from '../stores/questions/questions.ts'
import { checkFields } from '../platform/questions/checkFields.ts'
import { checkWishes } from '../platform/questions/checkWishes.ts'
import { chosenModel } from '../platform/questions/chosenModel.ts'

/** How the call has a question's text and its form. */
const names = { text: 'Question.Question', form: 'Question.Fields' }

export const handler = endpoint(route['questions.update'], async ({ input, caller }) => {
  const { id, DaytoUpdate: seen, Reason = '', ...given } = input.Question
  const before = await questions.latest(id)
  if (!before) throw notFound('Frågan')
  const GPTV = await chosenModel(given.AImodule ?? before.AImodule, given.GPTV, before)
  const Wishes = wishesIn(given.Wishes ?? before.Wishes)
  const wanted = { ...before, ...given, GPTV, Wishes }
  if (JSON.stringify(wanted) === JSON.stringify(before)) {
    return { results: withSubject(before), message: 'Sparas.' }
  }
  if (seen !== undefined && seen !== before.DaytoUpdate) throw changedMeanwhile('Frågan')
  checkClass(wanted)
  checkWishes(wanted, before, 'Question.Wishes')
  // An older text may hold what looks like a field: it stays until somebody changes it.
  const isOther = wanted.Question !== before.Question || given.Fields !== undefined
  if (isOther) checkFields(wanted.Question ?? '', wanted.Fields, names)
  const saved = { ...wanted, DaytoUpdate: nextStamp(before.DaytoUpdate) }
  const entry = auditEntryOf(caller, `Ändrade frågan ”${saved.QuestionLabel}”`)
  const why = Reason === '' ? undefined : { Reason }
  if (!(await questions.replace(before, saved, entry, why))) throw changedMeanwhile('Frågan')
  return { results: withSubject(saved), message: 'Sparas.' }
})
