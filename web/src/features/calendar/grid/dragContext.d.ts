declare module 'react-big-calendar/lib/addons/dragAndDrop/DnDContext.js' {
  import type { Context } from 'react'
  import type { Shown } from '../library/shown.ts'

  export type Action = {
    event: Shown
    action: 'move' | 'resize'
    direction?: 'UP' | 'DOWN' | undefined
  }
  type Begin = (event: Shown, action: Action['action'], direction?: Action['direction']) => void

  /** What the library's dragging tells its pieces, which its types leave out. */
  type Dragging = {
    draggable: {
      dragAndDropAction: Partial<Action> & { interacting: boolean }
      draggableAccessor: ((shown: Shown) => boolean) | null
      /** Once something is pressed, begins to move, and is let go: where, if it was moved. */
      onBeginAction: Begin
      onStart: () => void
      onEnd: (dropped: object | null) => void
    }
  }
  export const DnDContext: Context<Dragging>
}
