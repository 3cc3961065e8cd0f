import { chakra, Flex } from '@chakra-ui/react'
import { type ReactNode, useId } from 'react'
import { textOf } from '../../api/errors.ts'
import { noticeTexts } from '../../texts/notifications.ts'
import { sv } from '../../texts/sv.ts'
import { Button } from '../../ui/Button.tsx'
import { RetryIcon } from '../../ui/icons.tsx'
import { Notice } from './NotificationRow.tsx'
import type { useNotices } from './useNotifications.ts'

const List = chakra('ul', {
  base: {
    listStyle: 'none',
    maxHeight: 'min(26rem, calc(100dvh - 10rem))',
    overflowY: 'auto',
    overscrollBehavior: 'contain',
  },
})

const Message = ({ children }: { children: ReactNode }) => (
  <chakra.div px="3" py="6" textAlign="center" textStyle="small" color="ink.muted">
    {children}
  </chakra.div>
)

type Props = {
  notices: ReturnType<typeof useNotices>
  /** Which of them were new when the list was opened. */
  fresh: ReadonlySet<string>
  onFollow: () => void
}

/** The list behind the bell. */
export function NoticePanel({
  notices: { notices, failed, retry, clear },
  fresh,
  onFollow,
}: Props) {
  const titleId = useId()
  const isEmpty = notices.length === 0
  return (
    <section aria-labelledby={titleId}>
      <Flex align="center" justify="space-between" gap="3" pl="3" mb="1">
        <chakra.h2 id={titleId} textStyle="heading">
          {noticeTexts.title}
        </chakra.h2>
        <Button
          look="quiet"
          size="small"
          aria-disabled={isEmpty}
          onClick={() => !isEmpty && clear()}
        >
          {noticeTexts.clear}
        </Button>
      </Flex>
      {failed && (
        <Message>
          <p>{noticeTexts.failed}</p>
          <chakra.p mb="3">{textOf(failed)}</chakra.p>
          <Button look="outline" size="small" onClick={retry}>
            <RetryIcon />
            {sv.tryAgain}
          </Button>
        </Message>
      )}
      {!failed && isEmpty && <Message>{noticeTexts.empty}</Message>}
      <List hidden={isEmpty}>
        {notices.map((notice) => (
          <Notice
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
