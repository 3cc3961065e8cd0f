import {
  cloneElement,
  type ComponentType,
  type HTMLAttributes,
  memo,
  type ReactElement,
  type TouchEvent,
  useContext,
} from 'react'
import type { EventWrapperProps } from 'react-big-calendar'
import { DnDContext } from 'react-big-calendar/lib/addons/dragAndDrop/DnDContext.js'
import type { Room } from '../../../../../shared/rules/calendar/rooms.ts'
import { slot } from '../days/blocks.ts'
import type { Shown } from '../library/shown.ts'
import { wallDay, wallMinute } from '../library/wallTime.ts'
import { clock, hours, noteOf } from '../days/words.ts'
import { bookingInWords } from './cellWords.ts'
import { followFinger } from './followFinger.ts'
import { type Grid, useGrid } from './gridContext.ts'

type Drawn = ReactElement<HTMLAttributes<HTMLElement>>

const mark = (is: boolean) => (is ? '' : undefined)

type Is = { preview: boolean; active: boolean; draft: boolean }

/** Whether the Tab key comes to a booking: it lies at the grid's one place. */
function isActive({ start, end, rooms }: Shown, { active }: Grid): boolean {
  const [from, to] = [wallMinute(start), wallMinute(end)]
  const isThere = active.Rum === rooms && active.day === wallDay(start)
  return isThere && from <= active.minute && active.minute < to
}

/** What the library's element of a booking or a holiday is in the grid, for those who do not see it. */
function cellOf({ start, end, booking }: Shown, is: Is, rooms: readonly Room[]) {
  if (!booking) return { role: 'gridcell', tabIndex: undefined }
  const { Rum, id } = booking.event
  const [day, from] = [wallDay(start), wallMinute(start)]
  const to = from + (end.getTime() - start.getTime()) / 60_000
  return {
    role: 'gridcell',
    tabIndex: is.active && !is.preview ? 0 : -1,
    'aria-label': bookingInWords({ ...booking, day, from, to }, rooms),
    'data-id': id,
    'data-room': Rum,
    'data-day': day,
    'data-minute': from,
    'data-until': to,
    'data-short': mark(to - from <= slot),
    'data-draft': mark(is.preview || is.draft),
  }
}

/** What the library calls a booking that is being dragged, where it would be. */
const preview = 'rbc-addons-dnd-drag-preview'

type Props = EventWrapperProps<Shown> & {
  children?: Drawn
  /** What the library lays around it to drag it by. */
  Draggable: ComponentType<EventWrapperProps<Shown> & { children?: Drawn }>
}

const placed = ({ style, className }: Props) =>
  [style?.top, style?.height, style?.width, style?.xOffset, className].join()

/** The library draws all its bookings when one of them moves. */
const isSameCell = (one: Props, other: Props) =>
  one.event === other.event && placed(one) === placed(other)

/** A booking in the grid: the library's element, made a cell. */
export const BookingCell = memo(function BookingCell({ children, Draggable, ...props }: Props) {
  const { event, className } = props
  const rooms = useGrid((grid) => grid.rooms)
  const active = useGrid((grid) => isActive(event, grid))
  const draft = useGrid(({ draft: moving }) => moving?.booking?.event.id === event.id)
  const dragging = useContext(DnDContext)
  if (!children) return null
  const is = { preview: className === preview, active, draft }

  // The library takes a finger for a mouse without a button, and begins nothing.
  function onTouchStartCapture({ target }: TouchEvent) {
    const { draggableAccessor, onBeginAction } = dragging.draggable
    if (!draggableAccessor?.(event)) return
    onBeginAction(event, 'move')
    if (target instanceof Node) followFinger(target)
  }

  const cell = cloneElement(children, { ...cellOf(event, is, rooms), onTouchStartCapture })
  return <Draggable {...props}>{cell}</Draggable>
}, isSameCell)

/** What a booking shows: whose it is, when, and what for. */
export function BookingText({ event: { title, start, end, booking } }: { event: Shown }) {
  if (!booking) return title
  const [from, to] = [wallMinute(start), wallMinute(end)]
  return (
    <>
      {/* Read out with the rest of the cell's name; here it stands below whose booking it is. */}
      <b data-time={to - from > slot ? hours({ from, to }) : clock(from)}>{title}</b>{' '}
      <span>{noteOf(booking.event)}</span>
    </>
  )
}
