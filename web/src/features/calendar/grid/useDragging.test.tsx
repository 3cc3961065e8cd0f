import { renderHook } from '@testing-library/react'
import type { ContextType, ReactNode } from 'react'
import { DnDContext } from 'react-big-calendar/lib/addons/dragAndDrop/DnDContext.js'
import { expect, test, vi } from 'vitest'
import type { Shown } from '../library/shown.ts'
import { useDragging } from './useDragging.ts'

type Draggable = ContextType<typeof DnDContext>['draggable']

const shown: Shown = {
  id: 'b1',
  title: 'Planering',
  start: new Date(2026, 10, 24, 9),
  end: new Date(2026, 10, 24, 10),
  rooms: 2,
  allDay: true,
}

/** What the library hears of somebody's dragging, and what its pieces are given. */
function dragging() {
  const draggable = {
    dragAndDropAction: { interacting: false },
    draggableAccessor: null,
    onBeginAction: vi.fn<Draggable['onBeginAction']>(),
    onStart: vi.fn<Draggable['onStart']>(),
    onEnd: vi.fn<Draggable['onEnd']>(),
  }
  let value: ContextType<typeof DnDContext> = { draggable }
  const wrapper = ({ children }: { children: ReactNode }) => (
    <DnDContext value={value}>{children}</DnDContext>
  )
  const { result, rerender, unmount } = renderHook(() => useDragging(), { wrapper })
  const redraw = (next: Partial<Draggable>) => {
    value = { draggable: { ...draggable, ...next } }
    rerender()
  }
  const steady = () => result.current
  return { draggable, steady, pieces: () => result.current.draggable, redraw, unmount }
}

test('what somebody presses begins to move only once they move it, as it was pressed', () => {
  const { draggable, pieces } = dragging()
  pieces().onBeginAction(shown, 'resize', 'DOWN')
  expect(draggable.onBeginAction).not.toHaveBeenCalled()
  const pressed = { event: shown, action: 'resize', direction: 'DOWN' }
  expect(pieces().dragAndDropAction).toMatchObject(pressed)
  pieces().onStart()
  expect(draggable.onBeginAction).toHaveBeenCalledWith(shown, 'resize', 'DOWN')
})

test.each(['mouseup', 'touchend', 'touchcancel'])(
  'whoever lets go (%s) holds nothing that their next press would move',
  (kind) => {
    const { draggable, pieces } = dragging()
    pieces().onBeginAction(shown, 'move')
    globalThis.dispatchEvent(new Event(kind))
    expect(draggable.onEnd).toHaveBeenCalledWith(null)
    pieces().onStart()
    expect(draggable.onBeginAction).not.toHaveBeenCalled()
  },
)

test('the pieces have another object only once something moves, and hear of what is newest until then', () => {
  const { draggable, steady, pieces, redraw } = dragging()
  const before = steady()
  const onStart = vi.fn<Draggable['onStart']>()
  redraw({ onStart })
  expect(steady()).toBe(before)
  pieces().onStart()
  expect([onStart.mock.calls.length, draggable.onStart.mock.calls.length]).toEqual([1, 0])
  redraw({ dragAndDropAction: { interacting: true } })
  expect(steady()).not.toBe(before)
})

test('a calendar that is left hears of no button any more', () => {
  const { draggable, unmount } = dragging()
  unmount()
  globalThis.dispatchEvent(new Event('mouseup'))
  expect(draggable.onEnd).not.toHaveBeenCalled()
})
