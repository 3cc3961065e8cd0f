/* oxlint-disable jsx-a11y/prefer-tag-over-role -- what the library draws around it is no table's */
import { memo, type ReactNode } from 'react'
import type { Room } from '../../../../../shared/rules/calendar/rooms.ts'
import { type Booking, hasPassed, type Place, slot } from '../days/blocks.ts'
import { closedAt } from '../days/stageHours.ts'
import { wallDay, wallMinute } from '../library/wallTime.ts'
import { clock, hours } from '../days/words.ts'
import { slotInWords } from './cellWords.ts'
import type { Draft } from './dragDraft.ts'
import { type Grid, useGrid, useIsGutter } from './gridContext.ts'

const mark = (is: boolean) => (is ? '' : undefined)

const booked = 'booked'
const none = 'none'

type SlotProps = {
  Rum: Room
  day: string
  minute: number
  label: string
  free: boolean
  past: boolean
  active: boolean
  /** Set while it is part of a time that is being chosen. */
  chosen: string | undefined
}

/** A slot that nobody has booked. */
function FreeSlot({ Rum, day, minute, label, free, past, active, chosen }: SlotProps) {
  const closed = closedAt(day, minute) !== undefined
  return (
    <div
      role="gridcell"
      className="rbc-time-slot"
      tabIndex={active ? 0 : -1}
      aria-label={label}
      aria-selected={chosen === undefined ? undefined : true}
      aria-disabled={closed || past || undefined}
      data-room={Rum}
      data-day={day}
      data-minute={minute}
      data-half={mark(minute % 60 === 30)}
      data-closed={mark(closed)}
      data-past={mark(past)}
      data-free={free && !closed && !past ? clock(minute) : undefined}
      data-chosen={chosen}
    />
  )
}

/** What a slot shows of a time that is being chosen: the first one says from when to when. */
function chosenIn(draft: Draft | undefined, Rum: Room, day: string, minute: number) {
  if (!draft || draft.booking || draft.Rum !== Rum || draft.day !== day) return undefined
  if (minute < draft.from || minute >= draft.to) return undefined
  return minute === draft.from ? hours(draft) : ''
}

const found = new WeakMap<readonly Booking[], ReadonlySet<number>>()

/** The slots of a day that are booked, found once for all of them: each asks at every key. */
function bookedSlots(bookings: readonly Booking[]): ReadonlySet<number> {
  const known = found.get(bookings)
  if (known) return known
  const slots = new Set<number>()
  for (const { from, to } of bookings)
    for (let minute = from - (from % slot); minute < to; minute += slot) slots.add(minute)
  found.set(bookings, slots)
  return slots
}

/** What may change of a slot, as one text. */
const stateOf = ({ known, now, active, draft, bookedIn }: Grid, { Rum, day, minute }: Place) =>
  bookedSlots(bookedIn(Rum, day)).has(minute)
    ? booked
    : [
        active.Rum === Rum && active.day === day && active.minute === minute ? 'active' : '',
        known ? 'known' : '',
        hasPassed({ day, to: minute + slot }, now) ? 'past' : '',
        chosenIn(draft, Rum, day, minute) ?? none,
      ].join()

type Props = { value?: Date; resource?: Room | null; children?: ReactNode }

/** Drawn anew when its own state changes, whatever the library draws around it. */
const DaySlot = memo(function DaySlot(place: Place) {
  const { Rum, day, minute } = place
  const state = useGrid((grid) => stateOf(grid, place))
  const rooms = useGrid((grid) => grid.rooms)
  if (state === booked) return <div className="rbc-time-slot" />
  const [active, known, past, chosen] = state.split(',')
  const label = slotInWords({ Rum, day, minute }, { known: known !== '', past: past !== '' }, rooms)
  return (
    <FreeSlot
      Rum={Rum}
      day={day}
      minute={minute}
      label={label}
      free={known !== ''}
      past={past !== ''}
      active={active !== ''}
      chosen={chosen === none ? undefined : chosen}
    />
  )
})

const isSameSlot = (one: Props, other: Props) =>
  Number(one.value) === Number(other.value) && one.resource === other.resource

/** A slot of a day as the library draws it. Below a booking there is nothing to come to. */
export const SlotCell = memo(function SlotCell({ value, resource, children }: Props) {
  const isGutter = useIsGutter()
  const first = useGrid((grid) => grid.rooms[0])
  const Rum = resource ?? first
  if (isGutter || !value || !Rum) return children
  return <DaySlot Rum={Rum} day={wallDay(value)} minute={wallMinute(value)} />
}, isSameSlot)
