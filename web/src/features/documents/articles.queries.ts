import { keepPreviousData, type QueryClient, queryOptions } from '@tanstack/react-query'
import { type ArticleListName, articleLists } from './articleLists.ts'
import { bannerQueries } from './banner/banner.queries.ts'

export const articlesQueries = {
  /** What all that is read of a list has in common. */
  key: (list: ArticleListName) => ['articles', list],

  /** The articles whom a search leaves, newest first, read as the list of people is. */
  all: (list: ArticleListName, searchTerm: string) =>
    queryOptions({
      queryKey: [...articlesQueries.key(list), 'all', { searchTerm }],
      queryFn: ({ signal }) => articleLists[list].all({ searchTerm }, { signal }),
      select: ({ results }) => results,
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
