/** The portal's addresses (docs/requirements.md, "Route table"). */
export const paths = {
  home: '/',
  signIn: '/signin',
  forgotPassword: '/forgot-password',
  register: '/register',
  lobby: '/Lobby',
  answers: '/Svar',
  questions: '/fragor',
  user: '/user',
  users: '/users',
  userCard: '/Userkort',
  account: '/Konto',
  rooms: '/Rum',
  calendar: '/Rum/Kalender',
  documents: '/Dokument',
  news: '/Nyheter',
  accessibility: '/Tillganglighet',
  protection: '/Skydd',
} as const

/** The part of the administrators' lobby that everybody has, as the address calls it. */
export const assistantTab = { name: 'flik', value: 'assistenten' } as const

/** The assistant's prepared questions: the lobby, or a part of it. */
export const questionsOf = (isAdministrator: boolean) =>
  isAdministrator ? `${paths.lobby}?${assistantTab.name}=${assistantTab.value}` : paths.lobby

/** A question's page in the lobby, with one of one's own answers where `answer` names it. */
export const questionPageOf = (questionId: string, answer?: string) =>
  `${paths.lobby}?${new URLSearchParams({ fraga: questionId, ...(answer !== undefined && { svar: answer }) })}`

/**
 * The way to a person's card: the selected user is navigation state, and in the address for a tab of its own. `list` is
 * what the address of the list asks for that one comes from.
 */
export const userCardOf = (userid: string, list = '') => ({
  to: `${paths.userCard}?${new URLSearchParams({ userid })}`,
  state: { userid, list },
})

/** The calendar of a room. */
export const calendarOf = (Rum: number) => `${paths.calendar}?rum=${Rum}`

/** The calendar at a booking, which opens; at once at its room and day where they are known. */
export const bookingAt = (id: string, at?: { Rum: number; day: string }) =>
  `${paths.calendar}?${new URLSearchParams({
    ...(at && { rum: String(at.Rum), datum: at.day }),
    bokning: id,
  })}`

/** The addresses of a dialog for a new article, and below an article's own address for changing it. */
export const writing = { add: 'ny', edit: 'redigera' } as const

/** The address of a document or a news item. */
export const articleOf = (list: 'documents' | 'news', id: string) =>
  `${paths[list]}/${encodeURIComponent(id)}`
