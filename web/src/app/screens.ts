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
  articles: () => import('../features/documents/ArticlesPage.tsx'),
}
