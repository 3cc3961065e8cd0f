import { ChakraProvider } from '@chakra-ui/react'
import { sv } from '../texts/sv.ts'
import { BrokenPage } from './BrokenPage.tsx'
import { system } from './theme/system.ts'

/** What shows when the stage's settings cannot be read. */
export const StartFailure = () => (
  <ChakraProvider value={system()}>
    <title>{sv.broken.title}</title>
    <BrokenPage />
  </ChakraProvider>
)
