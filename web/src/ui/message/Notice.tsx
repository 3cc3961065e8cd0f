import { Box, chakra } from '@chakra-ui/react'
import type { ReactNode } from 'react'
import { CheckIcon, WarningIcon } from '../icons.tsx'
import { errorTone, messageStyle } from './messageStyle.ts'
import { Worded } from '../Worded.tsx'

const Frame = chakra('div', {
  base: messageStyle,
  variants: {
    tone: {
      error: errorTone,
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
      <chakra.p fontWeight={children === undefined ? undefined : '600'}>
        <Worded text={title} />
      </chakra.p>
      {children}
    </Box>
  </Frame>
)
