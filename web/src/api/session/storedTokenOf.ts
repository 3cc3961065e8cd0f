/** How the keys begin under which Amplify keeps the pool's tokens in local storage. */
export const storedTokenPrefix = 'CognitoIdentityServiceProvider.'

/** Whether somebody may be signed in: tells without loading Amplify. A sign-in that is under way keeps other things. */
export const hasStoredSession = (): boolean =>
  Object.keys(localStorage).some(
    (key) => key.startsWith(storedTokenPrefix) && key.endsWith('.accessToken'),
  )

// A call that begins now should not arrive with a token that has just ended.
const marginMs = 60_000

/** What a token says; nothing if it cannot be read. */
function claimsOf(token: string): { exp?: unknown; sub?: unknown } {
  try {
    const [, payload = ''] = token.split('.')
    const claims: unknown = JSON.parse(atob(payload.replaceAll('-', '+').replaceAll('_', '/')))
    return typeof claims === 'object' && claims !== null ? claims : {}
  } catch {
    return {}
  }
}

/** When a token ends, in milliseconds; at once if it cannot be read. */
function endOf(token: string): number {
  const { exp } = claimsOf(token)
  return typeof exp === 'number' ? exp * 1000 : 0
}

/** The access token that Amplify keeps in local storage for a client of the pool, also one that has ended. */
function heldToken(userPoolClientId: string) {
  const pool = `${storedTokenPrefix}${userPoolClientId}`
  const kept = `${pool}.${localStorage.getItem(`${pool}.LastAuthUser`) ?? ''}`
  const drift = Number(localStorage.getItem(`${kept}.clockDrift`) ?? 0)
  return { token: localStorage.getItem(`${kept}.accessToken`), drift }
}

/** Whose token that is: a person's id; undefined without one. */
export function storedPersonOf(userPoolClientId: string): string | undefined {
  const { sub } = claimsOf(heldToken(userPoolClientId).token ?? '')
  return typeof sub === 'string' ? sub : undefined
}

/**
 * The access token that Amplify keeps in local storage for a client of the pool, while it is good for another minute: most
 * visits then need nothing of Amplify (docs/requirements.md, "First load"). Also for what runs before the bundle is there.
 */
export function storedTokenOf(userPoolClientId: string): string | undefined {
  const { token, drift } = heldToken(userPoolClientId)
  if (token === null || endOf(token) < Date.now() + drift + marginMs) return undefined
  return token
}
