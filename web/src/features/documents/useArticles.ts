import { useQuery } from '@tanstack/react-query'
import { catalogue } from '../../texts/errors.ts'
import { certainPage } from '../../ui/list/pageOf.ts'
import { useListState } from '../../ui/list/useListState.ts'
import { useFaultToast } from '../../ui/message/useFaultToast.ts'
import type { ArticleListName } from './articleLists.ts'
import { articlesQueries } from './articles.queries.ts'

/** The page of articles that the address asks for, as the server finds it. */
export function useArticles(name: ArticleListName) {
  const list = useListState()
  const asked = { searchTerm: list.search, page: list.page }
  const { data, error, ...query } = useQuery(articlesQueries.page(name, asked))
  useFaultToast(error, catalogue[`${name}Read`])

  const isOfAnother = query.isPlaceholderData
  const sought = list.search !== ''
  return {
    list,
    isOfAnother,
    sought,
    shown: certainPage(data, { isOfAnother, sought }),
    failed: !data && !query.isFetching && error,
    busy: isOfAnother,
    refetch: () => void query.refetch(),
  }
}
