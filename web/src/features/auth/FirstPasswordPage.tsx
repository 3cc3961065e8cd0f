import { sv } from '../../texts/sv.ts'
import { AuthLayout } from './AuthLayout.tsx'
import { FirstPasswordForm } from './FirstPasswordForm.tsx'

/** The pool's demand at a first sign-in with a password that was handed out. */
export default function FirstPasswordPage({ onCode }: { onCode: () => void }) {
  return (
    <AuthLayout
      page={sv.newPassword.firstTitle}
      heading={sv.newPassword.firstTitle}
      lead={sv.newPassword.firstLead}
    >
      <FirstPasswordForm onCode={onCode} />
    </AuthLayout>
  )
}
