import { Box, chakra, Flex } from '@chakra-ui/react'
import { Suspense, useDeferredValue } from 'react'
import type { Event } from '../../../../shared/contract/calendar/event.ts'
import { lazy } from '../../../../shared/lazy.ts'
import { dayOf } from '../../../../shared/rules/days.ts'
import { roomNumbers, rooms as roomNames } from '../../../../shared/rules/calendar/rooms.ts'
import { minutesOf } from '../../../../shared/rules/calendar/workingTime.ts'
import { paths } from '../../routes/paths.ts'
import { calendarTexts as texts } from '../../texts/calendar.ts'
import { BackLink } from '../../ui/BackLink.tsx'
import { Unloaded } from '../../ui/dialog/Unloaded.tsx'
import { lazyPart } from '../../ui/lazyPart.ts'
import { AddButton } from '../../ui/list/AddButton.tsx'
import { Page } from '../../ui/Page.tsx'
import { ReadFailed } from '../../ui/message/ReadFailed.tsx'
import { focusTitle, Title } from '../../ui/Title.tsx'
import { type Booking, bookingOf } from './days/blocks.ts'
import { CalendarToolbar } from './views/CalendarToolbar.tsx'
import { CalendarView } from './views/CalendarView.tsx'
import { freeFrom } from './days/freeFrom.ts'
import { RoomChips } from './RoomChips.tsx'
import { useCalendar } from './useCalendar.ts'
import { useIsPhone } from './useIsPhone.ts'
import { useNow } from './useNow.ts'
import { useOpenBooking } from './useOpenBooking.ts'
import { useAddressedPeriod } from './useAddressedPeriod.ts'

// A dialog comes when it is opened: the calendar shows without.
const EditBookingDialog = lazyPart(() => import('./booking/EditBookingDialog.tsx'), Unloaded)
const NewBookingDialog = lazyPart(() => import('./booking/NewBookingDialog.tsx'), Unloaded)

const namesIn = lazy(() => new Intl.ListFormat('sv-SE'))

const nothing: readonly Booking[] = []

/** The calendar of one room or several (docs/requirements.md, "Room calendar"). */
export default function CalendarPage() {
  const now = useNow()
  const today = dayOf(now)
  const isPhone = useIsPhone()
  const shown = useAddressedPeriod(now, isPhone)
  const { rooms, view, day, days, show } = shown
  const { bookings, withNear, failed, isStale, retry } = useCalendar(shown)
  // What has been read is drawn piece by piece, so that nobody's press waits for hundreds of bookings.
  const busy = useDeferredValue(!bookings) || !bookings
  const known = busy ? nothing : bookings
  const { added, edited, onNew, onOpen, close } = useOpenBooking(shown)

  function saved(event: Event) {
    const { day: bookedDay } = bookingOf(event)
    const isShown = days.includes(bookedDay) && rooms.includes(event.Rum)
    const withRoom = roomNumbers.filter((Rum) => Rum === event.Rum || rooms.includes(Rum))
    close(isShown ? undefined : { day: bookedDay, rooms: withRoom })
    // What had been opened may be gone from the list; the grid finds its own place.
    requestAnimationFrame(() => document.activeElement === document.body && focusTitle())
  }

  function book() {
    const Rum = rooms[0] ?? 1
    const inRoom = withNear(today).filter(({ event }) => event.Rum === Rum)
    onNew({ ...freeFrom(view, day, today, minutesOf(now), inRoom), Rum })
  }

  const names = namesIn().format(rooms.map((Rum) => roomNames[Rum]))

  return (
    <Page>
      <BackLink to={paths.rooms}>{texts.allRooms}</BackLink>
      <Flex align="center" wrap="wrap" columnGap="5" rowGap="3" mb="4">
        <Box flex="1 1 12rem" maxW="max-content">
          <Title page={texts.room(names)}>{names}</Title>
        </Box>
        <Box order={{ base: '3', md: '0' }}>
          <RoomChips rooms={rooms} onRooms={(next) => show({ rooms: next })} />
        </Box>
        <Box ml="auto" _print={{ display: 'none' }}>
          <AddButton label={texts.book} onClick={book} />
        </Box>
      </Flex>
      <CalendarToolbar
        view={view}
        day={day}
        today={today}
        isPhone={isPhone}
        busy={!bookings && !failed}
        onShow={show}
      />
      <chakra.output display="block" textStyle="sm" color="red.fg" _empty={{ srOnly: true }}>
        {isStale && texts.stale}
      </chakra.output>
      {failed ? (
        <ReadFailed title={texts.failed} error={failed} onRetry={retry} />
      ) : (
        <CalendarView
          onNew={onNew}
          onOpen={onOpen}
          shown={shown}
          isPhone={isPhone}
          now={now}
          bookings={known}
          busy={busy}
        />
      )}
      <Suspense>
        {added && <NewBookingDialog block={added} onClose={() => close()} onSaved={saved} />}
        {edited && <EditBookingDialog event={edited} onClose={() => close()} onSaved={saved} />}
      </Suspense>
    </Page>
  )
}
