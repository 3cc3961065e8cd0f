import { wasAdmin } from '../api/session/early.ts'
import { paths } from '../routes/paths.ts'

/** The parts of the bundle that whoever stands in the menu may want next. A part is fetched once. */
export const screens = {
  newsBanner: () => import('../features/documents/banner/NewsBanner.tsx'),
  lobby: () => import('../features/assistant/LobbyPage.tsx'),
  answers: () => import('../features/answers/AnswersPage.tsx'),
  dashboard: () => import('../features/statistics/DashboardPage.tsx'),
  questions: () => import('../features/questions/QuestionsScreen.tsx'),
  users: () => import('../features/users/UsersPage.tsx'),
  roomsToday: () => import('../features/calendar/today/RoomsToday.tsx'),
  rooms: () => import('../features/calendar/rooms/RoomsPage.tsx'),
  calendar: () => import('../features/calendar/CalendarPage.tsx'),
  account: () => import('../features/profile/AccountPage.tsx'),
  articles: () => import('../features/documents/ArticlesPage.tsx'),
}

/**
 * The screen that an address names, for the role that was last seen; nothing for one that is seldom the first. Of the
 * administrators' lobby an address that says more may mean the other tab, which everybody loads.
 */
export const screenAt = ({
  pathname,
  search,
}: Pick<Location, 'pathname' | 'search'>): (() => Promise<unknown>) | undefined => {
  const lobby = wasAdmin() && search === '' ? screens.dashboard : screens.lobby
  const all: Record<string, () => Promise<unknown>> = {
    [paths.home]: lobby,
    [paths.lobby]: lobby,
    [paths.answers]: screens.answers,
    [paths.questions]: screens.questions,
    [paths.users]: screens.users,
    [paths.account]: screens.account,
    [paths.rooms]: screens.rooms,
    [paths.calendar]: screens.calendar,
    [paths.documents]: screens.articles,
    [paths.news]: screens.articles,
  }
  return all[pathname]
}
