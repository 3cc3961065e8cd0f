import { Badge, Box, Button, Flex, Skeleton } from '@chakra-ui/react'
import { useQuery } from '@tanstack/react-query'
import { Link, useLocation, useParams } from 'react-router-dom'
import type { Article } from '../../../../shared/contract/documents.ts'
import { mayCall } from '../../../../shared/rules/permissions.ts'
import { ApiError } from '../../api/errors.ts'
import { useUser } from '../../api/currentUser.ts'
import { sv } from '../../texts/sv.ts'
import { inWords } from '../../ui/dates.ts'
import { Dialog } from '../../ui/dialog/Dialog.tsx'
import { ReadFailed } from '../../ui/message/ReadFailed.tsx'
import { WindowTitle } from '../../ui/Title.tsx'
import { type ArticleListName, articleLists } from './articleLists.ts'
import { useArticleLinks, useReturnToList } from './articlePlaces.ts'
import { articlesQueries } from './articles.queries.ts'
import { ArticleText } from './ArticleText.tsx'

type Shown = { list: ArticleListName; article: Article }

function ShownArticle({ list, article: { Subject, Body, sdate, Published } }: Shown) {
  const { texts } = articleLists[list]
  return (
    <>
      <Flex align="center" gap="2" mt="-3" mb="4" textStyle="sm" color="fg.muted">
        {!Published && <Badge>{texts.draft}</Badge>}
        <time dateTime={sdate}>
          {Published ? texts.published(inWords(sdate)) : texts.written(inWords(sdate))}
        </time>
      </Flex>
      <ArticleText label={Subject} Body={Body} />
    </>
  )
}

const Loading = () => (
  <Box as="output" display="block" aria-label={sv.loading} minHeight="9rem">
    <Skeleton width="min(60%, 14rem)" height="4" mt="-3" />
    <Skeleton width="94%" height="4" mt="7" />
    <Skeleton width="88%" height="4" mt="3" />
    <Skeleton width="52%" height="4" mt="3" />
  </Box>
)

/** An article to be read, over its list; one that is gone says so. */
export default function ReadArticle({ list }: { list: ArticleListName }) {
  const { id = '' } = useParams()
  const { state }: { state: unknown } = useLocation()
  const { texts } = articleLists[list]
  const { leave } = useReturnToList(list)
  const links = useArticleLinks(list)
  const { data, error, refetch } = useQuery(articlesQueries.one(list, id))
  const mayWrite = mayCall('admin', useUser().Role)
  const isMissing = error instanceof ApiError && error.status === 404
  const article = isMissing ? undefined : data
  const title = isMissing ? texts.missing : (article?.Subject ?? texts.title)

  return (
    <Dialog title={title} closedBy="closerequest" size="md" onClose={leave}>
      <WindowTitle page={title} />
      {isMissing && <p>{texts.missingHelp}</p>}
      {article && <ShownArticle list={list} article={article} />}
      {!article && !error && <Loading />}
      {!article && error && !isMissing && (
        <ReadFailed title={texts.readFailed} error={error} onRetry={() => void refetch()} />
      )}
      <Flex justify="flex-end" wrap="wrap" gap="3" mt="6">
        {article && mayWrite && (
          <Button asChild variant="outline">
            <Link {...links.edit(id)} state={state} replace>
              {texts.edit}
            </Link>
          </Button>
        )}
        <Button onClick={leave}>{sv.close}</Button>
      </Flex>
    </Dialog>
  )
}
