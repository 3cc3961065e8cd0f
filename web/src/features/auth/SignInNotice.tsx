import { Button } from '@chakra-ui/react'
import { useState } from 'react'
import { useCurrentUser, currentUser } from '../../api/session/currentUser.ts'
import { sv } from '../../texts/sv.ts'
import { Notice } from '../../ui/message/Notice.tsx'

/** What happened before somebody came to the sign-in page, such as a session that ended. */
export function SignInNotice() {
  const now = useCurrentUser()
  const [busy, setBusy] = useState(false)
  const notice = now.status === 'signedOut' ? now.notice : undefined
  if (!notice) return null
  const { tone, text, retry } = notice

  async function again() {
    setBusy(true)
    await currentUser.load()
    setBusy(false)
  }

  return (
    // It says something else meanwhile: the same fault is told anew.
    <Notice tone={tone} title={busy ? sv.loading : text}>
      {retry && (
        <Button
          variant="outline"
          size="sm"
          mt="3"
          aria-disabled={busy}
          onClick={() => !busy && void again()}
        >
          {sv.tryAgain}
        </Button>
      )}
    </Notice>
  )
}
