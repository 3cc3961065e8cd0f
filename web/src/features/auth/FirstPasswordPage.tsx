import { Button } from '@chakra-ui/react'
import { passwordTexts } from '../../texts/auth/passwords.ts'
import { AuthLayout } from './AuthLayout.tsx'
import { FirstPasswordForm } from './FirstPasswordForm.tsx'

type Props = {
  onCode: () => void
  /** Back to the password. */
  onRestart: () => void
}

/** The pool's demand at a first sign-in with a password that was handed out. */
export default function FirstPasswordPage({ onCode, onRestart }: Props) {
  return (
    <AuthLayout
      page={passwordTexts.newPassword.firstTitle}
      heading={passwordTexts.newPassword.firstTitle}
      lead={passwordTexts.newPassword.firstLead}
    >
      <FirstPasswordForm
        onCode={onCode}
        onUnread={onRestart}
        back={
          <Button variant="outline" onClick={onRestart}>
            {passwordTexts.forgot.back}
          </Button>
        }
      />
    </AuthLayout>
  )
}
