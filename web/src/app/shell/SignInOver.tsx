import { lazy, Suspense } from 'react'
import { useSignInAgain } from '../../api/signInAgain.ts'

// Seldom needed, and loaded when it is.
const SignInAgain = lazy(() => import('../../features/auth/SignInAgain.tsx'))

/** Over a page whose person is asked to sign in once more, once something asks for it. */
export function SignInOver() {
  const asked = useSignInAgain()
  return <Suspense>{asked && <SignInAgain {...asked} />}</Suspense>
}
