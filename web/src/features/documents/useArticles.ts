import { useQuery } from '@tanstack/react-query'
import { limits } from '../../../../shared/limits.ts'
import { catalogue } from '../../texts/errors.ts'
import { pageOf } from '../../ui/list/pageOf.ts'
import { useListState } from '../../ui/list/useListState.ts'
import { useFaultToast } from '../../ui/message/useFaultToast.ts'
import type { ArticleListName } from './articleLists.ts'
import { articlesQueries } from './articles.queries.ts'

/** The articles as the page's address asks for them: found, and of these one page. */
export function useArticles(name: ArticleListName) {
  const list = useListState([])
  const { data, error, ...query } = useQuery(articlesQueries.all(name, list.search))
  useFaultToast(error, catalogue[`${name}Read`])

  return {
    list,
    sought: list.search !== '',
    shown: data && pageOf(data, list.page, limits.articlePageSize),
    failed: !data && !query.isFetching && error,
    busy: query.isPlaceholderData,
    refetch: () => void query.refetch(),
  }
}
