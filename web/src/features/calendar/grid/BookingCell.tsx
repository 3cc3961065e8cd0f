import { cloneElement, type ComponentType, type HTMLAttributes, type ReactElement } from 'react'
import type { EventWrapperProps } from 'react-big-calendar'
import { slot } from '../days/blocks.ts'
import type { Shown } from '../library/shown.ts'
import { wallDay, wallMinute } from '../library/wallTime.ts'
import { clock, hours } from '../days/words.ts'
import { bookingInWords } from './cellWords.ts'
import { type Grid, useGrid } from './gridContext.ts'

type Drawn = ReactElement<HTMLAttributes<HTMLElement>>

const mark = (is: boolean) => (is ? '' : undefined)

/** What the library's element of a booking or a holiday is in the grid, for those who do not see it. */
function cellOf({ start, end, booking }: Shown, isPreview: boolean, grid: Grid) {
  if (!booking) return { role: 'gridcell', tabIndex: undefined }
  const { rooms, active, draft } = grid
  const { Rum, id } = booking.event
  const [day, from] = [wallDay(start), wallMinute(start)]
  const to = from + (end.getTime() - start.getTime()) / 60_000
  const isActive =
    active.Rum === Rum && active.day === day && from <= active.minute && active.minute < to
  return {
    role: 'gridcell',
    tabIndex: isActive && !isPreview ? 0 : -1,
    'aria-label': bookingInWords({ ...booking, day, from, to }, rooms),
    'data-id': id,
    'data-room': Rum,
    'data-day': day,
    'data-minute': from,
    'data-short': mark(to - from <= slot),
    'data-draft': mark(isPreview || draft?.booking?.event.id === id),
  }
}

type Props = EventWrapperProps<Shown> & {
  children?: Drawn
  /** What the library lays around it to drag it by. */
  Draggable: ComponentType<EventWrapperProps<Shown> & { children?: Drawn }>
}

/** A booking in the grid: the library's element, made a cell. */
export function BookingCell({ children, Draggable, ...props }: Props) {
  const grid = useGrid()
  if (!children) return null
  const { event, className } = props
  const isPreview = String(className).includes('drag-preview')
  return <Draggable {...props}>{cloneElement(children, cellOf(event, isPreview, grid))}</Draggable>
}

/** What a booking shows: whose it is, when, and what for. */
export function BookingText({ event: { title, start, end, booking } }: { event: Shown }) {
  if (!booking) return title
  const [from, to] = [wallMinute(start), wallMinute(end)]
  return (
    <>
      {/* Read out with the rest of the cell's name; here it stands below whose booking it is. */}
      <b data-time={to - from > slot ? hours({ from, to }) : clock(from)}>{title}</b>{' '}
      <span>{booking.event.body}</span>
    </>
  )
}
