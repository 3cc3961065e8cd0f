import * as z from 'zod/mini'
import { assistant } from '../../shared/contract/assistant.ts'
import { isNewAnswerId } from '../../shared/rules/assistant/answerIds.ts'
import { isAdmin } from '../../shared/rules/permissions.ts'
import { notFound } from '../runtime/errors.ts'
import { answer } from '../platform/models/answer.ts'
import type { Caller } from '../platform/caller.ts'
import { refuseWrongClass } from '../platform/models/infoClasses.ts'
import { streamingEndpoint } from '../platform/http/streamingEndpoint.ts'
import { answersAreKept } from '../stores/answers/own/row.ts'
import { questions, type StoredQuestion } from '../stores/questions/questions.ts'
import { conversationOf } from './conversation.ts'
import { filledAgain, filledIn } from './filled.ts'
import { guardFor } from './guardFor.ts'
import { keeping } from './keeping.ts'
import { refuseOvertaken } from './overtaken.ts'
import { askingOf, messagesOf } from './prompt.ts'

type Input = z.infer<(typeof assistant)['assistant.send']['input']>

type Kind = { isTest: boolean; goesOn: boolean }

/** What the log says of an answer to a question, by how it ended. */
const logTextsOf = (Question: string, { isTest, goesOn }: Kind) => ({
  answered: goesOn
    ? `Fortsatte svaret på ”${Question}”`
    : `${isTest ? 'Provade' : 'Ställde'} frågan ”${Question}”`,
  cancelled: `Avbröt svaret på ”${Question}”`,
  failed: `Fick inget helt svar på ”${Question}”`,
})

/** What the caller says, what was said before it, and how the answer is kept for them. */
async function conversationWith(caller: Caller, question: StoredQuestion, input: Input) {
  // The library's test sends its text as Body (docs/requirements.md, "Question calls").
  const isTest = input.Body !== undefined && isAdmin(caller.Role)
  const { SvarId, AnswerId, Continues } = input
  const [asked, isLonger] = [input.FBody ?? input.Body ?? '', Continues !== undefined]
  const named = AnswerId !== undefined && isNewAnswerId(AnswerId) ? AnswerId : undefined
  const conversation =
    SvarId === undefined
      ? undefined
      : await conversationOf(caller, {
          SvarId,
          QuestionId: question.id,
          named,
          asked,
          isLonger,
        })
  const filled = conversation
    ? filledAgain(question, isLonger, input.Fields)
    : filledIn(question, input.Fields)
  const guard = guardFor(question, input, { asked, filled }, conversation)
  const kept =
    isTest || !answersAreKept
      ? undefined
      : keeping({ caller, question, asked, filled, guard, named, conversation, Continues })
  const messages = messagesOf(question, {
    asked,
    filled,
    said: conversation?.said ?? [],
    Continues,
  })
  const refuse = () => refuseOvertaken(conversation, Continues, guard)
  return { isTest, isLonger, kept, guard, messages, refuse }
}

export const handler = streamingEndpoint(
  assistant['assistant.send'],
  async function* ({ input, caller, signal }) {
    const question = await questions.get(input.QuestionId)
    if (!question) throw notFound('Frågan')
    refuseWrongClass(question)
    const { isTest, isLonger, kept, guard, messages, refuse } = await conversationWith(
      caller,
      question,
      input,
    )
    const before = await kept?.given()
    if (before) yield before.answer
    if (before) return { results: before, message: 'Skickat.' }
    refuse()
    const { id: QuestionId, QuestionLabel: Question, DaytoUpdate } = question
    const version = DaytoUpdate === '' ? undefined : DaytoUpdate
    const given = yield* answer({
      ...askingOf(question),
      caller,
      signal,
      messages,
      guard,
      about: { purpose: isTest ? 'test' : 'question', QuestionId, Question, version },
      logTexts: logTextsOf(Question, { isTest, goesOn: isLonger }),
      keeping: kept,
    })
    const quicker = await kept?.quicker()
    return { results: quicker ?? { ...given, ...kept?.place() }, message: 'Skickat.' }
  },
)
