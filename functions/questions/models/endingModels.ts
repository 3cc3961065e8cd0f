import type { AiModule } from '../../../shared/contract/assistant/aiModule.ts'
import { questionLimits } from '../../../shared/questionLimits.ts'
import { daysBetween } from '../../../shared/rules/days.ts'
import { askedModel } from '../../platform/models/catalogue.ts'
import { statedEnd } from '../../platform/models/successors.ts'
import type { StoredModelEnd } from '../../stores/questions/modelEnds.ts'
import type { StoredQuestion } from '../../stores/questions/questions.ts'

/** A model that questions ask really, and the questions. */
export type UsedModel = { AImodule: AiModule; GPTV: string; questions: StoredQuestion[] }

/** The models that the library's questions ask now, each with its questions. */
export function usedModels(library: StoredQuestion[]): UsedModel[] {
  const used = new Map<string, UsedModel>()
  for (const question of library) {
    const { AImodule } = question
    const { model: GPTV } = askedModel(question.GPTV)
    const key = `${AImodule} ${GPTV}`
    const one = used.get(key) ?? { AImodule, GPTV, questions: [] }
    one.questions.push(question)
    used.set(key, one)
  }
  return [...used.values()]
}

/** What is known of one of them. */
export const knownOf = <T extends { AImodule: AiModule; GPTV: string }>(
  all: T[],
  { AImodule, GPTV }: UsedModel,
): T | undefined => all.find((one) => one.AImodule === AImodule && one.GPTV === GPTV)

/** The day on which a model ends: the earlier of what its provider and the stage say. */
export function endOf(GPTV: string, known?: Pick<StoredModelEnd, 'day'>): string | undefined {
  const [first] = [known?.day, statedEnd(GPTV)].flatMap((day) => day ?? []).toSorted()
  return first
}

/** Whether a day is so near that administrators are to know of it, or has been. */
export const isNear = (
  day: string,
  today: string,
  days: number = questionLimits.modelEndDays,
): boolean => daysBetween(today, day) <= days
