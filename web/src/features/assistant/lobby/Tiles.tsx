import { Button, chakra, Skeleton } from '@chakra-ui/react'
import { type MouseEvent, useDeferredValue, useEffect, useRef } from 'react'
import { useNavigate } from 'react-router-dom'
import type { Card } from '../../../../../shared/contract/assistant.ts'
import { assistantTexts as texts } from '../../../texts/assistant.ts'
import { lobbyTexts } from '../../../texts/card.ts'
import { sv } from '../../../texts/sv.ts'
import { EmptyState } from '../../../ui/message/EmptyState.tsx'
import { ReadFailed } from '../../../ui/message/ReadFailed.tsx'
import { focusTitle } from '../../../ui/Title.tsx'
import { Propose } from './Propose.tsx'
import { Tile } from './Tile.tsx'
import type { Entry } from './useSearchKeys.ts'
import { moveByArrows } from './useTileKeys.ts'
import type { useTiles } from './useTiles.ts'

const columns = 'repeat(auto-fill, minmax(min(100%, 17.5rem), 1fr))'

const List = chakra('ul', {
  base: { display: 'grid', gap: '2', gridTemplateColumns: columns, listStyle: 'none' },
})

const Shapes = chakra('output', {
  base: { display: 'grid', gap: '2', gridTemplateColumns: columns },
})

/** As many tiles as a screen shows at once. */
const firstTiles = 12

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

function Found({ tiles, entry }: { tiles: Card[]; entry: Entry | undefined }) {
  const open = useTileLinks()
  const list = useRef<HTMLUListElement>(null)
  const entered = useRef(entry)
  // The others are made behind the first ones, which can be used by then, and the browser may come in between.
  const made = useDeferredValue(tiles, tiles.slice(0, firstTiles))

  // Whoever comes from the search goes into what it has found, not into what stood there before.
  const isMade = isSame(made, tiles)
  useEffect(() => {
    if (!entry || entered.current === entry || !isMade) return
    entered.current = entry
    list.current?.querySelector<HTMLElement>('a[data-tile]')?.focus()
  }, [entry, isMade])

  return (
    <>
      <List ref={list} onKeyDown={moveByArrows} onClick={open}>
        {made.map((question) => (
          <Tile key={question.id} question={question} />
        ))}
      </List>
      {isMade && <Propose />}
    </>
  )
}

const Waiting = () => (
  <Shapes aria-label={sv.loading}>
    {Array.from({ length: 6 }, (_, at) => (
      <Skeleton key={at} height="6rem" borderRadius="l3" />
    ))}
  </Shapes>
)

type Props = ReturnType<typeof useTiles> & {
  /** The last time that somebody went on from the search. */
  entry: Entry | undefined
}

/** The questions that are looked for, or why there are none. */
export function Tiles({ query, tiles, count, reset, search, entry }: Props) {
  const { data, error, isFetching, refetch } = query

  function showAll() {
    reset()
    focusTitle()
  }

  if (!data && isFetching) return <Waiting />
  if (!data) {
    return (
      <ReadFailed
        title={lobbyTexts.failed}
        code={lobbyTexts.failedCode}
        error={error}
        onRetry={() => void refetch()}
      />
    )
  }
  if (count === 0) {
    return (
      <EmptyState title={lobbyTexts.empty} help={lobbyTexts.emptyHelp}>
        <Propose />
      </EmptyState>
    )
  }
  if (tiles.length > 0) {
    return <Found tiles={tiles} entry={entry?.term === search ? entry : undefined} />
  }
  return (
    <EmptyState title={texts.nothingFound} help={texts.nothingFoundHelp}>
      <Button variant="outline" onClick={showAll}>
        {texts.showAll}
      </Button>
      <Propose />
    </EmptyState>
  )
}
