import { Alert } from '@chakra-ui/react'
import type { ReactNode } from 'react'
import { CheckIcon, WarningIcon } from '../icons.tsx'
import { Worded } from '../Worded.tsx'

type Props = { tone: 'error' | 'success'; title: string; children?: ReactNode }

/** A message that stays on the page, and is read out when it comes: of what comes with its words only an alert is. */
export const Notice = ({ tone, title, children }: Props) => (
  <Alert.Root status={tone} role="alert" aria-live={tone === 'success' ? 'polite' : undefined}>
    <Alert.Indicator>{tone === 'error' ? <WarningIcon /> : <CheckIcon />}</Alert.Indicator>
    <Alert.Content>
      <Alert.Title fontWeight={children === undefined ? 'inherit' : undefined}>
        <Worded text={title} />
      </Alert.Title>
      {children}
    </Alert.Content>
  </Alert.Root>
)
