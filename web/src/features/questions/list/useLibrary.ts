import { useQuery } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { useLocation } from 'react-router-dom'
import { aiModule } from '../../../../../shared/contract/assistant/aiModule.ts'
import type { ModelEnd } from '../../../../../shared/contract/questions/modelEnds.ts'
import { questionSorts, type QuestionSortTerm } from '../../../../../shared/contract/questions.ts'
import { limits } from '../../../../../shared/limits.ts'
import { modelName } from '../../../routes/studio.ts'
import { catalogue } from '../../../texts/errors.ts'
import type { Sort } from '../../../ui/list/column.ts'
import { useListState } from '../../../ui/list/useListState.ts'
import { certainPage } from '../../../ui/list/pageOf.ts'
import { useFaultToast } from '../../../ui/message/useFaultToast.ts'
import { questionsQueries } from '../questions.queries.ts'

/** How the library's address calls the provider that it is filtered by. */
export const providerFilter = 'modul'

const terms: QuestionSortTerm[] = questionSorts.flatMap((by) => [by, `-${by}` as const])

const termOf = ({ by, descending }: Sort) =>
  terms.find((term) => term === `${descending ? '-' : ''}${by}`)

const none: ModelEnd[] = []

/** The page of questions that the address asks for, as the server finds and sorts it. */
export function useLibrary() {
  const list = useListState(questionSorts, limits.pageSizes)
  const provider = list.filter(providerFilter, aiModule.options)
  const { data: models = none } = useQuery(questionsQueries.models())
  const names = models.map(({ GPTV }) => GPTV)
  const model = list.filter(modelName, names)
  const { search } = useLocation()
  // The one that was added just now, and the address at which its page is looked for, until another one is asked for.
  const [added, setAdded] = useState<string>()
  const [soughtAt, setSoughtAt] = useState<string>()
  if (soughtAt !== undefined && soughtAt !== search) setSoughtAt(undefined)
  const isSought = soughtAt === search
  const { data, error, ...query } = useQuery(
    questionsQueries.page({
      searchTerm: list.search,
      filterOptions: provider === undefined ? [] : [provider],
      size: list.size,
      from: list.page * list.size,
      ...(list.isSorted && { sort: termOf(list.sort) }),
      ...(isSought && { holding: added }),
      GPTV: models.filter(({ GPTV }) => GPTV === model).flatMap(({ named }) => named),
    }),
  )
  useFaultToast(error, catalogue.questions)
  const busy = query.isPlaceholderData

  useEffect(() => {
    if (isSought && !busy && data && data.page !== list.page) list.setPage(data.page, true)
  }, [isSought, data, busy, list])

  const sought = list.search !== '' || provider !== undefined || model !== undefined
  return {
    list,
    provider,
    models,
    model,
    isOfAnother: busy,
    sought,
    shown: certainPage(data, { isOfAnother: busy, sought }),
    failed: !data && !query.isFetching && error,
    busy,
    refetch: () => void query.refetch(),
    /** The id of a question that was added just now. */
    added,
    /** Goes to the page of a question that was added, where search and filters leave it. */
    show: (id: string) => {
      setSoughtAt(globalThis.location.search)
      setAdded(id)
    },
  }
}
