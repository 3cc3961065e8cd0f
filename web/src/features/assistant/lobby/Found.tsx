import { chakra } from '@chakra-ui/react'
import {
  type MouseEvent,
  type ReactNode,
  useDeferredValue,
  useEffect,
  useEffectEvent,
  useRef,
  useState,
} from 'react'
import { useNavigate } from 'react-router-dom'
import type { Card } from '../../../../../shared/contract/assistant.ts'
import { Tile } from './Tile.tsx'
import type { Entry } from './useSearchKeys.ts'
import { moveByArrows } from './tileKeys.ts'

/** As many tiles in a row as there is room for. */
export const columns = 'repeat(auto-fill, minmax(min(100%, 17.5rem), 1fr))'

const List = chakra('ul', {
  base: { display: 'grid', gap: '2', gridTemplateColumns: columns, listStyle: 'none' },
})

/** As many tiles as a phone shows at once: each that is drawn before the first one shows keeps everybody waiting. */
export const firstTiles = 6

/** Leads to the tile that is pressed, as a router's link does; what opens a tab of its own is the browser's. */
function useTileLinks() {
  const navigate = useNavigate()
  return (event: MouseEvent<HTMLElement>) => {
    const { target, button, ctrlKey, metaKey, shiftKey, altKey } = event
    const link = target instanceof Element ? target.closest('a[data-tile]') : null
    if (!link || button !== 0 || ctrlKey || metaKey || shiftKey || altKey) return
    event.preventDefault()
    void navigate(link.getAttribute('href') ?? '')
  }
}

const isSame = (some: Card[], others: Card[]) =>
  some.length === others.length && some.every(({ id }, at) => id === others[at]?.id)

type FoundProps = {
  tiles: Card[]
  /** Somebody who went on from the search, and is not here yet. */
  entry: Entry | undefined
  onEntered: (entry: Entry) => void
  /** What stands below the tiles. */
  below: ReactNode
}

/** The tiles of what was found, each of which leads to its question. */
export function Found({ tiles, entry, onEntered, below }: FoundProps) {
  const open = useTileLinks()
  const list = useRef<HTMLUListElement>(null)
  // The others are made behind the first ones, which can be used by then, and the browser may come in between.
  const made = useDeferredValue(tiles, tiles.slice(0, firstTiles))

  // Whoever comes from the search goes into what it has found, not into what stood there before.
  const isMade = isSame(made, tiles)
  // What stands below comes when nothing moves it any more, and stays when the tiles change.
  const [hasEnd, setHasEnd] = useState(isMade)
  if (isMade && !hasEnd) setHasEnd(true)
  const enter = useEffectEvent((coming: Entry) => {
    list.current?.querySelector<HTMLElement>('a[data-tile]')?.focus()
    onEntered(coming)
  })
  useEffect(() => {
    if (entry && isMade) enter(entry)
  }, [entry, isMade])

  return (
    <>
      <List
        ref={list}
        data-coming={hasEnd ? undefined : ''}
        onKeyDown={moveByArrows}
        onClick={open}
      >
        {made.map((question) => (
          <Tile key={question.id} question={question} />
        ))}
      </List>
      {hasEnd && below}
    </>
  )
}
