import { type AiModule, aiModule } from '../../../shared/contract/assistant/aiModule.ts'
import type { Question } from '../../../shared/contract/questions/question.ts'
import { invalid } from '../../runtime/errors.ts'
import { modelsOf } from '../models/catalogue.ts'
import { fits } from '../models/infoClasses.ts'
import { configuredProviders, isConfigured } from '../models/keys.ts'
import { nameOfProvider } from '../models/providers.ts'

/** Who answers a new question of this class where nobody says: ChatGPT, or the first after it with a key that may take the class. */
export async function usualProvider(InfoClass: string | undefined): Promise<AiModule> {
  const able = new Set(await configuredProviders())
  const isAble = (AImodule: AiModule) => able.has(AImodule) && fits({ AImodule, InfoClass })
  return aiModule.options.find(isAble) ?? 'ChatGPT'
}

/** Throws 400 for a provider that the stage has no key for. */
export async function checkConfigured(AImodule: AiModule): Promise<void> {
  if (await isConfigured(AImodule)) return
  throw invalid({ AImodule: `${nameOfProvider(AImodule)} är inte inställd.` })
}

/**
 * The model of a question that is saved: the given one, or the provider's first. What the question had `before` may
 * stay, also when it could not be chosen any more. Throws 400 for a provider without a key, and for an unknown model.
 */
export async function chosenModel(
  AImodule: AiModule,
  GPTV: string | undefined,
  before?: Pick<Question, 'AImodule' | 'GPTV'>,
): Promise<string> {
  const stays = before?.AImodule === AImodule
  if (stays && (GPTV === undefined || GPTV === before.GPTV)) return before.GPTV
  if (!stays) await checkConfigured(AImodule)
  const offered = modelsOf(AImodule).map((model) => model.GPTV)
  const [first = ''] = offered
  if (GPTV === undefined) return first
  if (!offered.includes(GPTV)) {
    throw invalid({ GPTV: `${nameOfProvider(AImodule)} har ingen modell ${GPTV}.` })
  }
  return GPTV
}
