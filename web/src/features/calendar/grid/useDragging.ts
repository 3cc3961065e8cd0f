import {
  type ContextType,
  useContext,
  useEffect,
  useEffectEvent,
  useLayoutEffect,
  useMemo,
  useState,
} from 'react'
import { type Action, DnDContext } from 'react-big-calendar/lib/addons/dragAndDrop/DnDContext.js'

type Draggable = ContextType<typeof DnDContext>['draggable']

/**
 * Holds what is pressed until it moves, where the library begins at the press: all its pieces are gone through when it does,
 * and most presses only open something.
 */
function holding() {
  let held: Action | undefined
  return (draggable: Draggable): Draggable => ({
    ...draggable,
    get dragAndDropAction() {
      return { ...draggable.dragAndDropAction, ...held }
    },
    onBeginAction: (event, action, direction) => {
      held = { event, action, direction }
    },
    onStart: () => {
      if (held) draggable.onBeginAction(held.event, held.action, held.direction)
      draggable.onStart()
    },
    onEnd: (dropped) => {
      held = undefined
      draggable.onEnd(dropped)
    },
  })
}

/**
 * What the library's dragging tells its pieces. They all draw themselves anew when it is another object: it is one only
 * when something begins to move or is let go, and until then carries what is newest.
 */
function useSteadyDragging() {
  const { draggable } = useContext(DnDContext)
  const [held] = useState(holding)
  const { interacting } = draggable.dragAndDropAction
  const { draggableAccessor } = draggable
  // oxlint-disable-next-line react-hooks/exhaustive-deps
  const steady = useMemo(() => ({ draggable: held(draggable) }), [interacting, draggableAccessor])
  // The library looks into it when the press comes to the document, after this.
  useLayoutEffect(() => {
    steady.draggable = held(draggable)
  }, [held, steady, draggable])
  return steady
}

/**
 * What the library's pieces are given to be dragged by. Once the mouse or the finger is lifted nothing is held any more: the
 * library forgets that after a finger's press, and what is pressed next would move the booking from before.
 */
export function useDragging() {
  const steady = useSteadyDragging()
  const letGo = useEffectEvent(() => steady.draggable.onEnd(null))
  useEffect(() => {
    const ended = new AbortController()
    // Not at the document, where the library looks at what has been dropped.
    for (const kind of ['mouseup', 'touchend', 'touchcancel'] as const)
      globalThis.addEventListener(kind, () => letGo(), { signal: ended.signal })
    return () => ended.abort()
  }, [])
  return steady
}
