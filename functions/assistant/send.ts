import { assistant } from '../../shared/contract/assistant.ts'
import { notFound } from '../platform/errors.ts'
import { streamingEndpoint } from '../platform/streamingEndpoint.ts'
import { questions } from '../stores/questions.ts'
import { askModel } from './askModel.ts'

export const handler = streamingEndpoint(
  assistant['assistant.send'],
  async function* ({ input, caller, signal }) {
    const question = await questions.get(input.QuestionId)
    if (!question) throw notFound('Frågan')
    const text = input.FBody ?? input.Body ?? ''
    const answer = yield* askModel({ question, text, caller, signal })
    return { results: { answer }, message: 'Skickat.' }
  },
)
