import { ChakraProvider } from '@chakra-ui/react'
import type { ComponentProps } from 'react'
import { RouterProvider } from 'react-router-dom'
import { ErrorBoundary } from './ErrorBoundary.tsx'
import { system } from './theme/system.ts'

export const App = ({ router }: Pick<ComponentProps<typeof RouterProvider>, 'router'>) => (
  <ChakraProvider value={system()}>
    <ErrorBoundary>
      <RouterProvider router={router} />
    </ErrorBoundary>
  </ChakraProvider>
)
