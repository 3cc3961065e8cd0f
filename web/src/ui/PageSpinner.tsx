import { Center, Spinner } from '@chakra-ui/react'
import { sv } from '../texts/sv.ts'

/** Fills a page whose content is not known yet. */
export const PageSpinner = () => (
  <Center as="output" minHeight="60dvh" aria-label={sv.loading} color="accent.fg">
    <Spinner fontSize="1.75rem" />
  </Center>
)
