import { lazy, Suspense, useEffect } from 'react'
import { Navigate, Route, Routes } from 'react-router-dom'
import { hasStoredSession } from '../api/loadSession.ts'
import { useVisitor } from '../api/visitor.ts'
import { SignInPage } from '../features/auth/SignInPage.tsx'
import { PageSpinner } from '../ui/Spinner.tsx'
import { SignedIn, SignedOut } from './guards.tsx'
import { NotFoundPage } from './NotFoundPage.tsx'
import { paths } from './paths.ts'

const ForgotPasswordPage = lazy(() => import('../features/auth/ForgotPasswordPage.tsx'))
const loadShell = () => import('./shell/Shell.tsx')
const loadLobby = () => import('../features/assistant/LobbyPage.tsx')
const Shell = lazy(loadShell)
const LobbyPage = lazy(loadLobby)
const AccountPage = lazy(() => import('../features/profile/AccountPage.tsx'))

// While the person is being read, or signs in: the lobby comes next, and need not wait for its turn.
const preload = () => void Promise.all([loadShell(), loadLobby()]).catch(() => undefined)

/** The specification's route table, in its order (section 2). */
export function Router() {
  const { status } = useVisitor()

  useEffect(() => {
    if (status === 'unknown' && hasStoredSession()) preload()
  }, [status])

  if (status === 'unknown') return <PageSpinner />
  return (
    <Suspense fallback={<PageSpinner />}>
      <Routes>
        <Route element={<SignedOut />}>
          <Route path={paths.signIn} element={<SignInPage onTry={preload} />} />
        </Route>
        <Route path={paths.forgotPassword} element={<ForgotPasswordPage />} />
        <Route element={<SignedIn />}>
          <Route path={paths.home} element={<Navigate to={paths.lobby} replace />} />
          <Route element={<Shell />}>
            <Route path={paths.lobby} element={<LobbyPage />} />
            <Route path={paths.account} element={<AccountPage />} />
          </Route>
          <Route path="*" element={<NotFoundPage />} />
        </Route>
      </Routes>
    </Suspense>
  )
}
