import type { KeyboardEvent } from 'react'

const isLink = (element: Element | null): element is HTMLAnchorElement =>
  element instanceof HTMLAnchorElement

const tilesIn = (list: Element) => [...list.querySelectorAll('a[data-tile]')].filter(isLink)

// The box of the whole tile: what lies within one that is out of sight is laid out only when it is asked for.
const boxOf = (tile: Element) => (tile.closest('li') ?? tile).getBoundingClientRect()

/** The tile in the row before (-1) or after (1) that lies nearest. Looks at the tiles on the way there, and at no others. */
function inNextRow(tiles: HTMLAnchorElement[], at: number, way: 1 | -1) {
  const from = tiles[at]
  if (!from) return undefined
  const here = boxOf(from)
  let rowTop: number | undefined
  let nearest: { tile: HTMLAnchorElement; distance: number } | undefined
  for (let next = at + way; next >= 0 && next < tiles.length; next += way) {
    const tile = tiles[next]
    if (!tile) break
    const { top, left } = boxOf(tile)
    if (Math.abs(top - here.top) <= 4) continue
    rowTop ??= top
    if (Math.abs(top - rowTop) > 4) break
    const distance = Math.abs(left - here.left)
    if (!nearest || distance < nearest.distance) nearest = { tile, distance }
  }
  return nearest?.tile
}

function neighbour(tiles: HTMLAnchorElement[], from: HTMLAnchorElement, key: string) {
  const at = tiles.indexOf(from)
  switch (key) {
    case 'ArrowRight':
      return tiles[at + 1]
    case 'ArrowLeft':
      return tiles[at - 1]
    case 'ArrowDown':
      return inNextRow(tiles, at, 1)
    case 'ArrowUp':
      return inNextRow(tiles, at, -1)
    case 'Home':
      return tiles[0]
    case 'End':
      return tiles.at(-1)
    default:
      return undefined
  }
}

/** Lets the arrows go from tile to tile, beside the tab key. */
export function moveByArrows(event: KeyboardEvent<HTMLElement>) {
  const { key, currentTarget, target } = event
  if (event.ctrlKey || event.metaKey || event.altKey) return
  const from = target instanceof Element ? target.closest('a[data-tile]') : null
  if (!isLink(from)) return
  const next = neighbour(tilesIn(currentTarget), from, key)
  if (!next) return
  event.preventDefault()
  next.focus()
}
