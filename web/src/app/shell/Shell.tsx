import { Box, chakra } from '@chakra-ui/react'
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { Suspense, useState } from 'react'
import { Outlet } from 'react-router-dom'
import { sv } from '../../texts/sv.ts'
import { PageSpinner } from '../../ui/Spinner.tsx'
import { Toaster } from '../../ui/Toaster.tsx'
import { Header } from './Header.tsx'

const contentId = 'innehall'

const SkipLink = chakra('a', {
  base: {
    position: 'fixed',
    top: '2',
    left: '2',
    zIndex: 'skip',
    px: '4',
    py: '2.5',
    borderRadius: 'field',
    bg: 'accent',
    color: 'accent.on',
    textStyle: 'label',
    transform: 'translateY(-200%)',
    _focus: { transform: 'none' },
  },
})

// A read is repeated only by hand: every screen offers it, and a queue of silent retries would hide what is wrong.
const newClient = () => new QueryClient({ defaultOptions: { queries: { retry: false } } })

/** The frame of every screen for those who are signed in. What it has read is forgotten when they leave. */
export default function Shell() {
  const [client] = useState(newClient)
  return (
    <QueryClientProvider client={client}>
      <SkipLink href={`#${contentId}`}>{sv.skipToContent}</SkipLink>
      <Header />
      <Box
        as="main"
        id={contentId}
        tabIndex={-1}
        pt={{ base: '20', md: '24' }}
        pb="16"
        px={{ base: '4', md: '6', lg: '8' }}
      >
        <Suspense fallback={<PageSpinner />}>
          <Outlet />
        </Suspense>
      </Box>
      <Toaster />
    </QueryClientProvider>
  )
}
