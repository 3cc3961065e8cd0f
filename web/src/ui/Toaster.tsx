import { Box, chakra } from '@chakra-ui/react'
import { sv } from '../texts/sv.ts'
import { CheckIcon, WarningIcon } from './icons.tsx'
import { errorTone, messageStyle } from './messageStyle.ts'
import { type Toast, useToasts } from './toaster.ts'

const Frame = chakra('div', {
  base: {
    ...messageStyle,
    boxShadow: 'raised',
    pointerEvents: 'auto',
    animation: 'rise {durations.calm} ease-out',
  },
  variants: {
    tone: {
      error: errorTone,
      success: {
        bg: 'surface.panel',
        borderColor: 'line',
        color: 'ink',
        '& svg': { color: 'success.ink' },
      },
    },
  },
})

const ToastMessage = ({ tone, title, description }: Toast) => (
  <Frame tone={tone}>
    {tone === 'error' ? <WarningIcon /> : <CheckIcon />}
    <div>
      <chakra.p fontWeight="600">{title}</chakra.p>
      {description !== undefined && <p>{description}</p>}
    </div>
  </Frame>
)

/** Where toasts appear. The live region is there before them, so that each is read out. */
export const Toaster = () => (
  <Box
    role="log"
    aria-label={sv.messages}
    position="fixed"
    top="20"
    right={{ base: '4', md: '6' }}
    left={{ base: '4', sm: 'auto' }}
    width={{ sm: '22rem' }}
    zIndex="toast"
    display="grid"
    gap="2"
    pointerEvents="none"
  >
    {useToasts().map((toast) => (
      <ToastMessage key={toast.id} {...toast} />
    ))}
  </Box>
)
