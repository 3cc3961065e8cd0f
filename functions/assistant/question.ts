import { assistant } from '../../shared/contract/assistant.ts'
import { endpoint } from '../platform/http/endpoint.ts'
import { notFound } from '../runtime/errors.ts'
import { questions } from '../stores/questions/questions.ts'

export const handler = endpoint(assistant['assistant.question'], async ({ input }) => {
  const question = await questions.get(input.id)
  if (!question) throw notFound('Frågan')
  return { results: question }
})
