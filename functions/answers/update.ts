import { answers } from '../../shared/contract/answers.ts'
import { endpoint } from '../platform/http/endpoint.ts'
import { changedMeanwhile, notFound } from '../runtime/errors.ts'
import { ownAnswers } from '../stores/answers/own/ownAnswers.ts'
import { votes } from '../stores/answers/votes.ts'

export const handler = endpoint(answers['answers.update'], async ({ input, caller }) => {
  const { id, Pinned, Helped, Reason, Note } = input
  const before = await ownAnswers.get(caller.id, id)
  if (!before) throw notFound('Svaret')
  if (Pinned !== undefined && !(await ownAnswers.pin(caller.id, before, Pinned))) {
    throw notFound('Svaret')
  }
  if (Helped !== undefined) {
    const why = Helped === 'no' ? { Reason, Note } : {}
    const said = { Helped: Helped ?? undefined, ...why }
    if (!(await votes.cast(caller.id, before, said))) throw changedMeanwhile('Svaret')
  }
  const after = await ownAnswers.get(caller.id, id)
  if (!after) throw notFound('Svaret')
  return { results: after }
})
