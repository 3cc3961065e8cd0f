import { passwordTexts } from '../../texts/passwords.ts'
import { AuthLayout } from './AuthLayout.tsx'
import { FirstPasswordForm } from './FirstPasswordForm.tsx'

/** The pool's demand at a first sign-in with a password that was handed out. */
export default function FirstPasswordPage({ onCode }: { onCode: () => void }) {
  return (
    <AuthLayout
      page={passwordTexts.newPassword.firstTitle}
      heading={passwordTexts.newPassword.firstTitle}
      lead={passwordTexts.newPassword.firstLead}
    >
      <FirstPasswordForm onCode={onCode} />
    </AuthLayout>
  )
}
