import { type ComponentType, useMemo } from 'react'
import { Calendar, type CalendarProps, type EventWrapperProps } from 'react-big-calendar'
import addon from 'react-big-calendar/lib/addons/dragAndDrop'
import type { Room } from '../../../../../shared/rules/rooms.ts'
import type { Shown } from '../library/shown.ts'
import { BookingCell } from './BookingCell.tsx'

// CommonJS: bundled, its function is what it calls the default.
const dragAndDrop: typeof addon & { default?: typeof addon } = addon
const withDragAndDrop = dragAndDrop.default ?? dragAndDrop

type Resource = { id: Room; title: string }
type Wrapper = ComponentType<EventWrapperProps<Shown>>

/** Makes what the library draws a cell of the grid, around what makes it draggable. */
const cellAround = (Draggable: Wrapper): Wrapper =>
  function Cell(props) {
    return <BookingCell {...props} Draggable={Draggable} />
  }

/**
 * The library's calendar with our cells. They are not given to its dragging, which would put the two together anew at
 * every drawing: what is pressed would be another element when it is let go.
 */
function CellCalendar({ components, ...props }: CalendarProps<Shown, Resource>) {
  const draggable = components?.eventWrapper
  const eventWrapper = useMemo(() => draggable && cellAround(draggable), [draggable])
  return <Calendar<Shown, Resource> {...props} components={{ ...components, eventWrapper }} />
}

/** The library's calendar, in which bookings are moved and resized by dragging. */
export const DragCalendar = withDragAndDrop<Shown, Resource>(CellCalendar)
