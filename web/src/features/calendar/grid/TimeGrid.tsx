import { chakra, Span } from '@chakra-ui/react'
import { type FocusEvent, useId, useLayoutEffect, useMemo, useRef, useState } from 'react'
import type { Event } from '../../../../../shared/contract/calendar.ts'
import { dayOf } from '../../../../../shared/rules/days.ts'
import { minutesOf } from '../../../../../shared/rules/workingTime.ts'
import { calendarTexts } from '../../../texts/calendar.ts'
import { type Block, type Booking, cellsOf, closes, opens, slot } from '../days/blocks.ts'
import type { Draft } from './dragDraft.ts'
import type { GridActions } from './gridActions.ts'
import { GridHead } from './GridHead.tsx'
import { Frame, Slots } from './gridStyle.ts'
import { SlotRow } from './SlotRow.tsx'
import type { roomTone } from '../roomTone.ts'
import { useGridFocus } from './useGridFocus.ts'
import { useGridKeys } from './useGridKeys.ts'
import { useGridPointer } from './useGridPointer.ts'

const rows = Array.from({ length: (closes - opens) / slot }, (_, row) => opens + row * slot)

/** What is in sight at first: the working hours. */
const firstSeen = 7 * 60 + 30

/** The bookings as they would be if one of them were at another time. */
const withMoved = (bookings: readonly Booking[], { day, from, to }: Block, event: Event) => [
  ...bookings.filter((booking) => booking.event.id !== event.id),
  { day, from, to, event },
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

type Props = Omit<GridActions, 'onMove'> & {
  label: string
  tone: (typeof roomTone)[keyof typeof roomTone]
  days: readonly string[]
  bookings: readonly Booking[]
  now: Date
  busy: boolean
  /** Moves a booking to another time; resolves once that shows. */
  onMove: (booking: Booking, to: Block) => Promise<void>
}

/** Days side by side in quarters of an hour: what is booked, and what can be. Every slot can be reached by keys. */
export function TimeGrid({ label, tone, days, bookings, now, busy, onMove, ...actions }: Props) {
  const [chosen, setDraft] = useState<Draft>()
  // Another week has nothing to do with the time that was being chosen in this one.
  const draft = chosen && (chosen.booking || days.includes(chosen.day)) ? chosen : undefined
  const [said, say] = useState('')
  const helpId = useId()
  const frame = useRef<HTMLTableElement>(null)
  const today = dayOf(now)
  const nowPlace = { day: today, minute: minutesOf(now) }
  const start = { day: days.includes(today) ? today : (days[0] ?? today), minute: 8 * 60 }
  const { slots, active, here, focus, onFocus } = useGridFocus(days, start)

  const moving = draft?.booking
  const shown = useMemo(
    () => (draft?.booking ? withMoved(bookings, draft, draft.booking.event) : bookings),
    [bookings, draft],
  )
  const cells = useMemo(
    () =>
      days.flatMap((day) =>
        cellsOf(
          day,
          shown.filter((booking) => booking.day === day),
        ),
      ),
    [days, shown],
  )

  async function move(booking: Booking, { day, from, to }: Block) {
    say('')
    focus({ day, minute: from })
    await onMove(booking, { day, from, to })
    setDraft(undefined)
  }

  const grid = {
    ...actions,
    slots,
    days,
    bookings,
    here,
    draft,
    focus,
    setDraft,
    say,
    onMove: (booking: Booking, to: Block) => void move(booking, to),
  }
  const { onKeyDown } = useGridKeys(grid)
  const pointer = useGridPointer(grid)

  // Whoever walks away from a booking in the middle of moving it by keys leaves it where it was.
  function onBlur({ currentTarget, relatedTarget }: FocusEvent) {
    if (!moving || said === '' || !relatedTarget || currentTarget.contains(relatedTarget)) return
    setDraft(undefined)
    say(calendarTexts.unmoved)
  }

  useLayoutEffect(() => {
    const first = slots.current?.querySelector<HTMLElement>(`[data-minute="${firstSeen}"]`)
    if (first) frame.current?.scrollTo?.({ top: first.offsetTop })
  }, [slots])

  return (
    <>
      <Frame
        ref={frame}
        role="grid"
        tone={tone}
        busy={busy}
        aria-label={label}
        aria-describedby={helpId}
        aria-busy={busy}
        aria-multiselectable="true"
        aria-rowcount={rows.length + 1}
        aria-colcount={days.length + 1}
        css={{ '--days': days.length }}
      >
        <GridHead days={days} today={today} />
        <Slots
          ref={slots}
          dragging={moving !== undefined}
          onFocus={onFocus}
          onKeyDown={onKeyDown}
          onBlur={onBlur}
          {...pointer}
        >
          {rows.map((minute) => (
            <SlotRow
              key={minute}
              minute={minute}
              days={days}
              cells={cells.filter(({ from }) => minute <= from && from < minute + slot)}
              known={!busy}
              active={active}
              draft={draft}
              now={nowPlace}
            />
          ))}
        </Slots>
      </Frame>
      <Span id={helpId} srOnly>
        {calendarTexts.gridHelp}
      </Span>
      <chakra.output srOnly>{said}</chakra.output>
      {moving && said !== '' && <Hint aria-hidden="true">{calendarTexts.movingHint}</Hint>}
    </>
  )
}
