declare module 'react-big-calendar/lib/addons/dragAndDrop/DnDContext.js' {
  import type { Context } from 'react'

  /** What the library's dragging tells its pieces, which its types leave out. */
  type Dragging = {
    draggable: { dragAndDropAction: { interacting: boolean }; draggableAccessor: unknown }
  }
  export const DnDContext: Context<Dragging>
}
