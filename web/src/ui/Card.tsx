import { Card as ChakraCard } from '@chakra-ui/react'
import type { ComponentProps } from 'react'

/** A part of a page, on a sheet of its own. */
export const Card = (props: ComponentProps<typeof ChakraCard.Root>) => (
  <ChakraCard.Root as="section" {...props} />
)
