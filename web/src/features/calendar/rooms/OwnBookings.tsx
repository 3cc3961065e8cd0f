import { chakra, Heading, Skeleton, Text } from '@chakra-ui/react'
import { useQuery } from '@tanstack/react-query'
import { useId } from 'react'
import { limits } from '../../../../../shared/limits.ts'
import { rooms } from '../../../../../shared/rules/calendar/rooms.ts'
import { bookingAt } from '../../../routes/paths.ts'
import { roomTexts } from '../../../texts/calendar/rooms.ts'
import { Card } from '../../../ui/Card.tsx'
import { HoldBack } from '../../../ui/HoldBack.tsx'
import { ReadFailed } from '../../../ui/message/ReadFailed.tsx'
import { TextLink } from '../../../ui/TextLink.tsx'
import { Unbroken } from '../../../ui/Unbroken.tsx'
import { calendarQueries } from '../calendar.queries.ts'
import type { Booking } from '../days/blocks.ts'
import { blockInWords, noteOf } from '../days/words.ts'

const { mine: texts } = roomTexts

const List = chakra('ul', {
  base: { listStyle: 'none', textStyle: 'sm', mt: '2', display: 'grid', gap: '2' },
})

const whatOf = ({ event }: Booking) => [rooms[event.Rum], noteOf(event)].filter(Boolean).join(', ')

/** What oneself has booked next; each leads to the booking in its calendar. */
export function OwnBookings() {
  const headingId = useId()
  const { data, error, refetch } = useQuery(calendarQueries.mine())
  return (
    <>
      <Card aria-labelledby={headingId} size="md" mt="5">
        <Heading as="h2" id={headingId} textStyle="heading">
          {texts.title}
        </Heading>
        {data?.length === 0 && (
          <Text mt="2" color="fg.muted">
            {texts.none(limits.ownBookingDays)}
          </Text>
        )}
        {data && data.length > 0 && (
          <List>
            {data.map((booking) => (
              <chakra.li key={booking.event.id} overflowWrap="anywhere">
                <TextLink
                  to={bookingAt(booking.event.id, { Rum: booking.event.Rum, day: booking.day })}
                >
                  <Unbroken text={blockInWords(booking)} />
                </TextLink>
                {` · ${whatOf(booking)}`}
              </chakra.li>
            ))}
          </List>
        )}
        {!data && error && (
          <ReadFailed title={texts.failed} error={error} onRetry={() => void refetch()} />
        )}
        {!data && !error && <Skeleton mt="3" height="3.5rem" />}
      </Card>
      {!data && !error && <HoldBack />}
    </>
  )
}
