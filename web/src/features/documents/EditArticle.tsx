import { Flex } from '@chakra-ui/react'
import { useQuery } from '@tanstack/react-query'
import { useParams } from 'react-router-dom'
import { ApiError } from '../../api/errors.ts'
import { formTexts } from '../../texts/forms.ts'
import { sv } from '../../texts/sv.ts'
import { Bone } from '../../ui/Bone.tsx'
import { Button } from '../../ui/Button.tsx'
import { Dialog } from '../../ui/Dialog.tsx'
import { ReadFailed } from '../../ui/ReadFailed.tsx'
import { type ArticleListName, articleLists } from './articleLists.ts'
import { useReturnToList } from './articlePlaces.ts'
import { articlesQueries } from './articles.queries.ts'
import WriteArticle from './WriteArticle.tsx'

/** Reads the article that is to be changed, as it is now, and then opens it for writing. */
export default function EditArticle({ list }: { list: ArticleListName }) {
  const { id = '' } = useParams()
  const { texts } = articleLists[list]
  const { leave } = useReturnToList(list)
  const { data, error, isFetchedAfterMount, refetch } = useQuery({
    ...articlesQueries.one(list, id),
    // What somebody writes is not exchanged under his hands.
    refetchOnWindowFocus: false,
    refetchOnReconnect: false,
  })
  const isMissing = error instanceof ApiError && error.status === 404

  if (data && isFetchedAfterMount && !error) return <WriteArticle list={list} article={data} />
  return (
    <Dialog
      title={isMissing ? texts.missing : texts.editTitle}
      closedBy="closerequest"
      size="medium"
      onClose={leave}
    >
      {isMissing && <p>{texts.missingHelp}</p>}
      {error && !isMissing && (
        <ReadFailed title={texts.readFailed} error={error} onRetry={() => void refetch()} />
      )}
      {!error && <Bone as="output" display="block" height="27rem" aria-label={sv.loading} />}
      <Flex justify="flex-end" mt="6">
        <Button look="outline" onClick={leave}>
          {error ? sv.close : formTexts.cancel}
        </Button>
      </Flex>
    </Dialog>
  )
}
