import { Grid, Skeleton } from '@chakra-ui/react'
import { Suspense } from 'react'
import { roomNumbers } from '../../../../../shared/rules/calendar/rooms.ts'
import { calendarTexts } from '../../../texts/calendar.ts'
import { HoldBack } from '../../../ui/HoldBack.tsx'
import { lazyPart } from '../../../ui/lazyPart.ts'
import { MissingPart } from '../../../ui/message/MissingPart.tsx'
import { Page } from '../../../ui/Page.tsx'
import { PageHeader } from '../../../ui/PageHeader.tsx'
import { OwnBookings } from './OwnBookings.tsx'
import { RoomCard } from './RoomCard.tsx'
import { useNow } from '../useNow.ts'
import { useRooms } from './useRooms.ts'

const { rooms: texts } = calendarTexts

const Missing = () => <MissingPart />

// It brings the dialog of a booking along, which the lobby's rooms do without.
const FreeSearch = lazyPart(() => import('../search/FreeSearch.tsx'), Missing)
const Feeds = lazyPart(() => import('../feeds/Feeds.tsx'), Missing)

/** As high as the search that comes there, nearly: what stands below it waits for it. */
const SearchPlace = () => (
  <>
    <Skeleton mt="5" height={{ base: '24.5rem', sm: '21.6rem', md: '12.7rem', lg: '9.25rem' }} />
    <HoldBack />
  </>
)

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
      <Suspense fallback={<SearchPlace />}>
        <FreeSearch now={now} />
      </Suspense>
      <OwnBookings />
      <Suspense fallback={<Skeleton mt="5" height="12rem" />}>
        <Feeds />
      </Suspense>
    </Page>
  )
}
