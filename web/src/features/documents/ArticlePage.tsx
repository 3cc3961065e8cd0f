import { Badge, Box, Button, Flex, Skeleton } from '@chakra-ui/react'
import { useQuery } from '@tanstack/react-query'
import { Link, useLocation, useParams } from 'react-router-dom'
import type { Article } from '../../../../shared/contract/documents.ts'
import { mayCall } from '../../../../shared/rules/permissions.ts'
import { ApiError } from '../../api/request/errors.ts'
import { useUser } from '../../api/session/currentUser.ts'
import { paths } from '../../routes/paths.ts'
import { sv } from '../../texts/sv.ts'
import { BackLink } from '../../ui/BackLink.tsx'
import { dateInWords, inWords } from '../../ui/dates.ts'
import { ReadFailed } from '../../ui/message/ReadFailed.tsx'
import { Page } from '../../ui/Page.tsx'
import { PageHeader } from '../../ui/PageHeader.tsx'
import { type ArticleListName, articleLists } from './articleLists.ts'
import { useArticleLinks } from './articlePlaces.ts'
import { articlesQueries } from './articles.queries.ts'
import { ArticleText } from './ArticleText.tsx'

type Shown = { list: ArticleListName; article: Article }

/** Who wrote it, and when; and when it was last changed, unless that was the same day. */
function Facts({ list, article: { Author, sdate, DaytoUpdate, Published } }: Shown) {
  const { texts } = articleLists[list]
  const changed = DaytoUpdate !== '' && dateInWords(DaytoUpdate) !== dateInWords(sdate)
  return (
    <Flex as="span" align="center" wrap="wrap" columnGap="2" rowGap="1">
      {!Published && <Badge>{texts.draft}</Badge>}
      <time dateTime={sdate}>
        {Published ? texts.published(inWords(sdate)) : texts.written(inWords(sdate))}
      </time>
      {Author !== '' && <span>{texts.by(Author)}</span>}
      {changed && <time dateTime={DaytoUpdate}>{texts.changedOn(dateInWords(DaytoUpdate))}</time>}
    </Flex>
  )
}

const Loading = () => (
  <Box as="output" display="block" aria-label={sv.loading} maxWidth="44rem">
    <Skeleton width="94%" height="4" />
    <Skeleton width="88%" height="4" mt="3" />
    <Skeleton width="52%" height="4" mt="3" />
  </Box>
)

/** A document or a news item, to be read and printed; one that is gone says so. */
export default function ArticlePage({ list }: { list: ArticleListName }) {
  const { id = '' } = useParams()
  const { search } = useLocation()
  const { texts } = articleLists[list]
  const links = useArticleLinks(list)
  const { data, error, refetch } = useQuery(articlesQueries.one(list, id))
  const mayWrite = mayCall('admin', useUser().Role)
  const isMissing = error instanceof ApiError && error.status === 404
  const article = isMissing ? undefined : data
  const title = isMissing ? texts.missing : (article?.Subject ?? texts.title)

  return (
    // Another article is another page, where one begins at its heading.
    <Page key={id}>
      <BackLink to={{ pathname: paths[list], search }}>{texts.back}</BackLink>
      <PageHeader
        title={title}
        lead={isMissing ? texts.missingHelp : article && <Facts list={list} article={article} />}
        action={
          article &&
          mayWrite && (
            <Button asChild variant="outline" _print={{ display: 'none' }}>
              <Link {...links.edit(id)}>{texts.edit}</Link>
            </Button>
          )
        }
      />
      {article && <ArticleText label={article.Subject} Body={article.Body} />}
      {!article && !error && <Loading />}
      {!article && error && !isMissing && (
        <ReadFailed title={texts.readFailed} error={error} onRetry={() => void refetch()} />
      )}
    </Page>
  )
}
