import { chakra, Heading } from '@chakra-ui/react'
import { type ReactNode, type SyntheticEvent, useId, useLayoutEffect, useRef } from 'react'
import { Toaster } from '../message/Toaster.tsx'
import { swallowSecondClick } from './secondClick.ts'

// The browser's own dialog keeps the focus inside, makes the page behind it inert and gives the focus back.
const Frame = chakra(
  'dialog',
  {
    base: {
      m: 'auto',
      p: { base: '5', md: '7' },
      width: 'calc(100vw - 2rem)',
      maxHeight: 'calc(100dvh - 2rem)',
      overflow: 'auto',
      overscrollBehavior: 'contain',
      bg: 'bg.panel',
      color: 'fg',
      borderWidth: '1px',
      borderColor: 'border',
      borderRadius: 'l3',
      boxShadow: 'lg',
      animation: 'rise {durations.moderate} ease-out',
      _backdrop: { bg: 'rgb(20 18 14 / 0.45)' },
    },
    variants: {
      size: {
        sm: { maxWidth: '28rem' },
        md: { maxWidth: '38rem' },
        xl: { maxWidth: '64rem' },
      },
    },
  },
  { forwardProps: ['closedby'] },
)

type Props = {
  title: string
  /** What closes it besides its own buttons: Escape, or nothing (docs/requirements.md, "Dialogs"). */
  closedBy: 'closerequest' | 'none'
  size: 'sm' | 'md' | 'xl'
  role?: 'alertdialog'
  describedBy?: string
  onClose: () => void
  children: ReactNode
}

// What happens to a dialog within reaches the one around it, too.
const isOwn = ({ target, currentTarget }: SyntheticEvent) => target === currentTarget

/** A modal dialog. It is open for as long as it is there. */
export function Dialog({ title, closedBy, describedBy, onClose, children, ...frame }: Props) {
  const dialog = useRef<HTMLDialogElement>(null)
  const titleId = useId()

  useLayoutEffect(() => {
    const shown = dialog.current
    shown?.showModal()
    // Closed, not only taken away: otherwise the browser would not give the focus back.
    return () => {
      shown?.close()
      swallowSecondClick()
    }
  }, [])

  // It closes by being taken away, never by itself: one that is closed but still there could not ask again.
  function closeOnRequest(event: SyntheticEvent) {
    if (!isOwn(event)) return
    event.preventDefault()
    if (closedBy === 'closerequest') onClose()
  }

  return (
    <Frame
      {...frame}
      ref={dialog}
      closedby={closedBy}
      aria-labelledby={titleId}
      aria-describedby={describedBy}
      onCancel={closeOnRequest}
      // A browser may close it all the same, after Escape twice.
      onClose={(event) => isOwn(event) && onClose()}
    >
      <Heading as="h2" id={titleId} textStyle="heading" mb="4" overflowWrap="anywhere">
        {title}
      </Heading>
      {children}
      <Toaster />
    </Frame>
  )
}
