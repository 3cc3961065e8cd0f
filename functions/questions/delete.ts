import { questions as route } from '../../shared/contract/questions.ts'
import { auditEntryOf } from '../platform/caller.ts'
import { endpoint } from '../platform/http/endpoint.ts'
import { notFound } from '../runtime/errors.ts'
import { versions } from '../stores/questions/versions.ts'
import { questions } from '../stores/questions/questions.ts'

export const handler = endpoint(route['questions.delete'], async ({ input, caller }) => {
  const question = await questions.latest(input.DelQuestion.id)
  if (!question) throw notFound('Frågan')
  const entry = auditEntryOf(caller, `Raderade frågan ”${question.QuestionLabel}”`)
  if (!(await questions.remove(question.id, entry))) throw notFound('Frågan')
  await versions.removeAll(question.id)
  return { results: true as const, message: 'Frågan har tagit bort.' }
})
