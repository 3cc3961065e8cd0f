import { lazy, Suspense, useState } from 'react'
import { config } from '../../api/config.ts'
import { sv } from '../../texts/sv.ts'
import { AuthLayout } from './AuthLayout.tsx'
import { OutlookSignIn } from './OutlookSignIn.tsx'
import { SignInForm } from './SignInForm.tsx'

const FirstPasswordForm = lazy(() => import('./FirstPasswordForm.tsx'))

export function SignInPage({ onTry }: { onTry: () => void }) {
  const [choosing, setChoosing] = useState(false)
  if (choosing) {
    return (
      <AuthLayout
        page={sv.newPassword.firstTitle}
        heading={sv.newPassword.firstTitle}
        lead={sv.newPassword.firstLead}
      >
        <Suspense>
          <FirstPasswordForm />
        </Suspense>
      </AuthLayout>
    )
  }
  return (
    <AuthLayout
      page={sv.signIn.title}
      heading={sv.signIn.heading(config().productName)}
      lead={sv.signIn.lead}
    >
      <SignInForm onTry={onTry} onNewPassword={() => setChoosing(true)} />
      {config().outlook && <OutlookSignIn />}
    </AuthLayout>
  )
}
