import { contract, type RequestOf, type RouteKey } from '../../shared/contract/index.ts'
import { limits } from '../../shared/limits.ts'
import type { EarlyPlan, EarlyRead } from '../src/api/session/earlyPlan.ts'
import { paths } from '../src/routes/paths.ts'

/** A call as the client makes it (web/src/api/request/encode.ts). */
function read<K extends RouteKey>(key: K, input: RequestOf<K>): EarlyRead {
  const { method, path, body } = contract[key]
  const fields = new URLSearchParams()
  for (const [name, value] of Object.entries(Object(input))) fields.append(name, String(value))
  const query = body === 'query' && fields.size > 0 ? `?${fields.toString()}` : ''
  const isJson = body === 'json'
  return {
    method,
    address: `/v1/${path}${query}`,
    headers: {
      accept: 'application/json',
      ...(isJson && { 'content-type': 'application/json' }),
    },
    body: isJson ? JSON.stringify(input) : null,
  }
}

const news = read('documents.latestNews', {})
const cards = [read('assistant.questions', { size: limits.cardsAtOnce }), news]
const own = read('answers.all', { rows: limits.ownAnswersAtOnce })
const period = 'all'
const figures = [
  read('statistics.totals', { period }),
  read('statistics.users', { period }),
  read('statistics.questions', { period }),
  read('statistics.help', {}),
  read('statistics.log', { searchTerm: '', page: 0 }),
]

const lobby = [
  'app/LobbyScreen.tsx',
  'features/assistant/LobbyPage.tsx',
  'features/documents/banner/NewsBanner.tsx',
]
const question = ['features/assistant/question/OpenedQuestion.tsx']
const dashboard = [
  'app/LobbyScreen.tsx',
  'features/statistics/DashboardPage.tsx',
  'features/documents/banner/NewsBanner.tsx',
  'features/chatbot/ChatWidget.tsx',
]
const ofAll = [
  [paths.answers, 'features/answers/AnswersPage.tsx'],
  [paths.documents, 'features/documents/ArticlesPage.tsx'],
  [paths.news, 'features/documents/ArticlesPage.tsx'],
  [paths.account, 'features/profile/AccountPage.tsx'],
  [paths.rooms, 'features/calendar/rooms/RoomsPage.tsx'],
  [paths.calendar, 'features/calendar/CalendarPage.tsx'],
] as const
const ofAdministrators = [
  [paths.questions, 'features/questions/LibraryPage.tsx'],
  [paths.users, 'features/users/UsersPage.tsx'],
] as const

/** What the page's own script fetches for which address; `filesOf` gives the files that modules of web/src lie in. */
export function earlyPlan(filesOf: (modules: string[]) => string[]): EarlyPlan {
  const screen = (
    pathname: string,
    isAdmin: boolean,
    modules: string[],
    reads: EarlyRead[] = [],
    opened: string[] = [],
  ) => ({ pathname, isAdmin, files: filesOf(modules), reads, opened: filesOf(opened) })
  return {
    callMs: limits.callMs,
    signIn: paths.signIn,
    open: [paths.register, paths.forgotPassword],
    frame: {
      files: filesOf(['api/client.ts', 'app/shell/Shell.tsx']),
      reads: [read('auth.me', {})],
    },
    screens: [
      ...[paths.home, paths.lobby].flatMap((pathname) => [
        screen(pathname, false, lobby, [...cards, own], question),
        screen(pathname, true, dashboard, [news, ...figures], [...lobby, ...question]),
      ]),
      ...ofAll.flatMap(([pathname, module]) =>
        [false, true].map((isAdmin) => screen(pathname, isAdmin, [module])),
      ),
      ...ofAdministrators.map(([pathname, module]) => screen(pathname, true, [module])),
    ],
  }
}
