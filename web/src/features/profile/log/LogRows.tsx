import { Box, chakra, Skeleton, Text } from '@chakra-ui/react'
import { useRef } from 'react'
import { logTexts } from '../../../texts/profile.ts'
import { sv } from '../../../texts/sv.ts'
import { MoreButton } from '../../../ui/list/MoreButton.tsx'
import { EmptyState } from '../../../ui/message/EmptyState.tsx'
import { ReadFailed } from '../../../ui/message/ReadFailed.tsx'
import { LogEntry } from './LogEntry.tsx'
import { useEndReached } from './useEndReached.ts'
import type { useLog } from './useLog.ts'

const Scroller = chakra('section', {
  base: {
    flex: '1',
    overflow: 'auto',
    overscrollBehavior: 'contain',
    px: { base: '5', md: '6' },
    pb: '5',
    borderTopWidth: '1px',
    borderColor: 'border',
    _focusVisible: { outlineOffset: '-2px' },
  },
})

const bones = [72, 56, 64, 48, 70]

const Waiting = () => (
  <Box as="output" display="block" aria-label={sv.loading}>
    {bones.map((width) => (
      <Box key={width} py="3">
        <Skeleton width={`${width}%`} height="4" />
        <Skeleton width="36%" height="3" mt="2" />
      </Box>
    ))}
  </Box>
)

/** The entries, newest first. More come when the end is reached, or by the button there. */
export function LogRows({ log }: { log: ReturnType<typeof useLog> }) {
  const { rows, failed, moreFailed, hasMore, busy, more, refetch } = log
  const scroller = useRef<HTMLElement>(null)
  const end = useEndReached(scroller, hasMore && !busy && !moreFailed, more)

  const content = () => {
    if (failed) {
      return (
        <Box pt="5">
          <ReadFailed title={logTexts.failed} error={failed} onRetry={refetch} />
        </Box>
      )
    }
    if (!rows) return <Waiting />
    if (rows.length === 0) {
      return (
        <Box pt="5">
          <EmptyState title={logTexts.empty} help={logTexts.emptyHelp} />
        </Box>
      )
    }
    return (
      <chakra.ol listStyle="none">
        {rows.map(({ id, message, sdate }) => (
          <LogEntry key={id} message={message} sdate={sdate} />
        ))}
      </chakra.ol>
    )
  }

  return (
    // A box that scrolls must be reachable with the keyboard.
    <Scroller ref={scroller} tabIndex={0} aria-label={logTexts.entries}>
      {content()}
      {moreFailed && <Text mt="4">{logTexts.moreFailed}</Text>}
      {hasMore && (
        <Box ref={end} mt="4">
          <MoreButton aria-disabled={busy} onMore={more}>
            {logTexts.more}
          </MoreButton>
        </Box>
      )}
    </Scroller>
  )
}
