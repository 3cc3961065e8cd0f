import { assistant } from '../../shared/contract/assistant.ts'
import { isAdmin } from '../../shared/rules/permissions.ts'
import { notFound } from '../runtime/errors.ts'
import { answer } from '../platform/models/answer.ts'
import { streamingEndpoint } from '../platform/http/streamingEndpoint.ts'
import { questions } from '../stores/questions/questions.ts'
import { messagesOf, promptOf, systemInstruction } from './prompt.ts'

type Kind = { isTest: boolean; goesOn: boolean }

/** What the log says of an answer to a question, by how it ended. */
const logTextsOf = (Question: string, { isTest, goesOn }: Kind) => ({
  answered: goesOn
    ? `Fortsatte svaret på ”${Question}”`
    : `${isTest ? 'Provade' : 'Ställde'} frågan ”${Question}”`,
  cancelled: `Avbröt svaret på ”${Question}”`,
  failed: `Fick inget helt svar på ”${Question}”`,
})

export const handler = streamingEndpoint(
  assistant['assistant.send'],
  async function* ({ input, caller, signal }) {
    const question = await questions.get(input.QuestionId)
    if (!question) throw notFound('Frågan')
    const { id: QuestionId, QuestionLabel: Question, AImodule, GPTV } = question
    // The library's test sends its text as Body (docs/requirements.md, "Question calls").
    const isTest = input.Body !== undefined && isAdmin(caller.Role)
    const prompt = promptOf(question, input.FBody ?? input.Body ?? '')
    const given = yield* answer({
      AImodule,
      GPTV,
      caller,
      signal,
      system: systemInstruction,
      messages: messagesOf(prompt, input.Continues),
      about: { purpose: isTest ? 'test' : 'question', QuestionId, Question },
      logTexts: logTextsOf(Question, { isTest, goesOn: input.Continues !== undefined }),
    })
    const { cost: _, ...reply } = given
    return { results: isTest ? given : reply, message: 'Skickat.' }
  },
)
