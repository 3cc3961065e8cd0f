import { Box, Button, chakra, Text } from '@chakra-ui/react'
import { useEffect, useRef } from 'react'
import { sv } from '../../texts/sv.ts'
import { swallowSecondClick } from '../dialog/secondClick.ts'
import { CheckIcon, WarningIcon } from '../icons.tsx'
import { errorTone, messageStyle } from './messageStyle.ts'
import { type Toast, toaster, useToasts } from './toaster.ts'
import { Unbroken } from '../Unbroken.tsx'

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

/** Undoes it, with the focus back where it was. */
function takeBack(id: number, { run, from }: NonNullable<Toast['undo']>, byPointer: boolean) {
  swallowSecondClick()
  toaster.dismiss(id)
  // Who has scrolled on meanwhile stays there.
  from?.focus({ preventScroll: byPointer })
  run()
}

const ToastMessage = ({ id, tone, title, description, code, undo }: Toast) => (
  <Frame tone={tone} data-toast={id} alignItems={undo && 'center'}>
    {tone === 'error' ? <WarningIcon /> : <CheckIcon />}
    <div>
      <Text fontWeight="600">{title}</Text>
      {description !== undefined && (
        <p>
          <Unbroken text={description} />
        </p>
      )}
      {code !== undefined && (
        <Text textStyle="sm" color="fg.muted">
          {sv.errorCode(code)}
        </Text>
      )}
    </div>
    {undo && (
      <Button
        variant="outline"
        size="sm"
        ml="auto"
        // What lies below the rest of the toast can be pressed.
        pointerEvents="auto"
        css={{ 'body:has(dialog[open]) &': { visibility: 'hidden' } }}
        onClick={({ detail }) => takeBack(id, undo, detail > 0)}
      >
        {sv.undo}
      </Button>
    )}
  </Frame>
)

/** Where toasts appear. The live region is there before them, so that each is read out. */
export function Toaster() {
  const toasts = useToasts()
  const region = useRef<HTMLDivElement>(null)

  useEffect(() => toaster.clear, [])

  // A dialog lies in the browser's top layer; only what comes into it later lies above it.
  useEffect(() => {
    const box = region.current
    // Whoever has come to a button here is not thrown out by what else is told.
    if (box?.contains(document.activeElement)) return
    box?.hidePopover()
    if (toasts.length === 0) return
    const source = toasts.findLast(({ undo }) => undo)?.undo?.from
    // With a source, Tab goes from there to the toast: ten seconds are too few for a way to the page's end.
    box?.showPopover(source?.isConnected ? { source } : undefined)
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
      display="grid"
      gap="2"
      overflow="visible"
      bg="transparent"
      pointerEvents="none"
    >
      {toasts.map((toast) => (
        <ToastMessage key={toast.id} {...toast} />
      ))}
    </Box>
  )
}
