import { Suspense } from 'react'
import { useSignInAgain } from '../../api/session/signInAgain.ts'
import { Unloaded } from '../../ui/dialog/Unloaded.tsx'
import { lazyPart } from '../../ui/lazyPart.ts'

// Seldom needed, and loaded when it is.
const SignInAgain = lazyPart(
  () => import('../../features/auth/SignInAgain.tsx'),
  ({ settle }) => <Unloaded onClose={() => settle(false)} />,
)

/** Over a page whose person is asked to sign in once more, once something asks for it. */
export function SignInOver() {
  const asked = useSignInAgain()
  return <Suspense>{asked && <SignInAgain {...asked} />}</Suspense>
}
