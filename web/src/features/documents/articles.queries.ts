import { keepPreviousData, type QueryClient, queryOptions } from '@tanstack/react-query'
import { limits } from '../../../../shared/limits.ts'
import { pageOf } from '../../ui/list/pageOf.ts'
import { type ArticleListName, articleLists } from './articleLists.ts'
import { bannerQueries } from './banner/banner.queries.ts'

const { articlePageSize: size } = limits

export const articlesQueries = {
  /** What all that is read of a list has in common. */
  key: (list: ArticleListName) => ['articles', list],

  /** A page, counted from 0, of the articles that a search leaves, newest first, read as that of the people is. */
  page: (list: ArticleListName, { searchTerm, page }: { searchTerm: string; page: number }) =>
    queryOptions({
      queryKey: [...articlesQueries.key(list), 'all', { searchTerm, page }],
      queryFn: ({ signal }) =>
        articleLists[list].all({ searchTerm, size, from: page * size }, { signal }),
      select: ({ results, page: read }) => pageOf(results, size, read),
      placeholderData: keepPreviousData,
    }),

  /** One article, whole. */
  one: (list: ArticleListName, id: string) =>
    queryOptions({
      queryKey: [...articlesQueries.key(list), 'one', id],
      queryFn: ({ signal }) => articleLists[list].get({ id }, { signal }),
      select: ({ results }) => results,
    }),

  /** The same as it is when somebody begins to change it: what they work on is not exchanged under their hands. */
  begun: (list: ArticleListName, id: string) =>
    queryOptions({
      ...articlesQueries.one(list, id),
      queryKey: ['articles.begun', list, id],
      staleTime: Infinity,
      gcTime: 0,
    }),
}

/** After a change: the list is read anew as it is searched, and so is the newest news. */
export const reloadArticles = (client: QueryClient, list: ArticleListName) =>
  Promise.all(
    [articlesQueries.key(list), bannerQueries.latest().queryKey].map((queryKey) =>
      client.invalidateQueries({ queryKey }),
    ),
  )
