import type { KeyboardEvent } from 'react'

const isLink = (element: Element | null): element is HTMLAnchorElement =>
  element instanceof HTMLAnchorElement

const tilesIn = (list: Element) => [...list.querySelectorAll('a[data-tile]')].filter(isLink)

const middleOf = (tile: Element) => {
  const { left, width } = tile.getBoundingClientRect()
  return left + width / 2
}

/** The tile in the row before (-1) or after (1) that lies nearest; the first one that is reached is in that row. */
function inNextRow(tiles: HTMLAnchorElement[], from: HTMLAnchorElement, way: 1 | -1) {
  const topOf = (tile: Element) => Math.round(tile.getBoundingClientRect().top)
  const here = topOf(from)
  const beyond = tiles.filter((tile) => (topOf(tile) - here) * way > 4)
  const row = way === 1 ? beyond[0] : beyond.at(-1)
  if (!row) return undefined
  const nearness = (tile: Element) => Math.abs(middleOf(tile) - middleOf(from))
  return beyond
    .filter((tile) => Math.abs(topOf(tile) - topOf(row)) <= 4)
    .toSorted((a, b) => nearness(a) - nearness(b))[0]
}

function neighbour(tiles: HTMLAnchorElement[], from: HTMLAnchorElement, key: string) {
  const at = tiles.indexOf(from)
  switch (key) {
    case 'ArrowRight':
      return tiles[at + 1]
    case 'ArrowLeft':
      return tiles[at - 1]
    case 'ArrowDown':
      return inNextRow(tiles, from, 1)
    case 'ArrowUp':
      return inNextRow(tiles, from, -1)
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
