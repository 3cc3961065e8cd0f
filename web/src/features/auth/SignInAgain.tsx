import { Button, Flex, Text } from '@chakra-ui/react'
import { useState } from 'react'
import { api } from '../../api/client.ts'
import { currentUser, useUser } from '../../api/session/currentUser.ts'
import type { SignInReason } from '../../api/session/signInAgain.ts'
import { signInAgainTexts as texts } from '../../texts/auth/signInAgain.ts'
import { Dialog } from '../../ui/dialog/Dialog.tsx'
import { OutlookAgain } from './outlook/OutlookAgain.tsx'
import { PasswordAgain } from './PasswordAgain.tsx'
import { useSignedInElsewhere } from './useSignedInElsewhere.ts'

type Props = {
  reason: SignInReason
  /** Whether the person is back in. */
  settle: (isBack: boolean) => void
}

/** What somebody else may have changed, and ended the session for, such as the role: the screens follow. */
async function readAgain() {
  const { user } = await api.auth.me({})
  currentUser.update(user)
}

/** Signing in over what one is doing, which stays as it is behind the dialog. */
export default function SignInAgain({ reason, settle }: Props) {
  const { id, Email, SecondStep } = useUser()
  const [code, setCode] = useState(false)
  const isOutlook = SecondStep === 'outlook'
  // A token that another tab has only got anew proves nothing fresh.
  useSignedInElsewhere(id, () => reason === 'over' && goOn())
  const lead = isOutlook && reason === 'proof' ? texts.outlookProof : texts.lead[reason](Email)

  function goOn() {
    settle(true)
    void readAgain().catch(() => undefined)
  }

  const giveUp = (
    <Button variant="outline" onClick={() => settle(false)}>
      {reason === 'proof' ? texts.cancel : texts.leave}
    </Button>
  )
  return (
    <Dialog
      title={texts.title[reason]}
      size="sm"
      closedBy={reason === 'proof' ? 'closerequest' : 'none'}
      onClose={() => settle(false)}
    >
      {!code && (
        <Text mb="5" overflowWrap="anywhere">
          {lead}
        </Text>
      )}
      {isOutlook ? (
        <OutlookAgain />
      ) : (
        <PasswordAgain
          userid={id}
          email={Email}
          reason={reason}
          code={code}
          onCode={() => setCode(true)}
          onRestart={() => setCode(false)}
          onIn={goOn}
        />
      )}
      <Flex mt="4">{giveUp}</Flex>
    </Dialog>
  )
}
