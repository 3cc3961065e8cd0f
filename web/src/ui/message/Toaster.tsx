import { Box, Button, chakra, IconButton, Text } from '@chakra-ui/react'
import { useEffect, useRef } from 'react'
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

/** Takes a toast away, with the focus back where it was. */
function leave({ id, from }: Toast, byPointer: boolean) {
  swallowSecondClick()
  toaster.dismiss(id)
  // Who has scrolled on meanwhile stays there.
  if (from?.isConnected) from.focus({ preventScroll: byPointer })
  else focusTitle()
}

// What lies below the rest of the toast can be pressed. Below a dialog nothing of it can: what can be undone waits until it is
// closed. Beside the chat it can.
const pressed = { ml: 'auto', pointerEvents: 'auto' } as const
const undone = { 'body:has(dialog:modal) &': { visibility: 'hidden' } } as const
const closed = { 'body:has(dialog[open]) &': { visibility: 'hidden' } } as const

const ToastMessage = ({ toast }: { toast: Toast }) => {
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
            leave(toast, detail > 0)
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
          onClick={({ detail }) => leave(toast, detail > 0)}
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

const isThere = (used: HTMLElement) => used.isConnected && used.checkVisibility()

/** Where toasts appear. The live region is there before them, so that each is read out. */
export function Toaster() {
  const toasts = useToasts()
  const region = useRef<HTMLDivElement>(null)

  useEffect(() => toaster.clear, [])

  // A dialog lies in the browser's top layer; only what comes into it later lies above it.
  useEffect(() => {
    const box = region.current
    // Whoever has come to a button here is not thrown out by what else is told.
    if (!box || box.contains(document.activeElement)) return undefined
    box.hidePopover()
    if (toasts.length === 0) return undefined
    let source = toasts.findLast(({ undo, tone }) => undo ?? tone === 'error')?.from
    // With a source, Tab goes from there to the toast: ten seconds are too few for a way to the page's end.
    if (source && !isThere(source)) source = lastUsed()
    const show = () => box.showPopover(source ? { source } : undefined)
    show()
    delete box.dataset['low']
    if (isOver(box, toasts.at(-1)?.from)) box.dataset['low'] = ''
    // It may go with its dialog, which gives the focus back before it goes: then Tab goes there from where the focus has come to.
    const follow = () => {
      if (!source || isThere(source) || box.contains(document.activeElement)) return
      source = lastUsed()
      box.hidePopover()
      show()
    }
    document.addEventListener('focusin', follow)
    return () => document.removeEventListener('focusin', follow)
  }, [toasts])

  return (
    <Box
      ref={region}
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
        <ToastMessage key={toast.id} toast={toast} />
      ))}
    </Box>
  )
}
