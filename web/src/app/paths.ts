/** The portal's addresses, as the specification spells them (section 2). */
export const paths = {
  home: '/',
  signIn: '/signin',
  forgotPassword: '/forgot-password',
  lobby: '/Lobby',
  questions: '/fragor',
  user: '/user',
  users: '/users',
  userCard: '/Userkort',
  account: '/Konto',
  rooms: '/Rum',
  calendar: '/Rum/Kalender',
} as const

/** The way to a person's card: the selected user is navigation state, and in the address for a tab of its own. */
export const userCardOf = (userid: string) => ({
  to: `${paths.userCard}?${new URLSearchParams({ userid })}`,
  state: { userid },
})
