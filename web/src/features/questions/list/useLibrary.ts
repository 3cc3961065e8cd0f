import { useQuery } from '@tanstack/react-query'
import { useEffect, useMemo, useRef, useState } from 'react'
import { aiModule } from '../../../../../shared/contract/aiModule.ts'
import type { ModelEnd } from '../../../../../shared/contract/modelEnds.ts'
import type { Question } from '../../../../../shared/contract/question.ts'
import { limits } from '../../../../../shared/limits.ts'
import { modelName } from '../../../routes/studio.ts'
import { catalogue } from '../../../texts/errors.ts'
import { pageOf } from '../../../ui/list/pageOf.ts'
import { useListState } from '../../../ui/list/useListState.ts'
import { useFaultToast } from '../../../ui/message/useFaultToast.ts'
import { questionsQueries } from '../questions.queries.ts'
import { questionSorts, sortQuestions } from './sortQuestions.ts'

/** How the library's address calls the provider that it is filtered by. */
export const providerFilter = 'modul'

/** The questions that a model's end concerns, where one is named. */
function askedOf(all: Question[], models: ModelEnd[], model: string | undefined): Question[] {
  if (model === undefined) return all
  const affected = models.filter(({ GPTV }) => GPTV === model).flatMap(({ questions }) => questions)
  const ids = new Set(affected.map(({ id }) => id))
  return all.filter(({ id }) => ids.has(id))
}

const none: ModelEnd[] = []

/** The questions as the page's address asks for them: found, sorted, and of these one page. */
export function useLibrary() {
  const list = useListState(questionSorts, limits.pageSizes)
  const provider = list.filter(providerFilter, aiModule.options)
  const filters = provider === undefined ? [] : [provider]
  const { data: models = none } = useQuery(questionsQueries.models())
  const names = models.map(({ GPTV }) => GPTV)
  const model = list.filter(modelName, names)
  const { data, error, ...query } = useQuery(questionsQueries.all(list.search, filters))
  const { by, descending } = list.sort
  const sorted = useMemo(
    () => data && sortQuestions(askedOf(data, models, model), { by, descending }),
    [data, models, model, by, descending],
  )
  useFaultToast(error, catalogue.questions)
  const [added, setAdded] = useState<string>()
  const isShown = useRef(true)

  // The page that has it is known once the list has it, which may be another one by now.
  useEffect(() => {
    if (isShown.current || !sorted) return
    const at = sorted.findIndex(({ id }) => id === added)
    if (at < 0) return
    isShown.current = true
    const page = Math.floor(at / list.size)
    if (page !== list.page) list.setPage(page)
  }, [sorted, added, list])

  return {
    list,
    provider,
    models,
    model,
    sought: list.search !== '' || provider !== undefined || model !== undefined,
    shown: sorted && pageOf(sorted, list.page, list.size),
    failed: !data && !query.isFetching && error,
    busy: query.isPlaceholderData,
    refetch: () => void query.refetch(),
    /** The id of a question that was added just now. */
    added,
    /** Goes to the page of a question that was added, where search and filters leave it. */
    show: (id: string) => {
      isShown.current = false
      setAdded(id)
    },
  }
}
