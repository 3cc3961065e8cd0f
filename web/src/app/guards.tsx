import { lazy } from 'react'
import { Navigate, Outlet, useLocation } from 'react-router-dom'
import type { User } from '../../../shared/contract/user.ts'
import { mayCall } from '../../../shared/rules/permissions.ts'
import { config } from '../api/config.ts'
import { useUser, useCurrentUser } from '../api/currentUser.ts'
import { paths } from '../routes/paths.ts'

// What the guard below noted; the browser's history may hold anything.
const askedFor = (state: unknown): string | undefined =>
  typeof state === 'object' && state && 'from' in state && typeof state.from === 'string'
    ? state.from
    : undefined

const RequiredStepPage = lazy(() => import('./RequiredStepPage.tsx'))

// The server refuses them whatever they call.
const lacksSecondStep = ({ SecondStep }: User) =>
  config().multiFactor === 'required' && SecondStep === 'off'

/** Only for those who are signed in; others sign in first and then come back. */
export function SignedIn() {
  const currentUser = useCurrentUser()
  const { pathname, search } = useLocation()
  if (currentUser.status === 'signedIn') {
    return lacksSecondStep(currentUser.user) ? <RequiredStepPage /> : <Outlet />
  }
  const left = currentUser.status === 'signedOut' && currentUser.left
  const state = left ? undefined : { from: `${pathname}${search}` }
  return <Navigate to={paths.signIn} replace state={state} />
}

/** Only for those who are signed out; others go to where they wanted to, or to the lobby. */
export function SignedOut() {
  const currentUser = useCurrentUser()
  const location = useLocation()
  if (currentUser.status !== 'signedIn') return <Outlet />
  return <Navigate to={askedFor(location.state) ?? paths.lobby} replace />
}

/** Only for administrators; others are led to the lobby before anything is fetched. */
export const Administrators = () =>
  mayCall('admin', useUser().Role) ? <Outlet /> : <Navigate to={paths.lobby} replace />

/** The same screen under its own address, with whatever the other one carried. */
export function SameScreen({ pathname }: { pathname: string }) {
  const { search, state }: { search: string; state: unknown } = useLocation()
  return <Navigate to={{ pathname, search }} state={state} replace />
}
