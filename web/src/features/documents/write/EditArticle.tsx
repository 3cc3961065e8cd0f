import { Button, Flex, Skeleton } from '@chakra-ui/react'
import { useQuery } from '@tanstack/react-query'
import { useParams } from 'react-router-dom'
import { ApiError } from '../../../api/request/errors.ts'
import { formTexts } from '../../../texts/forms.ts'
import { sv } from '../../../texts/sv.ts'
import { Dialog } from '../../../ui/dialog/Dialog.tsx'
import { ReadFailed } from '../../../ui/message/ReadFailed.tsx'
import { WindowTitle } from '../../../ui/Title.tsx'
import { ArticleForm } from './ArticleForm.tsx'
import { type ArticleListName, articleLists } from '../articleLists.ts'
import { useReturnToList } from '../articlePlaces.ts'
import { articlesQueries } from '../articles.queries.ts'

/** The dialog that changes an article, which is read first as it is now. Only its own buttons close it from then on. */
export default function EditArticle({ list }: { list: ArticleListName }) {
  const { id = '' } = useParams()
  const { texts } = articleLists[list]
  const back = useReturnToList(list)
  const { data: article, error, refetch } = useQuery(articlesQueries.begun(list, id))
  const isMissing = error instanceof ApiError && error.status === 404

  return (
    <Dialog
      title={isMissing ? texts.missing : texts.editTitle}
      closedBy={article ? 'none' : 'closerequest'}
      size="md"
      onClose={back.leave}
    >
      <WindowTitle page={article ? texts.editOf(article.Subject) : texts.editTitle} />
      {isMissing && <p>{texts.missingHelp}</p>}
      {error && !isMissing && (
        <ReadFailed title={texts.readFailed} error={error} onRetry={() => void refetch()} />
      )}
      {!error && !article && (
        <Skeleton as="output" display="block" height="27rem" aria-label={sv.loading} />
      )}
      {article ? (
        <ArticleForm list={list} article={article} back={back} />
      ) : (
        <Flex justify="flex-end" mt="6">
          <Button variant="outline" onClick={back.leave}>
            {error ? sv.close : formTexts.cancel}
          </Button>
        </Flex>
      )}
    </Dialog>
  )
}
