import { chakra, Span } from '@chakra-ui/react'
import { type FocusEvent, useCallback, useDeferredValue, useId, useMemo, useState } from 'react'
import { dayOf } from '../../../../../shared/rules/days.ts'
import type { Room } from '../../../../../shared/rules/calendar/rooms.ts'
import { minutesOf } from '../../../../../shared/rules/calendar/workingTime.ts'
import { mayEditEvent } from '../../../../../shared/rules/permissions.ts'
import { config } from '../../../api/config.ts'
import { useUser } from '../../../api/session/currentUser.ts'
import { calendarTexts } from '../../../texts/calendar.ts'
import type { Booking, RoomBlock } from '../days/blocks.ts'
import { type Shown, shownBooking, shownHolidays } from '../library/shown.ts'
import { useRoles } from '../library/useRoles.ts'
import type { Draft } from './dragDraft.ts'
import type { GridActions } from './gridActions.ts'
import { GridProvider, useGridStore } from './gridContext.ts'
import { GridFrame } from './gridStyle.ts'
import { useGridDrag } from './useGridDrag.ts'
import { useGridFocus } from './useGridFocus.ts'
import { useGridKeys } from './useGridKeys.ts'
import { DrawnDays } from './DrawnDays.tsx'

/** The bookings as they would be if one of them were at another time. */
const withMoved = (
  bookings: readonly Booking[],
  { Rum, day, from, to }: RoomBlock,
  { event }: Booking,
) => [
  ...bookings.filter((booking) => booking.event.id !== event.id),
  { day, from, to, event: { ...event, Rum } },
]

const Hint = chakra('p', {
  base: {
    position: 'fixed',
    bottom: '6',
    left: '50%',
    translate: '-50%',
    zIndex: 'toast',
    px: '4',
    py: '2.5',
    borderRadius: 'full',
    bg: 'fg',
    color: 'bg.panel',
    textStyle: 'label',
    boxShadow: 'lg',
  },
})

// The same for every day without any: what is known of a list is kept by it.
const nothing: readonly Booking[] = []

type Props = Omit<GridActions, 'onMove'> & {
  label: string
  rooms: readonly Room[]
  days: readonly string[]
  bookings: readonly Booking[]
  now: Date
  busy: boolean
  /** Moves a booking to another time; resolves once that shows. */
  onMove: (booking: Booking, to: RoomBlock) => Promise<void>
}

function Grid({ label, rooms, days, bookings, now, busy, onMove, ...actions }: Props) {
  const [chosen, setDraft] = useState<Draft>()
  // Another week has nothing to do with the time that was being chosen in this one.
  const draft = chosen && (chosen.booking || days.includes(chosen.day)) ? chosen : undefined
  // A key that moves a booking is painted first: all days are drawn anew for where it comes to. One that is held would put that off
  // until it is let go.
  const later = useDeferredValue(draft)
  const drawn = draft?.isHeld ? draft : later
  const [said, say] = useState('')
  const helpId = useId()
  const user = useUser()
  const [today, minute] = [dayOf(now), minutesOf(now)]
  const first = days[0] ?? today
  const start = {
    Rum: rooms[0] ?? 1,
    day: days.includes(today) ? today : first,
    minute: 8 * 60,
  } as const
  const { slots, active, here, focus, onFocus } = useGridFocus(rooms, days, start, drawn === draft)

  const moving = draft?.booking
  const shown = useMemo(
    () => (drawn?.booking ? withMoved(bookings, drawn, drawn.booking) : bookings),
    [bookings, drawn],
  )
  const events = useMemo(
    () => [
      ...shownHolidays(days, rooms),
      ...shown.filter(({ day }) => days.includes(day)).map(shownBooking),
    ],
    [days, rooms, shown],
  )
  const byColumn = useMemo(
    () => Map.groupBy(shown, ({ event, day }) => `${event.Rum}/${day}`),
    [shown],
  )

  async function move(booking: Booking, { Rum, day, from, to }: RoomBlock) {
    say('')
    setDraft({ Rum, day, from, to, booking })
    focus({ Rum, day, minute: from })
    await onMove(booking, { Rum, day, from, to })
    setDraft(undefined)
  }

  const grid = {
    ...actions,
    rooms,
    days,
    now: { day: today, minute },
    bookings,
    here,
    draft,
    focus,
    setDraft,
    say,
    onMove: (booking: Booking, to: RoomBlock) => void move(booking, to),
  }
  const mayMove = useCallback(
    ({ booking }: Shown) =>
      booking !== undefined && mayEditEvent(config().rooms, user, booking.event),
    [user],
  )
  const { onKeyDown } = useGridKeys(grid)
  const { drag, pointer } = useGridDrag(grid)

  // Whoever walks away from a booking in the middle of moving it by keys leaves it where it was.
  function onBlur({ currentTarget, relatedTarget }: FocusEvent) {
    if (!moving || said === '' || !relatedTarget || currentTarget.contains(relatedTarget)) return
    setDraft(undefined)
    say(calendarTexts.unmoved)
  }

  useRoles(slots, {
    '.rbc-time-header': { role: 'table', 'aria-label': calendarTexts.days },
    '.rbc-time-header-cell, .rbc-row-resource, .rbc-resource-grouping > .rbc-row:nth-child(2)': {
      role: 'row',
    },
    '.rbc-time-content': {
      role: 'grid',
      'aria-label': label,
      'aria-describedby': helpId,
      'aria-busy': String(busy),
      'aria-multiselectable': 'true',
    },
  })

  const pieces = useMemo(
    () => ({
      rooms,
      days,
      now: { day: today, minute },
      known: !busy,
      bookedIn: (Rum: Room, day: string) => byColumn.get(`${Rum}/${day}`) ?? nothing,
      active,
      draft,
    }),
    [rooms, days, today, minute, busy, byColumn, active, draft],
  )
  const store = useGridStore(pieces)

  return (
    <>
      {/* oxlint-disable-next-line jsx-a11y/no-static-element-interactions -- its cells have roles and the focus */}
      <div
        ref={slots}
        data-busy={busy ? '' : undefined}
        onFocus={onFocus}
        onKeyDown={onKeyDown}
        onBlur={onBlur}
        {...pointer}
      >
        <GridProvider value={store}>
          <DrawnDays
            events={events}
            rooms={rooms}
            first={first}
            view={days.length === 1 ? 'day' : 'week'}
            mayMove={mayMove}
            drag={drag}
          />
        </GridProvider>
      </div>
      <Span id={helpId} srOnly>
        {calendarTexts.gridHelp}
      </Span>
      <chakra.output srOnly>{said}</chakra.output>
      {moving && said !== '' && <Hint aria-hidden="true">{calendarTexts.movingHint}</Hint>}
    </>
  )
}

/** Days side by side in quarters of an hour: what is booked, and what can be. Every slot can be reached by keys. */
export const TimeGrid = (props: Props) => (
  // Around it, where nothing changes at a key.
  <GridFrame several={props.rooms.length > 1}>
    <Grid {...props} />
  </GridFrame>
)
