import { answers } from '../../shared/contract/answers.ts'
import { endpoint } from '../platform/http/endpoint.ts'
import { notFound } from '../runtime/errors.ts'
import { ownAnswers } from '../stores/answers/own/ownAnswers.ts'

export const handler = endpoint(answers['answers.get'], async ({ input: { id }, caller }) => {
  const answer = await ownAnswers.get(caller.id, id)
  if (!answer) throw notFound('Svaret')
  const said = await ownAnswers.said(caller.id, id)
  return { results: { ...answer, said: said.get(id) ?? [] } }
})
