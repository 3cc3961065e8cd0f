/** How the keys begin under which Amplify keeps the pool's tokens in local storage. */
export const storedTokenPrefix = 'CognitoIdentityServiceProvider.'

/** Whether somebody may be signed in: tells without loading Amplify. A sign-in that is under way keeps other things. */
export const hasStoredSession = (): boolean =>
  Object.keys(localStorage).some(
    (key) => key.startsWith(storedTokenPrefix) && key.endsWith('.accessToken'),
  )

// A call that begins now should not arrive with a token that has just ended.
const marginMs = 60_000

/** When a token ends, in milliseconds; at once if it cannot be read. */
function endOf(token: string): number {
  try {
    const [, payload = ''] = token.split('.')
    const claims: unknown = JSON.parse(atob(payload.replaceAll('-', '+').replaceAll('_', '/')))
    const isRead = typeof claims === 'object' && claims !== null && 'exp' in claims
    return isRead && typeof claims.exp === 'number' ? claims.exp * 1000 : 0
  } catch {
    return 0
  }
}

/**
 * The access token that Amplify keeps in local storage for a client of the pool, while it is good for another minute: most
 * visits then need nothing of Amplify (docs/requirements.md, "First load"). Also for what runs before the bundle is there.
 */
export function storedTokenOf(userPoolClientId: string): string | undefined {
  const pool = `${storedTokenPrefix}${userPoolClientId}`
  const kept = `${pool}.${localStorage.getItem(`${pool}.LastAuthUser`) ?? ''}`
  const token = localStorage.getItem(`${kept}.accessToken`)
  const drift = Number(localStorage.getItem(`${kept}.clockDrift`) ?? 0)
  if (token === null || endOf(token) < Date.now() + drift + marginMs) return undefined
  return token
}
