import { questions as route } from '../../shared/contract/questions.ts'
import { auditEntryOf } from '../platform/caller.ts'
import { endpoint } from '../platform/http/endpoint.ts'
import { held, notFound } from '../runtime/errors.ts'
import { holds } from '../stores/log/holds.ts'
import { drafts } from '../stores/questions/drafts.ts'
import { running } from '../stores/questions/trials/running.ts'
import { versions } from '../stores/questions/versions.ts'
import { questions } from '../stores/questions/questions.ts'

/** What lies beside a question that is gone: also after a deletion that broke off. */
const clear = (id: string) => Promise.all([versions.removeAll(id), drafts.remove(id)])

export const handler = endpoint(route['questions.delete'], async ({ input, caller }) => {
  const question = await questions.latest(input.DelQuestion.id)
  if (!question) {
    await clear(input.DelQuestion.id)
    throw notFound('Frågan')
  }
  if (await holds.of({ kind: 'QUESTION', id: question.id })) throw held('Frågan')
  const entry = auditEntryOf(caller, `Raderade frågan ”${question.QuestionLabel}”`)
  // First: where this breaks off in between, the question is still there to be deleted.
  await running.stopOf(question.id)
  if (!(await questions.remove(question.id, entry))) throw notFound('Frågan')
  // And what was begun meanwhile.
  await Promise.all([clear(question.id), running.stopOf(question.id)])
  return { results: true as const, message: 'Frågan har tagit bort.' }
})
