import { lazy, startTransition, useState } from 'react'
import { config } from '../../api/config.ts'
import { sv } from '../../texts/sv.ts'
import { AuthLayout } from './AuthLayout.tsx'
import { OutlookSignIn } from './outlook/OutlookSignIn.tsx'
import { type OpenStep, SignInForm } from './SignInForm.tsx'

const FirstPasswordPage = lazy(() => import('./FirstPasswordPage.tsx'))
const CodePage = lazy(() => import('./CodePage.tsx'))

export function SignInPage({ onTry }: { onTry: () => void }) {
  const [step, setStep] = useState<OpenStep>()
  // The form stays until the next page is there.
  const goOn = (next?: OpenStep) => startTransition(() => setStep(next))
  if (step === 'newPassword') return <FirstPasswordPage onCode={() => goOn('code')} />
  if (step === 'code') return <CodePage onRestart={() => goOn()} />
  return (
    <AuthLayout
      page={sv.signIn.title}
      heading={sv.signIn.heading(config().productName)}
      lead={sv.signIn.lead}
    >
      <SignInForm onTry={onTry} onStep={goOn} />
      {config().outlook && <OutlookSignIn />}
    </AuthLayout>
  )
}
