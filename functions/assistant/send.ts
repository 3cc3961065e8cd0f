import { assistant } from '../../shared/contract/assistant.ts'
import { isAdmin } from '../../shared/rules/permissions.ts'
import { notFound } from '../runtime/errors.ts'
import { answer } from '../platform/models/answer.ts'
import { streamingEndpoint } from '../platform/http/streamingEndpoint.ts'
import { questions } from '../stores/questions.ts'
import { promptOf, systemInstruction } from './prompt.ts'

export const handler = streamingEndpoint(
  assistant['assistant.send'],
  async function* ({ input, caller, signal }) {
    const question = await questions.get(input.QuestionId)
    if (!question) throw notFound('Frågan')
    const { id: QuestionId, QuestionLabel: Question, AImodule, GPTV } = question
    // The library's test sends its text as Body (docs/requirements.md, "Question calls").
    const isTest = input.Body !== undefined && isAdmin(caller.Role)
    const content = promptOf(question, input.FBody ?? input.Body ?? '')
    const given = yield* answer({
      AImodule,
      GPTV,
      caller,
      signal,
      system: systemInstruction,
      messages: [{ role: 'user', content }],
      about: { purpose: isTest ? 'test' : 'question', QuestionId, Question },
      logTexts: {
        answered: `${isTest ? 'Provade' : 'Ställde'} frågan ”${Question}”`,
        cancelled: `Avbröt svaret på ”${Question}”`,
        failed: `Fick inget helt svar på ”${Question}”`,
      },
    })
    const { cost: _, ...reply } = given
    const results = isTest ? given : reply
    return { results, message: 'Skickat.' }
  },
)
