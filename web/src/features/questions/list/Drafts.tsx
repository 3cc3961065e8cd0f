import { Badge, chakra, Heading, Text } from '@chakra-ui/react'
import { useInfiniteQuery } from '@tanstack/react-query'
import { useId } from 'react'
import { studioOf } from '../../../routes/studio.ts'
import { studioTexts as texts } from '../../../texts/questions/studio.ts'
import { minuteOf } from '../../../ui/dates.ts'
import { MoreButton } from '../../../ui/list/MoreButton.tsx'
import { TextLink } from '../../../ui/TextLink.tsx'
import { questionsQueries } from '../questions.queries.ts'

const List = chakra('ul', {
  base: {
    listStyle: 'none',
    mt: '2',
    display: 'grid',
    gap: '2',
    gridTemplateColumns: { base: 'minmax(0, 1fr)', md: 'repeat(2, minmax(0, 1fr))' },
  },
})

const Item = chakra('li', {
  base: {
    px: '3',
    py: '2',
    bg: 'bg.panel',
    borderWidth: '1px',
    borderColor: 'border',
    borderRadius: 'l2',
    overflowWrap: 'anywhere',
  },
})

/** The drafts that are worked on, the last saved first; nothing where there is none. */
export function Drafts() {
  const titleId = useId()
  const query = useInfiniteQuery(questionsQueries.drafts())
  const { data, hasNextPage, isFetchingNextPage, isFetchNextPageError } = query
  const { rows = [], total = 0 } = data ?? {}
  if (rows.length === 0) return null
  return (
    <chakra.section mb="6" aria-labelledby={titleId}>
      <Heading as="h2" id={titleId} textStyle="label">
        {texts.draftsTitle}
      </Heading>
      <List>
        {rows.map(({ id, QuestionLabel, name, DaytoUpdate, isNew }) => (
          <Item key={id}>
            <TextLink to={studioOf(id)}>
              {QuestionLabel === '' ? texts.nameless : QuestionLabel}
            </TextLink>{' '}
            {isNew && <Badge>{texts.isNew}</Badge>}
            <Text textStyle="sm" color="fg.muted">
              {texts.draftOf(name, minuteOf(DaytoUpdate))}
            </Text>
          </Item>
        ))}
      </List>
      {hasNextPage && (
        <MoreButton
          mt="3"
          size="sm"
          aria-disabled={isFetchingNextPage}
          onMore={() => void query.fetchNextPage()}
        >
          {texts.moreDrafts(total - rows.length)}
        </MoreButton>
      )}
      {/* Another one each time, which is read out. */}
      {isFetchNextPageError && !isFetchingNextPage && (
        <Text role="alert" mt="2">
          {texts.moreFailed}
        </Text>
      )}
    </chakra.section>
  )
}
