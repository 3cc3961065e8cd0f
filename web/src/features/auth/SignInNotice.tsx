import { Button } from '@chakra-ui/react'
import { useCurrentUser, currentUser } from '../../api/session/currentUser.ts'
import { sv } from '../../texts/sv.ts'
import { Notice } from '../../ui/message/Notice.tsx'

/** What happened before somebody came to the sign-in page, such as a session that ended. */
export function SignInNotice() {
  const now = useCurrentUser()
  const notice = now.status === 'signedOut' ? now.notice : undefined
  if (!notice) return null
  const { tone, text, retry } = notice
  return (
    <Notice tone={tone} title={text}>
      {retry && (
        <Button variant="outline" size="sm" mt="3" onClick={() => void currentUser.load()}>
          {sv.tryAgain}
        </Button>
      )}
    </Notice>
  )
}
