import { Box } from '@chakra-ui/react'
import { QueryClientProvider } from '@tanstack/react-query'
import { useLayoutEffect, useState } from 'react'
import { currentUser, useUser } from '../api/session/currentUser.ts'
import { AuthLayout } from '../features/auth/AuthLayout.tsx'
import { LinkAuthenticatorForm } from '../features/profile/secondStep/LinkAuthenticatorForm.tsx'
import { authenticatorTexts } from '../texts/auth/authenticator.ts'
import { personTexts } from '../texts/shell.ts'
import { toaster } from '../ui/message/toaster.ts'
import { newClient } from './newClient.ts'
import { SignInOver } from './shell/SignInOver.tsx'

/** Where the stage requires a second step, nobody gets further before it is set up. */
export default function RequiredStepPage() {
  const [client] = useState(newClient)
  const { id } = useUser()
  // What is told here shows in the frame behind it.
  useLayoutEffect(() => toaster.belongTo(id), [id])
  return (
    <QueryClientProvider client={client}>
      <AuthLayout
        page={authenticatorTexts.linkTitle}
        heading={authenticatorTexts.linkTitle}
        lead={authenticatorTexts.required}
      >
        <Box mt="8">
          <LinkAuthenticatorForm
            cancel={personTexts.signOut}
            onCancel={() => void currentUser.signOut()}
          />
        </Box>
      </AuthLayout>
      <SignInOver />
    </QueryClientProvider>
  )
}
