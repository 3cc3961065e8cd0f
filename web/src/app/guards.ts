import type { createBrowserRouter, LoaderFunctionArgs } from 'react-router-dom'
import { mayBook, mayCall } from '../../../shared/rules/permissions.ts'
import { config } from '../api/config.ts'
import { currentUser } from '../api/session/currentUser.ts'
import { paths } from '../routes/paths.ts'

type Router = ReturnType<typeof createBrowserRouter>

// What the guard below noted; the browser's history may hold anything. Two slashes would lead off the portal.
const askedFor = (state: unknown): string | undefined =>
  typeof state === 'object' && state && 'from' in state && typeof state.from === 'string'
    ? state.from.replace(/^[/\\]+/, '/')
    : undefined

/**
 * The loaders that let people through, or lead them elsewhere before anything is drawn or fetched. Somebody who is just
 * back from Outlook, or about to be signed out because nobody was there, is neither in nor out, and stays.
 */
export function guardsOf(router: () => Router) {
  /** Leads elsewhere. A `redirect` could carry no state, nor take the place of an address that was opened. */
  async function lead({ request }: LoaderFunctionArgs, to: string, state?: object) {
    const { pathname, search } = new URL(request.url)
    const stands = pathname === location.pathname && search === location.search
    await router().navigate(to, { replace: stands, state })
    return null
  }

  /** Only for the roles that may; others are led to the lobby. */
  const onlyFor = (may: (Role: number) => boolean) => async (args: LoaderFunctionArgs) => {
    const now = await currentUser.known()
    return now.status === 'signedIn' && !may(now.user.Role) ? lead(args, paths.lobby) : null
  }

  return {
    /** Waits until it is known who sits in front of the screen. */
    async known() {
      await currentUser.known()
      return null
    },

    /** Only for those who are signed in; others sign in first and then come back. */
    async signedIn(args: LoaderFunctionArgs) {
      const now = await currentUser.known()
      if (now.status !== 'signedOut') return null
      const { pathname, search } = new URL(args.request.url)
      return lead(args, paths.signIn, now.left ? undefined : { from: `${pathname}${search}` })
    },

    /** Only for those who are signed out; others go to where they wanted to, or to the lobby. */
    async signedOut(args: LoaderFunctionArgs) {
      const now = await currentUser.known()
      if (now.status !== 'signedIn') return null
      const { location: here, navigation } = router().state
      return lead(args, askedFor((navigation.location ?? here).state) ?? paths.lobby)
    },

    /** Only for administrators. */
    administrators: onlyFor((Role) => mayCall('admin', Role)),

    /** Only for those whom the stage opens the rooms to. */
    roomUsers: onlyFor((Role) => mayBook(config().rooms, Role)),
  }
}

/** Guards are asked again when somebody else sits in front of the screen, not when a list is searched. */
export const whenAskedAgain = ({ currentUrl, nextUrl }: { currentUrl: URL; nextUrl: URL }) =>
  currentUrl.href === nextUrl.href
