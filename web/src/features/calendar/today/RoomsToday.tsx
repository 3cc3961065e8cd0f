import { chakra, Heading, Skeleton, Text } from '@chakra-ui/react'
import { useQuery } from '@tanstack/react-query'
import { useId } from 'react'
import { dayOf } from '../../../../../shared/rules/days.ts'
import { roomNumbers, rooms } from '../../../../../shared/rules/calendar/rooms.ts'
import { useUser } from '../../../api/session/currentUser.ts'
import { paths } from '../../../routes/paths.ts'
import { calendarTexts } from '../../../texts/calendar.ts'
import { Card } from '../../../ui/Card.tsx'
import { ReadFailed } from '../../../ui/message/ReadFailed.tsx'
import { TextLink } from '../../../ui/TextLink.tsx'
import { Unbroken } from '../../../ui/Unbroken.tsx'
import { calendarQueries } from '../calendar.queries.ts'
import type { Booking } from '../days/blocks.ts'
import { hours } from '../days/words.ts'
import { roomStateAt } from '../rooms/roomState.ts'
import { statusInWords } from '../rooms/RoomStatus.tsx'
import { useNow } from '../useNow.ts'

const { lobby: texts, rooms: roomTexts } = calendarTexts

const List = chakra('ul', { base: { listStyle: 'none', textStyle: 'sm', mt: '1' } })
const Part = chakra('h3', { base: { textStyle: 'label', mt: '3' } })

const whatOf = ({ event: { Rum, body } }: Booking) =>
  [rooms[Rum], body].filter((one) => one !== '').join(', ')

/** What oneself has booked today, and which rooms are free now. */
function Today({ bookings, now }: { bookings: readonly Booking[]; now: Date }) {
  const { id } = useUser()
  const own = bookings.filter(({ event }) => event.userid === id)
  const states = roomNumbers.map((Rum) => {
    const ofRoom = bookings.filter(({ event }) => event.Rum === Rum)
    return { Rum, status: roomStateAt(ofRoom, now).status }
  })
  // When the rooms open and close is the same for all of them.
  const closed = states.find(({ status }) => status.is !== 'free' && status.is !== 'busy')
  return (
    <>
      <Part>{texts.own}</Part>
      {own.length === 0 && (
        <Text textStyle="sm" color="fg.muted">
          {texts.noneOwn}
        </Text>
      )}
      <List>
        {own.map((booking) => (
          <chakra.li key={booking.event.id} overflowWrap="anywhere">
            <Unbroken text={`${hours(booking)} · ${whatOf(booking)}`} />
          </chakra.li>
        ))}
      </List>
      <Part>{texts.now}</Part>
      {closed ? (
        <Text textStyle="sm">{statusInWords(closed.status)}</Text>
      ) : (
        <List>
          {states.map(({ Rum, status }) => (
            <chakra.li key={Rum} overflowWrap="anywhere">
              {rooms[Rum]}: {statusInWords(status)}
            </chakra.li>
          ))}
        </List>
      )}
    </>
  )
}

/** The rooms today, for the lobby (docs/requirements.md, "Lobby"). */
export default function RoomsToday() {
  const headingId = useId()
  const now = useNow()
  const { data, error, refetch } = useQuery(calendarQueries.day(dayOf(now)))
  return (
    <Card aria-labelledby={headingId} size="sm">
      <Heading as="h2" id={headingId} textStyle="heading">
        {texts.title}
      </Heading>
      {data && <Today bookings={data} now={now} />}
      {data && error && (
        <Text textStyle="sm" color="red.fg" mt="3">
          {roomTexts.stale}
        </Text>
      )}
      {!data && error && (
        <ReadFailed title={roomTexts.failed} error={error} onRetry={() => void refetch()} />
      )}
      {!data && !error && <Skeleton mt="3" height="9.5rem" />}
      {(data || error) && (
        <TextLink to={paths.rooms} mt="2" display="inline-block">
          {texts.all}
        </TextLink>
      )}
    </Card>
  )
}
