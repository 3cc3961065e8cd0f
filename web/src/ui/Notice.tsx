import { Box, chakra } from '@chakra-ui/react'
import type { ReactNode } from 'react'
import { CheckIcon, WarningIcon } from './icons.tsx'

const Frame = chakra('div', {
  base: {
    display: 'flex',
    gap: '3',
    p: '4',
    borderRadius: 'field',
    borderWidth: '1px',
    textStyle: 'small',
  },
  variants: {
    tone: {
      error: { bg: 'danger.wash', borderColor: 'danger.line', color: 'danger.ink' },
      success: { bg: 'success.wash', borderColor: 'success.line', color: 'success.ink' },
    },
  },
})

type Props = { tone: 'error' | 'success'; title: string; children?: ReactNode }

/** A message that stays on the page, and is read out when it comes. */
export const Notice = ({ tone, title, children }: Props) => (
  <Frame tone={tone} role={tone === 'error' ? 'alert' : 'status'}>
    {tone === 'error' ? <WarningIcon /> : <CheckIcon />}
    <Box minWidth="0" alignSelf="center" overflowWrap="anywhere">
      <chakra.p fontWeight={children === undefined ? undefined : '600'}>{title}</chakra.p>
      {children}
    </Box>
  </Frame>
)
