import { chakra, Heading, Skeleton, Text } from '@chakra-ui/react'
import { useQuery } from '@tanstack/react-query'
import { useId } from 'react'
import { isAdmin } from '../../../../../shared/rules/permissions.ts'
import { roomNumbers } from '../../../../../shared/rules/calendar/rooms.ts'
import { useUser } from '../../../api/session/currentUser.ts'
import { feedTexts as texts } from '../../../texts/calendar/feeds.ts'
import { Card } from '../../../ui/Card.tsx'
import { ReadFailed } from '../../../ui/message/ReadFailed.tsx'
import { feedsQuery } from './feeds.queries.ts'
import { FeedRow } from './FeedRow.tsx'

const List = chakra('ul', { base: { listStyle: 'none', mt: '4', display: 'grid', gap: '5' } })

/** The addresses by which other calendars show bookings: one's own, and the rooms'. */
export default function Feeds() {
  const headingId = useId()
  const mayOpenRooms = isAdmin(useUser().Role)
  const { data, error, refetch } = useQuery(feedsQuery())
  const pathOf = (of: 'own' | number) => data?.find((feed) => feed.of === of)?.path
  const shown = roomNumbers.filter((Rum) => mayOpenRooms || pathOf(Rum) !== undefined)
  return (
    <Card aria-labelledby={headingId} size="md" mt="5">
      <Heading as="h2" id={headingId} textStyle="heading">
        {texts.title}
      </Heading>
      <Text mt="2" color="fg.muted" maxW="65ch">
        {texts.lead}
      </Text>
      {data && (
        <List>
          <FeedRow of="own" path={pathOf('own')} maySet />
          {shown.map((Rum) => (
            <FeedRow key={Rum} of={Rum} path={pathOf(Rum)} maySet={mayOpenRooms} />
          ))}
        </List>
      )}
      {!data && error && (
        <ReadFailed title={texts.failed} error={error} onRetry={() => void refetch()} />
      )}
      {!data && !error && <Skeleton mt="4" height="5rem" />}
    </Card>
  )
}
