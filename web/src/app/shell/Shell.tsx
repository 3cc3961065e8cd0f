import { Box, chakra } from '@chakra-ui/react'
import { QueryClientProvider } from '@tanstack/react-query'
import { Suspense, useEffect, useLayoutEffect, useState } from 'react'
import { Outlet } from 'react-router-dom'
import { watchUse } from '../../api/polling.ts'
import { forgetAnswers } from '../../api/request/remembered.ts'
import { useUser } from '../../api/session/currentUser.ts'
import { sv } from '../../texts/sv.ts'
import { newClient } from '../newClient.ts'
import { PageSpinner } from '../../ui/PageSpinner.tsx'
import { Toaster } from '../../ui/message/Toaster.tsx'
import { toaster } from '../../ui/message/toaster.ts'
import { useTour } from '../tour/useTour.ts'
import { Header } from './Header.tsx'
import { OfflineNotice } from './OfflineNotice.tsx'
import { SignInOver } from './SignInOver.tsx'

const contentId = 'innehall'

const SkipLink = chakra('a', {
  base: {
    position: 'fixed',
    top: '2',
    left: '2',
    zIndex: 'skipNav',
    px: '4',
    py: '2.5',
    borderRadius: 'l2',
    bg: 'accent.solid',
    color: 'accent.contrast',
    textStyle: 'label',
    transform: 'translateY(-200%)',
    _focus: { transform: 'none' },
  },
})

/** The frame of every screen for those who are signed in. What it has read is forgotten when they leave. */
export default function Shell() {
  const [client] = useState(newClient)
  useEffect(() => forgetAnswers, [])
  const { id } = useUser()
  useLayoutEffect(() => toaster.belongTo(id), [id])
  useEffect(() => toaster.clear, [])
  useEffect(() => watchUse(client), [client])
  useTour()
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
        <OfflineNotice />
        <Suspense fallback={<PageSpinner />}>
          <Outlet />
        </Suspense>
      </Box>
      <SignInOver />
      <Toaster />
    </QueryClientProvider>
  )
}
