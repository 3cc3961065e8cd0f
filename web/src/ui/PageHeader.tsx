import { chakra, Flex, Text } from '@chakra-ui/react'
import type { ReactNode } from 'react'
import { Title } from './Title.tsx'

// Read out when it changes, as after a search.
const Count = chakra('output', {
  base: { ml: { md: 'auto' }, textStyle: 'sm', color: 'fg.muted' },
})

type Props = {
  title: string
  /** What the window is called, where that is something else. */
  page?: string
  /** What the page is for. */
  lead?: ReactNode
  /** The one thing that can be added or done here. */
  action?: ReactNode
  /** The search field, and whatever restricts what shows. */
  children?: ReactNode
  /** How much there is, once that is known; without it there is no place for it. */
  count?: string | false | undefined
}

/** What stands above every page: its title, what it is for, what can be added, search and filters. */
export const PageHeader = ({ title, page = title, lead, action, children, count }: Props) => (
  <Flex direction="column" gap="5" mb="5">
    <Flex align="start" justify="space-between" wrap="wrap" columnGap="6" rowGap="3">
      <div>
        <Title page={page}>{title}</Title>
        {lead !== undefined && (
          <Text color="fg.muted" mt="1" maxWidth="prose" overflowWrap="anywhere">
            {lead}
          </Text>
        )}
      </div>
      {action}
    </Flex>
    {children !== undefined && (
      <Flex align="center" wrap="wrap" columnGap="4" rowGap="3">
        {children}
        {count !== undefined && <Count>{count}</Count>}
      </Flex>
    )}
  </Flex>
)
