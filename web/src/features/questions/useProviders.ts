import { useQuery } from '@tanstack/react-query'
import { type AiModule, aiModuleNames } from '../../../../shared/contract/aiModule.ts'
import { questionsQueries } from './questions.queries.ts'

/** The providers and their models by the names that people know. Until they are read, the models are by the wire's. */
export function useProviders() {
  const { data: providers = [], isError } = useQuery(questionsQueries.providers())
  const provider = (AImodule: string) => providers.find((one) => one.AImodule === AImodule)
  const modelsOf = (AImodule: string) => provider(AImodule)?.models ?? []
  return {
    providers,
    failed: isError,
    modelsOf,
    nameOf: (AImodule: AiModule) => provider(AImodule)?.name ?? aiModuleNames[AImodule],
    modelName: (AImodule: AiModule, GPTV: string) =>
      modelsOf(AImodule).find((model) => model.GPTV === GPTV)?.name ?? GPTV,
  }
}
