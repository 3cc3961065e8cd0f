import { questions as route } from '../../shared/contract/questions.ts'
import { deedOf } from '../platform/caller.ts'
import { endpoint } from '../platform/endpoint.ts'
import { notFound } from '../platform/errors.ts'
import { questions } from '../stores/questions.ts'

export const handler = endpoint(route['questions.delete'], async ({ input, caller }) => {
  const question = await questions.latest(input.DelQuestion.id)
  if (!question) throw notFound('Frågan')
  const deed = deedOf(caller, `Raderade frågan ”${question.QuestionLabel}”`)
  if (!(await questions.remove(question.id, deed))) throw notFound('Frågan')
  return { results: true as const, message: 'Frågan har tagit bort.' }
})
