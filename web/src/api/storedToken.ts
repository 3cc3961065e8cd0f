import * as z from 'zod/mini'
import { config } from './config.ts'
import { storedTokenPrefix } from './loadSession.ts'

const claims = z.object({ exp: z.number() })

// A call that begins now should not arrive with a token that has just ended.
const marginMs = 60_000

/** When a token ends, in milliseconds; at once if it cannot be read. */
function endOf(token: string): number {
  try {
    const [, payload = ''] = token.split('.')
    const plain = atob(payload.replaceAll('-', '+').replaceAll('_', '/'))
    return z.parse(claims, JSON.parse(plain)).exp * 1000
  } catch {
    return 0
  }
}

/**
 * The access token that Amplify keeps in local storage, while it is good for another minute: most visits then need
 * nothing of Amplify (docs/requirements.md, "First load").
 */
export function storedToken(): string | undefined {
  const pool = `${storedTokenPrefix}${config().userPoolClientId}`
  const kept = `${pool}.${localStorage.getItem(`${pool}.LastAuthUser`) ?? ''}`
  const token = localStorage.getItem(`${kept}.accessToken`)
  const drift = Number(localStorage.getItem(`${kept}.clockDrift`) ?? 0)
  if (token === null || endOf(token) < Date.now() + drift + marginMs) return undefined
  return token
}
