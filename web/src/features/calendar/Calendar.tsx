import { Box, chakra, Flex } from '@chakra-ui/react'
import { useMemo, useState } from 'react'
import type { Event } from '../../../../shared/contract/calendar.ts'
import { dayOf } from '../../../../shared/rules/days.ts'
import { type Room, rooms } from '../../../../shared/rules/rooms.ts'
import { minutesOf } from '../../../../shared/rules/workingTime.ts'
import { paths } from '../../routes/paths.ts'
import { calendarTexts as texts } from '../../texts/calendar.ts'
import { AddButton } from '../../ui/list/AddButton.tsx'
import { Page } from '../../ui/Page.tsx'
import { ReadFailed } from '../../ui/message/ReadFailed.tsx'
import { TextLink } from '../../ui/TextLink.tsx'
import { focusTitle, Title } from '../../ui/Title.tsx'
import { type Block, type Booking, bookingOf } from './days/blocks.ts'
import { CalendarToolbar } from './views/CalendarToolbar.tsx'
import { CalendarView } from './views/CalendarView.tsx'
import { EditBookingDialog } from './booking/EditBookingDialog.tsx'
import { freeFrom } from './days/freeFrom.ts'
import { NewBookingDialog } from './booking/NewBookingDialog.tsx'
import { RoomChips } from './RoomChips.tsx'
import { useCalendar } from './useCalendar.ts'
import { useIsPhone } from './useIsPhone.ts'
import { useNow } from './useNow.ts'
import { useShown } from './useAddressedPeriod.ts'

/** What is open: nothing, a new booking, or one that there is. */
type Doing = { what: 'new'; block: Block } | { what: 'edit'; booking: Booking }

const nothing: readonly Booking[] = []

/** The calendar of a room (docs/requirements.md, "Room calendar"). */
export function Calendar({ room }: { room: Room }) {
  const now = useNow()
  const today = dayOf(now)
  const isPhone = useIsPhone()
  const shown = useShown(now, isPhone)
  const { view, day, days, show } = shown
  const { bookings, failed, isStale, retry } = useCalendar(room, shown)
  const [doing, setDoing] = useState<Doing>()
  const known = bookings ?? nothing

  const actions = useMemo(
    () => ({
      onNew: (block: Block) => setDoing({ what: 'new', block }),
      onOpen: (booking: Booking) => setDoing({ what: 'edit', booking }),
    }),
    [],
  )

  function close() {
    setDoing(undefined)
  }

  function saved(event: Event) {
    close()
    const { day: bookedDay } = bookingOf(event)
    if (!days.includes(bookedDay)) show({ day: bookedDay })
    // What had been opened may be gone from the list; the grid finds its own place.
    requestAnimationFrame(() => document.activeElement === document.body && focusTitle())
  }

  return (
    <Page>
      <TextLink to={paths.rooms}>{texts.allRooms}</TextLink>
      <Flex align="center" wrap="wrap" columnGap="5" rowGap="3" mb="4">
        <Title page={texts.room(rooms[room])}>{rooms[room]}</Title>
        <Box order={{ base: '3', md: '0' }}>
          <RoomChips room={room} />
        </Box>
        <Box ml="auto">
          <AddButton
            label={texts.book}
            onClick={() => actions.onNew(freeFrom(view, day, today, minutesOf(now), known))}
          />
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
          {...actions}
          room={room}
          shown={shown}
          isPhone={isPhone}
          now={now}
          bookings={known}
          busy={!bookings}
        />
      )}
      {doing?.what === 'new' && (
        <NewBookingDialog room={room} block={doing.block} onClose={close} onSaved={saved} />
      )}
      {doing?.what === 'edit' && (
        <EditBookingDialog event={doing.booking.event} onClose={close} onSaved={saved} />
      )}
    </Page>
  )
}
