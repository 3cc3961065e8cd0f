import { useEffect } from 'react'
import { useSearchParams } from 'react-router-dom'
import { takenBy } from '../../../../../../shared/rules/questions/wishes.ts'
import { modelName } from '../../../../routes/studio.ts'
import { useProviders } from '../../useProviders.ts'
import type { DraftInWork } from '../draft/useDraft.ts'

/** Chooses the model that the address names, once, where the question's provider has it: then the address forgets it. */
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
    if (!isThere || wanted === GPTV) return
    const takes = takesOf({ AImodule, GPTV: wanted })
    change({ GPTV: wanted, Wishes: takenBy(Wishes, takes) ?? {} })
  })
}
