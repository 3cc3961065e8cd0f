import { lazy, Suspense, useEffect } from 'react'
import { Navigate, Outlet, useLocation, useRevalidator } from 'react-router-dom'
import type { User } from '../../../shared/contract/user.ts'
import { config } from '../api/config.ts'
import { currentUser, useCurrentUser } from '../api/session/currentUser.ts'
import { lastInput } from '../api/session/lastInput.ts'
import { PageSpinner } from '../ui/PageSpinner.tsx'

const OutlookReturn = lazy(() => import('../features/auth/outlook/OutlookReturn.tsx'))
const IdleGuard = lazy(() => import('../features/auth/idle/IdleGuard.tsx'))
const RequiredStepPage = lazy(() => import('./RequiredStepPage.tsx'))

/** What shows in the place of a page. */
function Instead({ status }: { status: 'returning' | 'over' }) {
  if (status === 'returning') return <OutlookReturn />
  return (
    <>
      <PageSpinner />
      <IdleGuard minutes={config().idleMinutes ?? 0} />
    </>
  )
}

/** Around every page. When somebody signs in or out, the guards are asked again. */
export function Frame() {
  const { status } = useCurrentUser()
  const { revalidate } = useRevalidator()

  useEffect(() => currentUser.subscribe(() => void revalidate()), [revalidate])

  // From the first page on: whoever signs in is there.
  useEffect(() => (config().idleMinutes === undefined ? undefined : lastInput.watch()), [])

  return (
    <Suspense fallback={<PageSpinner />}>
      {status === 'returning' || status === 'over' ? <Instead status={status} /> : <Outlet />}
    </Suspense>
  )
}

// The server refuses them whatever they call.
const lacksSecondStep = ({ SecondStep }: User) =>
  config().multiFactor === 'required' && SecondStep === 'off'

/** Around the pages of those who are signed in. Once they are not, nothing shows until the guard has led them away. */
export function SignedInFrame() {
  const now = useCurrentUser()
  if (now.status !== 'signedIn') return null
  const { idleMinutes } = config()
  return (
    <>
      {lacksSecondStep(now.user) ? <RequiredStepPage /> : <Outlet />}
      {idleMinutes !== undefined && (
        <Suspense>
          <IdleGuard minutes={idleMinutes} />
        </Suspense>
      )}
    </>
  )
}

/** Around the pages of those who are signed out, in the same way. */
export const SignedOutFrame = () => (useCurrentUser().status === 'signedIn' ? null : <Outlet />)

/** The same screen under its own address, with whatever the other one carried. */
export function SameScreen({ pathname }: { pathname: string }) {
  const { search, state }: { search: string; state: unknown } = useLocation()
  return <Navigate to={{ pathname, search }} state={state} replace />
}
