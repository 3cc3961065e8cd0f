import { type ComponentType, memo, useState } from 'react'
import { Calendar, type CalendarProps, type EventWrapperProps } from 'react-big-calendar'
import addon from 'react-big-calendar/lib/addons/dragAndDrop'
import { DnDContext } from 'react-big-calendar/lib/addons/dragAndDrop/DnDContext.js'
import type { Room } from '../../../../../shared/rules/calendar/rooms.ts'
import type { Shown } from '../library/shown.ts'
import { BookingCell } from './BookingCell.tsx'
import { useDragging } from './useDragging.ts'

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

const Drawn = memo(Calendar<Shown, Resource>)

/**
 * The library's calendar with our cells. They are not given to its dragging, which would put the two together anew at
 * every drawing: what is pressed would be another element when it is let go.
 */
function CellCalendar({ components, ...props }: CalendarProps<Shown, Resource>) {
  // The same pieces at every press, though the library's dragging puts them together anew.
  const [pieces] = useState(() => {
    const draggable = components?.eventWrapper
    return { ...components, eventWrapper: draggable && cellAround(draggable) }
  })
  return (
    <DnDContext value={useDragging()}>
      <Drawn {...props} components={pieces} />
    </DnDContext>
  )
}

/** The library's calendar, in which bookings are moved and resized by dragging. */
export const DragCalendar = withDragAndDrop<Shown, Resource>(CellCalendar)
