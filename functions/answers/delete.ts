import { answers } from '../../shared/contract/answers.ts'
import { isDone } from '../../shared/contract/route.ts'
import { endpoint } from '../platform/http/endpoint.ts'
import { held } from '../runtime/errors.ts'
import { holds } from '../stores/log/holds.ts'
import { ownAnswers } from '../stores/answers/own/ownAnswers.ts'

export const handler = endpoint(answers['answers.delete'], async ({ input, caller }) => {
  if (await holds.of({ kind: 'PERSON', id: caller.id })) throw held('Dina svar')
  await (input.all ? ownAnswers.removeAll(caller.id) : ownAnswers.remove(caller.id, input.id))
  return isDone
})
