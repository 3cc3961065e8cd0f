import { Box, Button, chakra, Flex, Heading, Text } from '@chakra-ui/react'
import { type ReactNode, useId, useRef } from 'react'
import { textOf } from '../../api/request/errors.ts'
import { noticeTexts } from '../../texts/notifications.ts'
import { sv } from '../../texts/sv.ts'
import { RetryIcon } from '../../ui/screenIcons.tsx'
import { AnswerNotificationRow, NotificationRow } from './NotificationRow.tsx'
import type { useAnswerNotices } from './useAnswerNotices.ts'
import type { useNotifications } from './useNotifications.ts'

const List = chakra('ul', {
  base: {
    listStyle: 'none',
    maxHeight: 'min(26rem, calc(100dvh - 10rem))',
    overflowY: 'auto',
    overscrollBehavior: 'contain',
  },
})

const Message = ({ children }: { children: ReactNode }) => (
  <Box px="3" py="6" textAlign="center" textStyle="sm" color="fg.muted">
    {children}
  </Box>
)

type Props = {
  notices: ReturnType<typeof useNotifications>
  answers: ReturnType<typeof useAnswerNotices>
  /** Which of them were new when the list was opened. */
  fresh: ReadonlySet<string>
  onFollow: () => void
}

/** The list behind the bell. */
export function NotificationPanel({
  notices: { notices, isKnown, failed, retry, clear },
  answers: { answers, clear: clearAnswers },
  fresh,
  onFollow,
}: Props) {
  const titleId = useId()
  const title = useRef<HTMLHeadingElement>(null)
  const isEmpty = notices.length === 0
  const hasNothing = isEmpty && answers.length === 0

  function clearAll() {
    if (!isEmpty) clear()
    clearAnswers()
  }

  // The button goes away with what it stands below.
  function tryAgain() {
    retry()
    title.current?.focus()
  }

  return (
    <section aria-labelledby={titleId}>
      <Flex align="center" justify="space-between" gap="3" pl="3" mb="1">
        <Heading as="h2" ref={title} id={titleId} tabIndex={-1} textStyle="heading">
          {noticeTexts.title}
        </Heading>
        <Button variant="ghost" size="sm" aria-disabled={hasNothing} onClick={clearAll}>
          {noticeTexts.clear}
        </Button>
      </Flex>
      {failed && (
        <Message>
          <p>{noticeTexts.failed}</p>
          <Text mb="3">{textOf(failed)}</Text>
          <Button variant="outline" size="sm" onClick={tryAgain}>
            <RetryIcon />
            {sv.tryAgain}
          </Button>
        </Message>
      )}
      {/* There before it is emptied, which is read out. */}
      <chakra.output display="block">
        {!failed && hasNothing && <Message>{isKnown ? noticeTexts.empty : sv.loading}</Message>}
      </chakra.output>
      <List hidden={hasNothing}>
        {answers.map(({ id, conversation }) => (
          <AnswerNotificationRow
            key={id}
            conversation={conversation}
            isFresh={fresh.has(id)}
            onFollow={onFollow}
          />
        ))}
        {notices.map((notice) => (
          <NotificationRow
            key={notice.id}
            notice={notice}
            isFresh={fresh.has(notice.id)}
            onFollow={onFollow}
          />
        ))}
      </List>
    </section>
  )
}
