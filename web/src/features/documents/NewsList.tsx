import { Badge, Box, chakra, Flex, Heading, Skeleton, Text } from '@chakra-ui/react'
import type { ListedArticle } from '../../../../shared/contract/documents.ts'
import { limits } from '../../../../shared/limits.ts'
import { articleTexts } from '../../texts/documents.ts'
import { sv } from '../../texts/sv.ts'
import { dateInWords } from '../../ui/dates.ts'
import { Landscape } from '../../ui/Landscape.tsx'
import { RowLink } from '../../ui/list/RowLink.tsx'
import { ArticleActions } from './ArticleActions.tsx'
import { useArticleLinks } from './articlePlaces.ts'

const { news: texts } = articleTexts

const List = chakra('ol', { base: { listStyle: 'none', display: 'grid', gap: '4' } })

const Item = chakra('li', {
  base: {
    position: 'relative',
    display: 'grid',
    gridTemplateColumns: { base: 'minmax(0, 1fr)', sm: '9rem minmax(0, 1fr)' },
    columnGap: '6',
    p: { base: '4', md: '5' },
    bg: 'bg.panel',
    borderWidth: '1px',
    borderColor: 'border',
    borderRadius: 'l3',
    boxShadow: 'xs',
    _hover: { bg: 'bg.muted' },
    '&[aria-busy]': { _hover: { bg: 'bg.panel' } },
  },
})

/** The picture's place. An item has none of its own yet. */
const Picture = () => (
  <Box
    hideBelow="sm"
    position="relative"
    overflow="hidden"
    minHeight="7rem"
    bg="deep"
    borderRadius="l2"
  >
    <Landscape />
  </Box>
)

type Props = {
  rows: readonly ListedArticle[] | undefined
  mayWrite: boolean
  busy: boolean
  onDelete: (article: ListedArticle) => void
}

const Waiting = () =>
  Array.from({ length: limits.articlePageSize }, (_, row) => (
    <Item key={row} aria-busy>
      <Skeleton hideBelow="sm" minHeight="7rem" borderRadius="l2" />
      <div>
        <Skeleton height="4" width="8rem" />
        <Skeleton height="5" width="60%" mt="2.5" />
        <Skeleton height="4" width="94%" mt="3" />
        <Skeleton height="4" width="70%" mt="2" />
      </div>
    </Item>
  ))

/** The news as news: when, what, and how it begins. All of an item is its place to press. */
export function NewsList({ rows, mayWrite, busy, onDelete }: Props) {
  const links = useArticleLinks('news')
  return (
    <List aria-label={texts.title} aria-busy={busy || !rows} opacity={busy ? 0.6 : undefined}>
      {!rows && <Waiting />}
      {!rows && (
        <Box as="li" srOnly>
          {sv.loading}
        </Box>
      )}
      {rows?.map((article) => (
        <Item key={article.id}>
          <Picture />
          <Box minWidth="0">
            <Flex justify="space-between" gap="3">
              <Flex align="center" wrap="wrap" gap="2" textStyle="sm" color="fg.muted">
                <time dateTime={article.sdate}>{dateInWords(article.sdate)}</time>
                {!article.Published && <Badge>{texts.draft}</Badge>}
              </Flex>
              {mayWrite && (
                <Box position="relative" zIndex="1" mt="-2" mr="-2">
                  <ArticleActions list="news" article={article} onDelete={onDelete} />
                </Box>
              )}
            </Flex>
            <Heading as="h2" overflowWrap="anywhere">
              <RowLink {...links.read(article.id)} textStyle="heading">
                {article.Subject}
              </RowLink>
            </Heading>
            <Text mt="1" color="fg.muted" lineClamp="2" overflowWrap="anywhere">
              {article.Body}
            </Text>
          </Box>
        </Item>
      ))}
    </List>
  )
}
