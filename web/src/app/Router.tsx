import { lazy, Suspense } from 'react'
import { Navigate, Route, Routes } from 'react-router-dom'
import { useVisitor } from '../api/visitor.ts'
import { SignInPage } from '../features/auth/SignInPage.tsx'
import { PageSpinner } from '../ui/Spinner.tsx'
import { SignedIn, SignedOut } from './guards.tsx'
import { NotFoundPage } from './NotFoundPage.tsx'
import { paths } from './paths.ts'

const ForgotPasswordPage = lazy(() => import('../features/auth/ForgotPasswordPage.tsx'))
const Shell = lazy(() => import('./shell/Shell.tsx'))
const LobbyPage = lazy(() => import('../features/assistant/LobbyPage.tsx'))
const AccountPage = lazy(() => import('../features/profile/AccountPage.tsx'))

/** The specification's route table, in its order (section 2). */
export function Router() {
  const { status } = useVisitor()
  if (status === 'unknown') return <PageSpinner />
  return (
    <Suspense fallback={<PageSpinner />}>
      <Routes>
        <Route element={<SignedOut />}>
          <Route path={paths.signIn} element={<SignInPage />} />
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
