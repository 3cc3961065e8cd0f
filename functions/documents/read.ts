import { serverLimits } from '../../shared/serverLimits.ts'
import type { documents, ListedArticle } from '../../shared/contract/documents.ts'
import { isAdmin } from '../../shared/rules/permissions.ts'
import { nameOf } from '../../shared/rules/people/names.ts'
import { searchFor } from '../../shared/rules/search.ts'
import { endpoint } from '../platform/http/endpoint.ts'
import { revalidatingEndpoint } from '../platform/http/revalidatingEndpoint.ts'
import { carried } from '../platform/lists/carried.ts'
import { pageOf } from '../platform/lists/pageOf.ts'
import { notFound } from '../runtime/errors.ts'
import { articles, type ArticleRow } from '../stores/documents/articles.ts'
import { users } from '../stores/people/users.ts'
import type { ArticleList } from '../stores/table.ts'
import { names } from './lists.ts'

type Routes = typeof documents

const mayRead = (Role: number, { Published }: { Published: boolean }) => Published || isAdmin(Role)

const newestFirst = (a: ArticleRow, b: ArticleRow): number => (a.sdate < b.sdate ? 1 : -1)

const listed = ({ text, ...row }: ArticleRow): ListedArticle => ({
  ...row,
  // A sign of two halves may lie across the end.
  Body: text.slice(0, serverLimits.articleExcerpt).toWellFormed(),
})

export const sourceOf = (list: ArticleList) => ({
  version: () => articles.version(list),
  read: () => articles.rows(list),
})

export const listing = (route: Routes[`documents.all${'' | 'News'}`], list: ArticleList) =>
  revalidatingEndpoint(
    route,
    sourceOf(list),
    ({ input: { searchTerm, size, from }, list: all, caller }) => {
      const isSought = searchFor(searchTerm)
      const found = all
        .filter((row) => mayRead(caller.Role, row))
        .filter(({ Subject, text }) => isSought(`${Subject} ${text}`))
        .toSorted(newestFirst)
      if (size === undefined) return carried(found.map(listed))
      const { rows, page } = pageOf(found, { size, from })
      return { results: rows.map(listed), page }
    },
    { seenBy: ({ Role }) => [Role] },
  )

export const reading = (route: Routes[`documents.get${'' | 'News'}`], list: ArticleList) =>
  endpoint(route, async ({ input: { id }, caller }) => {
    // Whoever may write reads what they, or somebody else, have just saved.
    const article = await (isAdmin(caller.Role)
      ? articles.latest(list, id)
      : articles.get(list, id))
    if (!article || !mayRead(caller.Role, article)) throw notFound(names[list].The)
    const author = article.userid === '' ? undefined : await users.get(article.userid)
    return { results: { ...article, Author: author ? nameOf(author) : '' } }
  })

export function newestOf(rows: ArticleRow[]): ListedArticle | null {
  const [newest] = rows.filter(({ Published }) => Published).toSorted(newestFirst)
  return newest ? listed(newest) : null
}
