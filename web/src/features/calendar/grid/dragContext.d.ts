declare module 'react-big-calendar/lib/addons/dragAndDrop/DnDContext.js' {
  import type { Context } from 'react'
  import type { Shown } from '../library/shown.ts'

  /** What the library's dragging tells its pieces, which its types leave out. */
  type Dragging = {
    draggable: {
      dragAndDropAction: { interacting: boolean }
      draggableAccessor: ((shown: Shown) => boolean) | null
      onBeginAction: (shown: Shown, action: 'move') => void
      onEnd: (dropped: null) => void
    }
  }
  export const DnDContext: Context<Dragging>
}
