import { chakra, IconButton } from '@chakra-ui/react'
import { type ToggleEvent, useId, useRef, useState } from 'react'
import { noticeTexts } from '../../texts/notifications.ts'
import { icon } from '../../ui/icons.tsx'
import { ClosedOnLeave } from '../../ui/dialog/ClosedOnLeave.tsx'
import { panelStyle } from '../../ui/dialog/panelStyle.ts'
import { NotificationPanel } from './NotificationPanel.tsx'
import { useAnswerNotices } from './useAnswerNotices.ts'
import { useArrivals } from './useArrivals.ts'
import { useNotifications } from './useNotifications.ts'

const BellIcon = icon({
  d: 'M6 16.5V11a6 6 0 0 1 12 0v5.5l1.5 1.5h-15L6 16.5ZM10 20.5h4M12 5V3.5',
})

const Badge = chakra('span', {
  base: {
    position: 'absolute',
    top: '0.5',
    right: '0',
    minWidth: '5',
    px: '1',
    borderRadius: 'full',
    bg: 'accent.solid',
    color: 'accent.contrast',
    fontSize: '0.75rem',
    lineHeight: '1.25rem',
    fontWeight: '650',
    textAlign: 'center',
    fontVariantNumeric: 'tabular-nums',
  },
})

const Panel = chakra('div', {
  base: { ...panelStyle, width: 'min(24rem, calc(100vw - 1.5rem))' },
})

/** The bell in the header. Opening it marks as seen what it shows (docs/requirements.md, "Notifications"). */
export function Bell() {
  const id = useId()
  const panel = useRef<HTMLDivElement>(null)
  const [fresh, setFresh] = useState<ReadonlySet<string>>(new Set())
  const notices = useNotifications()
  const { unseen, see } = notices
  const answers = useAnswerNotices()
  const count = unseen.length + answers.unseen.length
  const arrival = useArrivals(unseen, notices.isKnown)

  function open({ newState }: ToggleEvent) {
    if (newState !== 'open') return
    setFresh(new Set([...unseen, ...answers.unseen].map((one) => one.id)))
    if (unseen.length > 0) see()
    answers.see()
  }

  return (
    <>
      <ClosedOnLeave panel={panel}>
        <IconButton
          variant="ghost"
          position="relative"
          borderRadius="full"
          popoverTarget={id}
          aria-label={noticeTexts.bell(count)}
        >
          <BellIcon />
          {count > 0 && <Badge>{count}</Badge>}
        </IconButton>
        <Panel ref={panel} id={id} popover="auto" onToggle={open}>
          <NotificationPanel
            notices={notices}
            answers={answers}
            fresh={fresh}
            onFollow={() => panel.current?.hidePopover()}
          />
        </Panel>
      </ClosedOnLeave>
      <chakra.output srOnly>{arrival}</chakra.output>
    </>
  )
}
