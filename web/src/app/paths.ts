/** The portal's addresses, as the specification spells them (section 2). */
export const paths = {
  home: '/',
  signIn: '/signin',
  forgotPassword: '/forgot-password',
  lobby: '/Lobby',
  account: '/Konto',
} as const
