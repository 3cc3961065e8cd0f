import { Flex } from '@chakra-ui/react'
import type { ReactNode } from 'react'
import { Title } from '../Title.tsx'

type Props = {
  title: string
  /** The button that adds something. */
  action?: ReactNode
  /** The search field, and whatever restricts the list besides. */
  children: ReactNode
}

/** What stands above a list: its title, the way to add, search and filters. */
export const ListHeader = ({ title, action, children }: Props) => (
  <>
    <Flex align="center" justify="space-between" gap="4">
      <Title page={title} />
      {action}
    </Flex>
    <Flex align="center" wrap="wrap" columnGap="4" rowGap="3" mt="5" mb="4">
      {children}
    </Flex>
  </>
)
