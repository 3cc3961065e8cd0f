import { createHash, randomBytes } from 'node:crypto'
import { z } from 'zod'
import type { Pool } from '../pool.ts'
import { OAuthRefusal } from './refusal.ts'

const signInRequest = z.object({
  redirectUri: z.string(),
  /** The client's own state, given back as it is. */
  state: z.string().optional(),
  scope: z.string(),
  codeChallenge: z.string(),
})

/** What a client asked the authorize endpoint for. */
export type SignInRequest = z.infer<typeof signInRequest>

const stored = z
  .string()
  .transform((json): unknown => JSON.parse(json))
  .pipe(signInRequest)

const signInRow = z.object({ nonce: z.string(), request: stored, expiresAt: z.number() })
const codeRow = z.object({ sub: z.string(), request: stored, expiresAt: z.number() })

// "Authorize endpoint" in the Cognito developer guide: a code is valid for five minutes. So is the way to the provider.
const validity = 5 * 60_000

/** Keeps a request while its person is at the provider. Gives what goes there with the person and has to come back. */
export function beginSignIn(pool: Pool, request: SignInRequest) {
  const [state, nonce] = [randomBytes(32).toString('hex'), randomBytes(32).toString('hex')]
  pool.run('DELETE FROM hostedSignIns WHERE expiresAt <= ?', pool.now())
  const expiresAt = pool.now() + validity
  pool.insert('hostedSignIns', { state, nonce, request: JSON.stringify(request), expiresAt })
  return { state, nonce }
}

/** The request that went out with this state, once. */
export function takeSignIn(pool: Pool, state: string) {
  const row = pool.get('DELETE FROM hostedSignIns WHERE state = ? RETURNING *', state)
  const found = signInRow.optional().parse(row)
  return found && pool.now() < found.expiresAt ? found : undefined
}

/** The code that the client exchanges for tokens. */
export function createAuthorizationCode(pool: Pool, sub: string, request: SignInRequest): string {
  const code = randomBytes(24).toString('hex')
  pool.run('DELETE FROM authorizationCodes WHERE expiresAt <= ?', pool.now())
  const expiresAt = pool.now() + validity
  pool.insert('authorizationCodes', { code, sub, request: JSON.stringify(request), expiresAt })
  return code
}

const invalidGrant = () => new OAuthRefusal('invalid_grant', 'invalid_grant')

/** Spends a code, whether or not the rest is right. Throws OAuthRefusal. */
export function spendAuthorizationCode(
  pool: Pool,
  { code, redirectUri, codeVerifier }: { code: string; redirectUri: string; codeVerifier: string },
) {
  const row = pool.get('DELETE FROM authorizationCodes WHERE code = ? RETURNING *', code)
  const found = codeRow.optional().parse(row)
  if (!found || found.expiresAt <= pool.now()) throw invalidGrant()
  const { sub, request } = found
  const challenge = createHash('sha256').update(codeVerifier).digest('base64url')
  if (request.redirectUri !== redirectUri || request.codeChallenge !== challenge) {
    throw invalidGrant()
  }
  return { sub, scope: request.scope }
}
