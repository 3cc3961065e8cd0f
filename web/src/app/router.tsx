import { lazy } from 'react'
import { createBrowserRouter, createRoutesFromElements, Navigate, Route } from 'react-router-dom'
import { config } from '../api/config.ts'
import { hasStoredSession } from '../api/session/storedTokenOf.ts'
import { currentUser } from '../api/session/currentUser.ts'
import { isBackFromOutlook } from '../api/session/outlook.ts'
import type { ArticleListName } from '../features/documents/articleLists.ts'
import { SignInPage } from '../features/auth/SignInPage.tsx'
import { PageSpinner } from '../ui/PageSpinner.tsx'
import { noteOpening } from '../ui/Title.tsx'
import { BrokenPage, BrokenScreen } from './BrokenPage.tsx'
import { Frame, SameScreen, SignedInFrame, SignedOutFrame } from './frames.tsx'
import { guardsOf, whenAskedAgain } from './guards.ts'
import { paths, writing } from '../routes/paths.ts'
import { prefetch } from '../api/lazyImport.ts'
import { screenAt, screens } from './screens.ts'

const ForgotPasswordPage = lazy(() => import('../features/auth/ForgotPasswordPage.tsx'))
const RegisterPage = lazy(() => import('../features/auth/register/RegisterPage.tsx'))
const loadShell = () => import('./shell/Shell.tsx')
const loadLobby = () => import('./LobbyScreen.tsx')
const Shell = lazy(loadShell)
const LobbyScreen = lazy(loadLobby)
const NotFoundPage = lazy(() => import('./NotFoundPage.tsx'))
const AnswersPage = lazy(screens.answers)
const QuestionsPage = lazy(screens.questions)
const UsersPage = lazy(screens.users)
const UserCardPage = lazy(() => import('../features/profile/UserCardPage.tsx'))
const RoomsPage = lazy(screens.rooms)
const CalendarPage = lazy(screens.calendar)
const ArticlesPage = lazy(screens.articles)
const ArticlePage = lazy(() => import('../features/documents/ArticlePage.tsx'))
const WriteArticle = lazy(() => import('../features/documents/write/WriteArticle.tsx'))
const EditArticle = lazy(() => import('../features/documents/write/EditArticle.tsx'))
const AccessibilityPage = lazy(() => import('../features/accessibility/AccessibilityPage.tsx'))
const ProtectionPage = lazy(() => import('../features/protection/ProtectionPage.tsx'))
const AccountPage = lazy(screens.account)

// While the person is being read, or signs in: the lobby comes next, and need not wait for its turn.
const preload = () => [loadShell, loadLobby, screens.lobby, screens.newsBanner].forEach(prefetch)

/** The screen of the address that somebody comes back to: once its frame has shown without it, React holds it back for 300 ms. */
function preloadScreen() {
  preload()
  const screen = screenAt(location)
  if (screen) prefetch(screen)
}

/** Signing out is a change, so it is an action: whoever keeps unsaved changes is asked before it. */
async function signOut() {
  await currentUser.signOut()
  return null
}

/** All pages (docs/requirements.md, "Route table"). */
function routes(guards: ReturnType<typeof guardsOf>) {
  const onlyFor = (loader: keyof typeof guards) => ({
    loader: guards[loader],
    shouldRevalidate: whenAskedAgain,
  })

  /** The documents, or the news, with a page for each one; what is written of them opens over their list. */
  const articles = (list: ArticleListName) => (
    <Route path={paths[list]}>
      <Route path=":id" element={<ArticlePage key={list} list={list} />} />
      <Route element={<ArticlesPage key={list} list={list} />}>
        <Route index element={null} />
        <Route {...onlyFor('administrators')}>
          <Route path={writing.add} element={<WriteArticle list={list} />} />
          <Route path={`:id/${writing.edit}`} element={<EditArticle list={list} />} />
        </Route>
      </Route>
    </Route>
  )

  return createRoutesFromElements(
    <Route
      id="all"
      {...onlyFor('known')}
      element={<Frame />}
      HydrateFallback={PageSpinner}
      ErrorBoundary={BrokenPage}
    >
      <Route id="out" {...onlyFor('signedOut')} element={<SignedOutFrame />}>
        <Route path={paths.signIn} action={signOut} element={<SignInPage onTry={preload} />} />
        {config().registers && <Route path={paths.register} element={<RegisterPage />} />}
      </Route>
      <Route path={paths.forgotPassword} element={<ForgotPasswordPage />} />
      <Route {...onlyFor('signedIn')} element={<SignedInFrame />}>
        <Route path={paths.home} element={<Navigate to={paths.lobby} replace />} />
        <Route element={<Shell />}>
          <Route ErrorBoundary={BrokenScreen}>
            <Route path={paths.lobby} element={<LobbyScreen />} />
            <Route path={paths.answers} element={<AnswersPage />} />
            <Route {...onlyFor('administrators')}>
              <Route path={paths.questions} element={<QuestionsPage />} />
              <Route path={paths.user} element={<SameScreen pathname={paths.users} />} />
              <Route path={paths.users} element={<UsersPage />} />
            </Route>
            <Route path={paths.userCard} element={<UserCardPage />} />
            <Route path={paths.account} element={<AccountPage />} />
            <Route {...onlyFor('roomUsers')}>
              <Route path={paths.rooms} element={<RoomsPage />} />
              <Route path={paths.calendar} element={<CalendarPage />} />
            </Route>
            {articles('documents')}
            {articles('news')}
            <Route path={paths.accessibility} element={<AccessibilityPage />} />
            <Route path={paths.protection} element={<ProtectionPage />} />
            <Route path="*" element={<NotFoundPage />} />
          </Route>
        </Route>
      </Route>
    </Route>,
  )
}

// What the guards of the sign-in page find where it stands in the page already.
const passed = { loaderData: { all: null, out: null } }

/** Starts to follow the window's address; `isDrawn`: the sign-in page stands there, and nobody need be asked for it. */
export function createRouter(isDrawn = false) {
  noteOpening()
  if (hasStoredSession() || isBackFromOutlook()) preloadScreen()
  const router = createBrowserRouter(
    routes(guardsOf(() => router)),
    isDrawn ? { hydrationData: passed } : undefined,
  )
  return router
}
