import { Box } from '@chakra-ui/react'
import type { ReactNode } from 'react'
import { limits } from '../../../shared/limits.ts'

/** A page's content: every one begins at the same place, and is as wide as a list can be read. */
export const Page = ({ children }: { children: ReactNode }) => (
  <Box maxWidth={`${limits.cardWidth}px`} mx="auto">
    {children}
  </Box>
)
