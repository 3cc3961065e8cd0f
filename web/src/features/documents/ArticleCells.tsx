import { Badge, Flex, Span } from '@chakra-ui/react'
import type { ListedArticle } from '../../../../shared/contract/documents.ts'
import { limits } from '../../../../shared/limits.ts'
import { RowLink } from '../../ui/list/RowLink.tsx'
import { useShortened } from '../../ui/list/useShortened.ts'
import { articleLists } from './articleLists.ts'
import { useArticleLinks } from './articlePlaces.ts'

/** A document's title, which opens it. */
export function ArticleTitle({ article }: { article: ListedArticle }) {
  const links = useArticleLinks('documents')
  return (
    <Flex align="center" wrap="wrap" columnGap="2" py="2">
      <RowLink {...links.read(article.id)}>{article.Subject}</RowLink>
      {!article.Published && <Badge>{articleLists.documents.texts.draft}</Badge>}
    </Flex>
  )
}

/** The beginning of a document's text. */
export const ArticleBeginning = ({ Body }: ListedArticle) => (
  <Span textStyle="sm" color="fg.muted" overflowWrap="anywhere">
    {useShortened(Body, limits.articleShown)}
  </Span>
)
