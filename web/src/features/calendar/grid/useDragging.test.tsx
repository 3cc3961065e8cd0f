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
  const value = { draggable }
  const wrapper = ({ children }: { children: ReactNode }) => (
    <DnDContext value={value}>{children}</DnDContext>
  )
  const { result } = renderHook(() => useDragging(), { wrapper })
  return { draggable, pieces: () => result.current.draggable }
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
