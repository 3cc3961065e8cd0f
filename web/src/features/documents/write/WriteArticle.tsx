import { Dialog } from '../../../ui/dialog/Dialog.tsx'
import { WindowTitle } from '../../../ui/Title.tsx'
import { ArticleForm } from './ArticleForm.tsx'
import { type ArticleListName, articleLists } from '../articleLists.ts'
import { useReturnToList } from '../articlePlaces.ts'

/** The dialog for a new article. Only its own buttons close it (docs/requirements.md, "Dialogs"). */
export default function WriteArticle({ list }: { list: ArticleListName }) {
  const back = useReturnToList(list)
  const { newTitle } = articleLists[list].texts
  return (
    <Dialog title={newTitle} closedBy="none" size="md" onClose={back.leave}>
      <WindowTitle page={newTitle} />
      <ArticleForm list={list} back={back} />
    </Dialog>
  )
}
