import { useMutation, useQueryClient } from '@tanstack/react-query'
import type { ListedArticle } from '../../../../shared/contract/documents.ts'
import { textOf } from '../../api/request/errors.ts'
import { catalogue } from '../../texts/errors.ts'
import { focusLeftOver } from '../../ui/list/focusLeftOver.ts'
import { toaster } from '../../ui/message/toaster.ts'
import { type ArticleListName, articleLists } from './articleLists.ts'
import { reloadArticles } from './articles.queries.ts'

/** Deletes an article; its list is read anew, also when somebody else has deleted it before. */
export function useDeleteArticle(list: ArticleListName) {
  const client = useQueryClient()
  return useMutation({
    mutationFn: ({ id }: ListedArticle) => articleLists[list].delete({ id }),
    onSuccess: () => toaster.success(articleLists[list].texts.deleted),
    onError: (error) => toaster.error({ ...catalogue.articleDelete, description: textOf(error) }),
    onSettled: async () => {
      await reloadArticles(client, list)
      // The row takes the focus with it.
      focusLeftOver()
    },
  })
}
