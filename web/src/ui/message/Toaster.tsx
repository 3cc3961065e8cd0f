import { Box, Button, chakra, IconButton, Text } from '@chakra-ui/react'
import { type KeyboardEvent, useEffect, useRef } from 'react'
import { sv } from '../../texts/sv.ts'
import { swallowSecondClick } from '../dialog/secondClick.ts'
import { focusTitle } from '../Title.tsx'
import { CheckIcon, WarningIcon } from '../icons.tsx'
import { CloseIcon } from '../screenIcons.tsx'
import { FaultNote } from './FaultNote.tsx'
import { errorTone, messageStyle } from './messageStyle.ts'
import { lastUsed, type Toast, toaster, useToasts } from './toaster.ts'
import { Unbroken } from '../Unbroken.tsx'
import { Worded } from '../Worded.tsx'

const Frame = chakra('div', {
  base: {
    ...messageStyle,
    boxShadow: 'lg',
    animation: 'rise {durations.moderate} ease-out',
  },
  variants: {
    tone: {
      error: errorTone,
      success: {
        bg: 'bg.panel',
        borderColor: 'border',
        color: 'fg',
        '& svg': { color: 'green.fg' },
      },
    },
  },
})

/** Whether it can have the focus while the toasts stand in this place: out of a modal dialog nobody comes. */
const isThere = (used: HTMLElement, place: HTMLElement) =>
  used.isConnected && used.checkVisibility() && (place.closest('dialog')?.contains(used) ?? true)

// What lies below the rest of the toast can be pressed. Below the menu of a small screen nothing of it can: what can be undone
// waits until it is closed. Beside the chat it can.
const pressed = { ml: 'auto', pointerEvents: 'auto' } as const
const undone = { 'body:has(dialog:modal) &:not(dialog *)': { visibility: 'hidden' } } as const
const closed = { 'body:has(dialog[open]) &:not(dialog *)': { visibility: 'hidden' } } as const

type MessageProps = { toast: Toast; onLeave: (byPointer: boolean) => void }

const ToastMessage = ({ toast, onLeave }: MessageProps) => {
  const { id, tone, title, description, code, undo } = toast
  return (
    <Frame tone={tone} data-toast={id} alignItems={undo && 'center'} css={undo && undone}>
      {tone === 'error' ? <WarningIcon /> : <CheckIcon />}
      <div>
        <Text fontWeight="600">
          <Worded text={title} />
        </Text>
        {description !== undefined && (
          <p>
            <Unbroken text={description} />
          </p>
        )}
        <FaultNote code={code} />
      </div>
      {undo && (
        <Button
          variant="outline"
          size="sm"
          {...pressed}
          onClick={({ detail }) => {
            onLeave(detail > 0)
            undo.run()
          }}
        >
          {sv.undo}
        </Button>
      )}
      {tone === 'error' && (
        <IconButton
          variant="ghost"
          size="sm"
          color="inherit"
          my="-1.5"
          mr="-1.5"
          aria-label={sv.close}
          {...pressed}
          css={closed}
          onClick={({ detail }) => onLeave(detail > 0)}
        >
          <CloseIcon />
        </IconButton>
      )}
    </Frame>
  )
}

/** Whether it covers what was used last, or the chat that it stands in. */
function isOver(box: HTMLElement, from: HTMLElement | undefined): boolean {
  if (!from?.isConnected) return false
  const used = from.closest('dialog:not(:modal)') ?? from
  const [a, b] = [box.getBoundingClientRect(), used.getBoundingClientRect()]
  return a.left < b.right && b.left < a.right && a.top < b.bottom && b.top < a.bottom
}

/**
 * Where toasts appear: on the page, and in each modal dialog, out of which nothing is read or reached. The live region is there
 * before them, so that each is read out.
 */
export function Toaster() {
  const region = useRef<HTMLDivElement>(null)
  const toasts = useToasts(region)
  /** Where the focus goes on from. */
  const source = useRef<HTMLElement>(undefined)

  // A dialog lies in the browser's top layer; only what comes into it later lies above it.
  useEffect(() => {
    const box = region.current
    // Whoever has come to a button here is not thrown out by what else is told.
    if (!box || box.contains(document.activeElement)) return undefined
    box.hidePopover()
    if (toasts.length === 0) return undefined
    const isLost = () => source.current && !isThere(source.current, box)
    source.current = toasts.findLast(({ undo, tone }) => undo ?? tone === 'error')?.from
    // With a source, Tab goes from there to the toast: ten seconds are too few for a way to the page's end.
    if (isLost()) source.current = lastUsed()
    const show = () => box.showPopover(source.current ? { source: source.current } : undefined)
    show()
    delete box.dataset['low']
    if (isOver(box, toasts.at(-1)?.from)) box.dataset['low'] = ''
    // It may go with its dialog, which gives the focus back before it goes: then Tab goes there from where the focus has come to.
    const follow = () => {
      if (!isLost() || box.contains(document.activeElement)) return
      source.current = lastUsed()
      box.hidePopover()
      show()
    }
    document.addEventListener('focusin', follow)
    return () => document.removeEventListener('focusin', follow)
  }, [toasts])

  /** Takes a toast away, with the focus back where it was. */
  function leave({ id, from }: Toast, byPointer: boolean) {
    const box = region.current
    swallowSecondClick()
    toaster.dismiss(id)
    const back = [from, source.current].find((used) => used && box && isThere(used, box))
    // Who has scrolled on meanwhile stays there.
    if (back) back.focus({ preventScroll: byPointer })
    else focusTitle()
  }

  /** Leads back out of a toast: what it lies over stays open. */
  function leadBack(event: KeyboardEvent) {
    if (event.key !== 'Escape') return
    event.preventDefault()
    source.current?.focus()
  }

  return (
    <Box
      ref={region}
      onKeyDown={leadBack}
      popover="manual"
      role="log"
      aria-label={sv.messages}
      position="fixed"
      inset="auto"
      top="20"
      right={{ base: '4', md: '6' }}
      left={{ base: '4', sm: 'auto' }}
      width={{ base: 'auto', sm: '22rem' }}
      zIndex="toast"
      display={{ base: 'grid', _print: 'none' }}
      gap="2"
      overflow="visible"
      bg="transparent"
      pointerEvents="none"
      css={{
        '&[data-low]': {
          top: 'auto',
          bottom: { base: '24', sm: '6' },
          right: { base: '4', sm: 'auto' },
          left: { base: '4', sm: '6' },
        },
      }}
    >
      {toasts.map((toast) => (
        <ToastMessage
          key={toast.id}
          toast={toast}
          onLeave={(byPointer) => leave(toast, byPointer)}
        />
      ))}
    </Box>
  )
}
