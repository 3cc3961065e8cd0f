import { type ModelEnd, modelEnds as route } from '../../shared/contract/questions/modelEnds.ts'
import { questionLimits } from '../../shared/questionLimits.ts'
import { dayOf } from '../../shared/rules/days.ts'
import { byOrdering } from '../../shared/rules/questions/library.ts'
import { endpoint } from '../platform/http/endpoint.ts'
import { nameOfModel } from '../platform/models/catalogue.ts'
import { isConfigured } from '../platform/models/keys.ts'
import { nameOfProvider } from '../platform/models/providers.ts'
import { successorOf } from '../platform/models/successors.ts'
import { modelEnds, type StoredModelEnd } from '../stores/questions/modelEnds.ts'
import { questions } from '../stores/questions/questions.ts'
import { endOf, isNear, knownOf, type UsedModel, usedModels } from './models/endingModels.ts'
import { heldOn } from './models/heldOn.ts'

type Ending = { used: UsedModel; day: string | undefined; gone: string | undefined }

/** A model that administrators are to know of now; nothing where it goes on. */
function endingOf(used: UsedModel, known: StoredModelEnd | undefined, today: string): Ending[] {
  const end = endOf(used.GPTV, known)
  const day = end !== undefined && isNear(end, today) ? end : undefined
  const gone = known?.gone ? known.missingSince : undefined
  return day === undefined && gone === undefined ? [] : [{ used, day, gone }]
}

async function shown({ used, day, gone }: Ending): Promise<ModelEnd> {
  const { AImodule, GPTV } = used
  const next = successorOf(GPTV)
  const affected = await Promise.all(
    used.questions.toSorted(byOrdering).map(async (question) => ({
      id: question.id,
      QuestionLabel: question.QuestionLabel,
      proven: next !== undefined && (await heldOn(question, next)),
    })),
  )
  return {
    AImodule,
    provider: nameOfProvider(AImodule),
    GPTV,
    name: nameOfModel(AImodule, GPTV),
    named: [...new Set(used.questions.map((question) => question.GPTV))],
    ...(day !== undefined && { day }),
    ...(gone !== undefined && { gone }),
    ...(next !== undefined && { successor: { GPTV: next, name: nameOfModel(AImodule, next) } }),
    configured: await isConfigured(AImodule),
    count: affected.length,
    proven: affected.filter(({ proven }) => proven).length,
    questions: affected.slice(0, questionLimits.endingNamed),
  }
}

const whenOf = ({ day, gone }: Ending): string => gone ?? day ?? ''

export const handler = endpoint(route['questions.models'], async () => {
  const today = dayOf(new Date())
  const [{ value: library }, known] = await Promise.all([questions.all(), modelEnds.all()])
  const ending = usedModels(library).flatMap((used) => endingOf(used, knownOf(known, used), today))
  const inTurn = ending.toSorted((one, other) => (whenOf(one) < whenOf(other) ? -1 : 1))
  return { results: await Promise.all(inTurn.map(shown)) }
})
