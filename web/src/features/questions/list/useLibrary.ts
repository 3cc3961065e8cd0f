import { useQuery } from '@tanstack/react-query'
import { useMemo } from 'react'
import { aiModule } from '../../../../../shared/contract/aiModule.ts'
import { limits } from '../../../../../shared/limits.ts'
import { catalogue } from '../../../texts/errors.ts'
import { pageOf } from '../../../ui/list/pageOf.ts'
import { useListState } from '../../../ui/list/useListState.ts'
import { useFaultToast } from '../../../ui/message/useFaultToast.ts'
import { questionsQueries } from '../questions.queries.ts'
import { questionSorts, sortQuestions } from './sortQuestions.ts'

/** How the library's address calls the provider that it is filtered by. */
export const providerFilter = 'modul'

/** The questions as the page's address asks for them: found, sorted, and of these one page. */
export function useLibrary() {
  const list = useListState(questionSorts, limits.pageSizes)
  const provider = list.filter(providerFilter, aiModule.options)
  const filters = provider === undefined ? [] : [provider]
  const { data, error, ...query } = useQuery(questionsQueries.all(list.search, filters))
  const { by, descending } = list.sort
  const sorted = useMemo(
    () => data && sortQuestions(data, { by, descending }),
    [data, by, descending],
  )
  useFaultToast(error, catalogue.questions)

  return {
    list,
    provider,
    sought: list.search !== '' || provider !== undefined,
    shown: sorted && pageOf(sorted, list.page, list.size),
    failed: !data && !query.isFetching && error,
    busy: query.isPlaceholderData,
    refetch: () => void query.refetch(),
  }
}
