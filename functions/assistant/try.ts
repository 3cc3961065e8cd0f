import { trialRuns } from '../../shared/contract/questions/trialRuns.ts'
import { invalid, notFound } from '../runtime/errors.ts'
import { answer } from '../platform/models/answer.ts'
import { modelsOf } from '../platform/models/catalogue.ts'
import { refuseWrongClass } from '../platform/models/infoClasses.ts'
import { streamingEndpoint } from '../platform/http/streamingEndpoint.ts'
import { drafts } from '../stores/questions/drafts.ts'
import { questions, type StoredQuestion } from '../stores/questions/questions.ts'
import { askedOf } from './trials/askedOf.ts'
import { checkAskable, questionIn } from './trials/asDraft.ts'

/** What is tried: the draft, or what is live where there is none. */
async function triedOf(id: string): Promise<StoredQuestion> {
  const draft = await drafts.latest(id)
  if (draft) {
    checkAskable(draft)
    return questionIn(draft)
  }
  const live = await questions.get(id)
  if (!live) throw notFound('Frågan')
  return live
}

type Model = Pick<StoredQuestion, 'AImodule' | 'GPTV'>

/** What a question asks that is live it may go on asking, also when nobody could choose it any more. */
async function asksLive(id: string, { AImodule, GPTV }: Model): Promise<boolean> {
  const live = await questions.get(id)
  return live?.AImodule === AImodule && live.GPTV === GPTV
}

export const handler = streamingEndpoint(
  trialRuns['assistant.try'],
  async function* ({ input, caller, signal }) {
    const found = await triedOf(input.id)
    const { AImodule = found.AImodule, GPTV = found.GPTV, FBody: asked } = input
    const isOffered = modelsOf(AImodule).some((model) => model.GPTV === GPTV)
    if (!isOffered && !(await asksLive(input.id, { AImodule, GPTV }))) {
      throw invalid({ GPTV: `Det finns ingen modell ${GPTV}.` })
    }
    const question = { ...found, AImodule, GPTV }
    refuseWrongClass(question)
    const { id: QuestionId, QuestionLabel: Question, DaytoUpdate: version } = question
    const given = yield* answer({
      caller,
      signal,
      ...askedOf(question, asked, input.Fields),
      about: { purpose: 'test', QuestionId, Question, version },
      logTexts: {
        answered: `Provade utkastet till frågan ”${Question}”`,
        cancelled: `Avbröt svaret på ”${Question}”`,
        failed: `Fick inget helt svar på ”${Question}”`,
      },
    })
    return { results: given, message: 'Skickat.' }
  },
)
