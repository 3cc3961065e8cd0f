import {
  type ComponentType,
  memo,
  useContext,
  useEffect,
  useEffectEvent,
  useLayoutEffect,
  useMemo,
  useState,
} from 'react'
import { Calendar, type CalendarProps, type EventWrapperProps } from 'react-big-calendar'
import addon from 'react-big-calendar/lib/addons/dragAndDrop'
import { DnDContext } from 'react-big-calendar/lib/addons/dragAndDrop/DnDContext.js'
import type { Room } from '../../../../../shared/rules/calendar/rooms.ts'
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

const Drawn = memo(Calendar<Shown, Resource>)

/**
 * What the library's dragging tells its pieces. They all draw themselves anew when it is another object: it is one only
 * when something begins to move or is let go, not at every press, and until then carries what is newest.
 */
function useSteadyDragging() {
  const { draggable } = useContext(DnDContext)
  const { interacting } = draggable.dragAndDropAction
  const { draggableAccessor } = draggable
  // oxlint-disable-next-line react-hooks/exhaustive-deps
  const steady = useMemo(() => ({ draggable }), [interacting, draggableAccessor])
  // The library looks into it when the press comes to the document, after this.
  useLayoutEffect(() => {
    steady.draggable = draggable
  }, [steady, draggable])
  return steady
}

/**
 * Once the mouse or the finger is lifted nothing is held any more. The library forgets that after a finger's press: what is
 * pressed next would move the booking from before.
 */
function useLettingGo() {
  const { draggable } = useContext(DnDContext)
  const letGo = useEffectEvent(() => draggable.onEnd(null))
  useEffect(() => {
    const ended = new AbortController()
    // Not at the document, where the library looks at what has been dropped.
    for (const kind of ['mouseup', 'touchend', 'touchcancel'] as const)
      globalThis.addEventListener(kind, () => letGo(), { signal: ended.signal })
    return () => ended.abort()
  }, [])
}

/**
 * The library's calendar with our cells. They are not given to its dragging, which would put the two together anew at
 * every drawing: what is pressed would be another element when it is let go.
 */
function CellCalendar({ components, ...props }: CalendarProps<Shown, Resource>) {
  useLettingGo()
  // The same pieces at every press, though the library's dragging puts them together anew.
  const [pieces] = useState(() => {
    const draggable = components?.eventWrapper
    return { ...components, eventWrapper: draggable && cellAround(draggable) }
  })
  return (
    <DnDContext value={useSteadyDragging()}>
      <Drawn {...props} components={pieces} />
    </DnDContext>
  )
}

/** The library's calendar, in which bookings are moved and resized by dragging. */
export const DragCalendar = withDragAndDrop<Shown, Resource>(CellCalendar)
