import { Box } from '@chakra-ui/react'
import { lazy, startTransition, Suspense, useState, useSyncExternalStore } from 'react'
import { config } from '../../api/config.ts'
import { sv } from '../../texts/sv.ts'
import { AuthLayout } from './AuthLayout.tsx'
import { type OpenStep, SignInForm } from './SignInForm.tsx'

const FirstPasswordPage = lazy(() => import('./FirstPasswordPage.tsx'))
// Only where the stage has it.
const OutlookSignIn = lazy(() => import('./outlook/OutlookSignIn.tsx'))
const CodePage = lazy(() => import('./CodePage.tsx'))

const never = () => () => undefined

/** Whether the bundle runs: what a press cannot reach before it does not stand in the page. */
const useIsRunning = () =>
  useSyncExternalStore(
    never,
    () => true,
    () => false,
  )

export function SignInPage({ onTry }: { onTry: () => void }) {
  const [step, setStep] = useState<OpenStep>()
  // Whoever comes back from the next page has typed it already.
  const [email, setEmail] = useState('')
  const isRunning = useIsRunning()
  // The form stays until the next page is there.
  const goOn = (next?: OpenStep) => startTransition(() => setStep(next))
  if (step === 'newPassword') {
    return <FirstPasswordPage onCode={() => goOn('code')} onRestart={() => goOn()} />
  }
  if (step === 'code') return <CodePage onRestart={() => goOn()} />
  return (
    <AuthLayout
      page={sv.signIn.title}
      heading={sv.signIn.heading(config().productName)}
      lead={sv.signIn.lead}
    >
      <SignInForm email={email} onEmail={setEmail} onTry={onTry} onStep={goOn} />
      {config().outlook && (
        // As high as what comes there.
        <Suspense fallback={<Box height="7rem" />}>
          {isRunning ? <OutlookSignIn /> : <Box height="7rem" />}
        </Suspense>
      )}
    </AuthLayout>
  )
}
