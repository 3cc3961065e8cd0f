import { Button, chakra, Skeleton, Stack, Text } from '@chakra-ui/react'
import { useState } from 'react'
import { assistantTexts as texts } from '../../../texts/assistant.ts'
import { lobbyTexts } from '../../../texts/assistant/card.ts'
import { sv } from '../../../texts/sv.ts'
import { MoreButton } from '../../../ui/list/MoreButton.tsx'
import { EmptyState } from '../../../ui/message/EmptyState.tsx'
import { ReadFailed } from '../../../ui/message/ReadFailed.tsx'
import { focusTitle } from '../../../ui/Title.tsx'
import { columns, firstTiles, Found } from './Found.tsx'
import { Propose } from './Propose.tsx'
import type { Entry } from './useSearchKeys.ts'
import type { useTiles } from './useTiles.ts'

const Shapes = chakra('output', {
  base: { display: 'grid', gap: '2', gridTemplateColumns: columns },
})

const Waiting = () => (
  <Shapes data-coming aria-label={sv.loading}>
    {Array.from({ length: firstTiles }, (_, at) => (
      <Skeleton key={at} height="6rem" borderRadius="l3" />
    ))}
  </Shapes>
)

type Props = ReturnType<typeof useTiles> & {
  /** The last time that somebody went on from the search. */
  entry: Entry | undefined
  onPropose: () => void
}

/** The questions that are looked for, or why there are none. */
export function Tiles({ query, isHeldBack, tiles, left, count, reset, ...asked }: Props) {
  const { search, entry, onPropose } = asked
  const { data, error, isFetching, isPlaceholderData, refetch } = query
  const { isFetchingNextPage, isFetchNextPageError } = query
  const [entered, setEntered] = useState(entry)

  function showAll() {
    reset()
    focusTitle()
  }

  // What is looked for may be among what the server is being asked for.
  const isSought = isPlaceholderData && tiles.length === 0
  if ((!data && isFetching) || isSought || isHeldBack) return <Waiting />
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
        <Propose onPropose={onPropose} />
      </EmptyState>
    )
  }
  if (tiles.length > 0) {
    const more = left > 0 && (
      <Stack align="center">
        <MoreButton aria-disabled={isFetchingNextPage} onMore={() => void query.fetchNextPage()}>
          {lobbyTexts.more(left)}
        </MoreButton>
        {/* Another one each time, which is read out. */}
        {isFetchNextPageError && !isFetchingNextPage && (
          <Text role="alert">{lobbyTexts.moreFailed}</Text>
        )}
      </Stack>
    )
    const isComing = entry !== entered && entry?.term === search && !isPlaceholderData
    return (
      <Found
        tiles={tiles}
        entry={isComing ? entry : undefined}
        onEntered={setEntered}
        below={
          <>
            {more}
            <Propose onPropose={onPropose} />
          </>
        }
      />
    )
  }
  return (
    <EmptyState title={texts.nothingFound} help={texts.nothingFoundHelp}>
      <Button variant="outline" onClick={showAll}>
        {texts.showAll}
      </Button>
      <Propose onPropose={onPropose} />
    </EmptyState>
  )
}
