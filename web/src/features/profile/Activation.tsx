import { Button, Spinner } from '@chakra-ui/react'
import { useState } from 'react'
import type { User } from '../../../../shared/contract/user.ts'
import { nameOf } from '../../../../shared/rules/people/names.ts'
import { formTexts } from '../../texts/forms.ts'
import { profileTexts } from '../../texts/profile.ts'
import { ConfirmDialog } from '../../ui/dialog/ConfirmDialog.tsx'
import { useActivation } from './useActivation.ts'

/** The button that takes an account out of use, after a question, or back into it. */
export function Activation({ user }: { user: User }) {
  const [asking, setAsking] = useState(false)
  const { mutate, isPending } = useActivation(user)

  function press() {
    if (isPending) return
    if (user.InAktiv) mutate(false)
    else setAsking(true)
  }

  function deactivate() {
    setAsking(false)
    mutate(true)
  }

  return (
    <>
      <Button variant="outline" aria-disabled={isPending} onClick={press}>
        {isPending && <Spinner />}
        {user.InAktiv ? profileTexts.reactivate : profileTexts.deactivate}
      </Button>
      {asking && (
        <ConfirmDialog
          title={profileTexts.deactivateTitle}
          question={profileTexts.deactivateQuestion(nameOf(user))}
          cancel={formTexts.cancel}
          confirm={profileTexts.deactivateConfirm}
          onCancel={() => setAsking(false)}
          onConfirm={deactivate}
        />
      )}
    </>
  )
}
