import { Dialog } from '../../ui/Dialog.tsx'
import { ArticleForm } from './ArticleForm.tsx'
import { type ArticleListName, articleLists } from './articleLists.ts'
import { useReturnToList } from './articlePlaces.ts'

/** The dialog for a new article. Only its own buttons close it (specification section 4). */
export default function WriteArticle({ list }: { list: ArticleListName }) {
  const back = useReturnToList(list)
  return (
    <Dialog
      title={articleLists[list].texts.newTitle}
      closedBy="none"
      size="medium"
      onClose={back.leave}
    >
      <ArticleForm list={list} back={back} />
    </Dialog>
  )
}
