import { chakra } from '@chakra-ui/react'
import type { ReactNode } from 'react'

const Frame = chakra('div', {
  base: {
    display: 'grid',
    justifyItems: 'center',
    gap: '2',
    px: '6',
    py: '16',
    textAlign: 'center',
    borderWidth: '1px',
    borderStyle: 'dashed',
    borderColor: 'line.field',
    borderRadius: 'card',
  },
})

type Props = { title: string; help: string; children?: ReactNode }

/** Stands where a list would be: nothing there, or nothing that could be read. */
export const EmptyState = ({ title, help, children }: Props) => (
  <Frame>
    <chakra.p textStyle="heading">{title}</chakra.p>
    <chakra.p color="ink.muted" maxWidth="34rem" mb="2" textWrap="balance">
      {help}
    </chakra.p>
    {children}
  </Frame>
)
