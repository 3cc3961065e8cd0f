import { EmptyState as Chakra } from '@chakra-ui/react'
import type { ReactNode } from 'react'

type Props = { title: string; help: string; children?: ReactNode }

/** Stands where a list would be: nothing there, or nothing that could be read. */
export const EmptyState = ({ title, help, children }: Props) => (
  <Chakra.Root>
    <Chakra.Content>
      {/* Not among the page's headings: it says what is not there. */}
      <Chakra.Title as="p">{title}</Chakra.Title>
      <Chakra.Description>{help}</Chakra.Description>
      {children}
    </Chakra.Content>
  </Chakra.Root>
)
