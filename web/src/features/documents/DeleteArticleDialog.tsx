import type { ListedArticle } from '../../../../shared/contract/documents.ts'
import { formTexts } from '../../texts/forms.ts'
import { ConfirmDialog } from '../../ui/dialog/ConfirmDialog.tsx'
import { type ArticleListName, articleLists } from './articleLists.ts'

type Props = {
  list: ArticleListName
  article: ListedArticle
  onClose: () => void
  onConfirm: (article: ListedArticle) => void
}

/** Asks before an article is deleted. */
export function DeleteArticleDialog({ list, article, onClose, onConfirm }: Props) {
  const { texts } = articleLists[list]

  function confirm() {
    onClose()
    onConfirm(article)
  }

  return (
    <ConfirmDialog
      title={texts.deleteTitle}
      question={texts.deleteQuestion(article.Subject)}
      help={texts.deleteHelp}
      cancel={formTexts.cancel}
      confirm={formTexts.delete}
      onCancel={onClose}
      onConfirm={confirm}
    />
  )
}
