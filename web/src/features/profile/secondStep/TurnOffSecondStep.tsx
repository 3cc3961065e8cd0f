import { Button, Spinner } from '@chakra-ui/react'
import { useState } from 'react'
import type { User } from '../../../../../shared/contract/user.ts'
import { nameOf } from '../../../../../shared/rules/people/names.ts'
import { config } from '../../../api/config.ts'
import { authenticatorTexts } from '../../../texts/auth/authenticator.ts'
import { formTexts } from '../../../texts/forms.ts'
import { ConfirmDialog } from '../../../ui/dialog/ConfirmDialog.tsx'
import { useTurnOffSecondStep } from './useTurnOffSecondStep.ts'

/** An administrator's help for somebody who has lost the authenticator app. */
export function TurnOffSecondStep({ user }: { user: User }) {
  const [asking, setAsking] = useState(false)
  const { mutate, isPending } = useTurnOffSecondStep(user.id)
  const question =
    config().multiFactor === 'required'
      ? authenticatorTexts.turnOffForRequired
      : authenticatorTexts.turnOffForQuestion

  function turnOff() {
    setAsking(false)
    mutate()
  }

  return (
    <>
      <Button variant="outline" aria-disabled={isPending} onClick={() => setAsking(!isPending)}>
        {isPending && <Spinner />}
        {authenticatorTexts.turnOffFor}
      </Button>
      {asking && (
        <ConfirmDialog
          title={authenticatorTexts.turnOffTitle}
          question={question(nameOf(user))}
          cancel={formTexts.cancel}
          confirm={authenticatorTexts.turnOff}
          onCancel={() => setAsking(false)}
          onConfirm={turnOff}
        />
      )}
    </>
  )
}
