import { questions as route } from '../../shared/contract/questions.ts'
import { auditEntryOf } from '../platform/caller.ts'
import { endpoint } from '../platform/http/endpoint.ts'
import { held, notFound } from '../runtime/errors.ts'
import { holds } from '../stores/log/holds.ts'
import { drafts } from '../stores/questions/drafts.ts'
import { versions } from '../stores/questions/versions.ts'
import { questions } from '../stores/questions/questions.ts'

export const handler = endpoint(route['questions.delete'], async ({ input, caller }) => {
  const question = await questions.latest(input.DelQuestion.id)
  if (!question) throw notFound('Frågan')
  if (await holds.of({ kind: 'QUESTION', id: question.id })) throw held('Frågan')
  const entry = auditEntryOf(caller, `Raderade frågan ”${question.QuestionLabel}”`)
  if (!(await questions.remove(question.id, entry))) throw notFound('Frågan')
  await Promise.all([versions.removeAll(question.id), drafts.remove(question.id)])
  return { results: true as const, message: 'Frågan har tagit bort.' }
})
