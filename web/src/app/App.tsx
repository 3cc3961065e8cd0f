import { ChakraProvider } from '@chakra-ui/react'
import { BrowserRouter } from 'react-router-dom'
import { leaving } from '../ui/form/navigationGuard.ts'
import { ErrorBoundary } from './ErrorBoundary.tsx'
import { Router } from './Router.tsx'
import { system } from './theme/system.ts'

leaving.watch()

export const App = () => (
  <ChakraProvider value={system()}>
    <ErrorBoundary>
      <BrowserRouter>
        <Router />
      </BrowserRouter>
    </ErrorBoundary>
  </ChakraProvider>
)
