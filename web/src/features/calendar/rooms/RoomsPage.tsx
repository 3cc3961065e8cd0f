import { Grid } from '@chakra-ui/react'
import { roomNumbers } from '../../../../../shared/rules/rooms.ts'
import { calendarTexts } from '../../../texts/calendar.ts'
import { Page } from '../../../ui/Page.tsx'
import { PageHeader } from '../../../ui/PageHeader.tsx'
import { OwnBookings } from './OwnBookings.tsx'
import { RoomCard } from './RoomCard.tsx'
import { useNow } from '../useNow.ts'
import { useRooms } from './useRooms.ts'

const { rooms: texts } = calendarTexts

/** The three rooms: which one is free now, and the way to each calendar (docs/requirements.md, "Rooms"). */
export default function RoomsPage() {
  const now = useNow()
  const reads = useRooms(now)
  return (
    <Page>
      <PageHeader title={texts.title} lead={texts.lead} />
      <Grid gap="4" templateColumns={{ base: 'minmax(0, 1fr)', lg: 'repeat(3, minmax(0, 1fr))' }}>
        {roomNumbers.map((Rum) => (
          <RoomCard key={Rum} Rum={Rum} now={now} read={reads[Rum]} />
        ))}
      </Grid>
      <OwnBookings />
    </Page>
  )
}
