import { type DragEvent as ReactDragEvent, useEffect, useState } from 'react'

type Drag = Pick<ReactDragEvent, 'dataTransfer' | 'preventDefault'>

const carriesFiles = ({ dataTransfer }: { dataTransfer: DataTransfer | null }) =>
  dataTransfer?.types.includes('Files')

// A file that misses its place would otherwise replace the portal with itself.
function catchMissed(event: DragEvent) {
  if (event.defaultPrevented || !carriesFiles(event)) return
  event.preventDefault()
  if (event.dataTransfer) event.dataTransfer.dropEffect = 'none'
}

/** Takes files that are dropped on an element: whether some are held over it, and what to give the element. */
export function useFileDrop(take: (files: File[]) => void) {
  const [over, setOver] = useState(false)

  useEffect(() => {
    const ended = new AbortController()
    // Each place's own: where one of two goes, the other still catches.
    for (const kind of ['dragover', 'drop'] as const)
      globalThis.addEventListener(kind, (event) => catchMissed(event), { signal: ended.signal })
    return () => ended.abort()
  }, [])

  function hold(event: Drag) {
    if (!carriesFiles(event)) return
    event.preventDefault()
    event.dataTransfer.dropEffect = 'copy'
    setOver(true)
  }

  function leave({ currentTarget, relatedTarget }: ReactDragEvent) {
    const inside = relatedTarget instanceof Node && currentTarget.contains(relatedTarget)
    if (!inside) setOver(false)
  }

  function drop(event: Drag) {
    setOver(false)
    if (!carriesFiles(event)) return
    event.preventDefault()
    take([...event.dataTransfer.files])
  }

  return {
    over,
    place: { onDragEnter: hold, onDragOver: hold, onDragLeave: leave, onDrop: drop },
  }
}
