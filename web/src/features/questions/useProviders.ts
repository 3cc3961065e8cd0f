import { useQuery } from '@tanstack/react-query'
import { type AiModule, aiModuleNames } from '../../../../shared/contract/assistant/aiModule.ts'
import type { OfferedModel } from '../../../../shared/contract/assistant/providers.ts'
import type { Takes } from '../../../../shared/rules/questions/wishes.ts'
import { questionTexts } from '../../texts/questions.ts'
import { questionsQueries } from './questions.queries.ts'

/** A model as people know it, with what is really asked in its place, and where that lies. */
export function nameOfModel({ name, answeredBy, where }: OfferedModel): string {
  const asked = answeredBy === undefined ? name : questionTexts.answeredBy(name, answeredBy)
  return where === undefined ? asked : questionTexts.at(asked, where)
}

const nothing: Takes = { effort: [], variation: [] }

/** The providers and their models by the names that people know. Until they are read, the models are by the wire's. */
export function useProviders() {
  const { data, isError, isFetchedAfterMount } = useQuery(questionsQueries.providers())
  const providers = data ?? []
  const provider = (AImodule: string) => providers.find((one) => one.AImodule === AImodule)
  const modelsOf = (AImodule: string) => provider(AImodule)?.models ?? []
  return {
    providers,
    failed: isError,
    /** Whether they are there, or could not be read: also while another part of the page reads them once more. */
    isRead: data !== undefined || isFetchedAfterMount,
    modelsOf,
    nameOf: (AImodule: AiModule) => provider(AImodule)?.name ?? aiModuleNames[AImodule],
    takesOf: ({ AImodule, GPTV }: { AImodule: string; GPTV: string }): Takes => {
      const known = [...modelsOf(AImodule), ...(provider(AImodule)?.earlier ?? [])]
      return known.find((one) => one.GPTV === GPTV)?.takes ?? nothing
    },
    modelName: (AImodule: string, GPTV: string) => {
      const known = [...modelsOf(AImodule), ...(provider(AImodule)?.earlier ?? [])]
      const model = known.find((one) => one.GPTV === GPTV)
      return model ? nameOfModel(model) : GPTV
    },
  }
}
