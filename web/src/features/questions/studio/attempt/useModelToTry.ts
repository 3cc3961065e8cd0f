import { useEffect } from 'react'
import { useSearchParams } from 'react-router-dom'
import { takenBy } from '../../../../../../shared/rules/questions/wishes.ts'
import { modelName } from '../../../../routes/studio.ts'
import { studioTexts as texts } from '../../../../texts/questions/studio.ts'
import { toaster } from '../../../../ui/message/toaster.ts'
import { useProviders } from '../../useProviders.ts'
import type { DraftInWork } from '../draft/useDraft.ts'

/**
 * Chooses the model that the address names, once, where the question's provider has it: then the address forgets it. Where it has
 * not, that is told: else somebody would pay for the trials of another one.
 */
export function useModelToTry({ typed: { AImodule, GPTV, Wishes }, change }: DraftInWork) {
  const [params, setParams] = useSearchParams()
  const { modelsOf, takesOf } = useProviders()
  const wanted = params.get(modelName)
  useEffect(() => {
    if (wanted === null) return
    const left = new URLSearchParams(params)
    left.delete(modelName)
    setParams(left, { replace: true })
    const isThere = modelsOf(AImodule).some((one) => one.GPTV === wanted)
    if (!isThere)
      return toaster.error({ title: texts.modelNotHere(wanted), description: texts.modelsHere })
    if (wanted === GPTV) return
    const takes = takesOf({ AImodule, GPTV: wanted })
    change({ GPTV: wanted, Wishes: takenBy(Wishes, takes) ?? {} })
  })
}
