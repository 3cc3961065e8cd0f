import { startEntraId } from '../../outlook/entraId.ts'
import {
  authorizeQuery,
  signInWithOutlook,
  tokenRequest,
  followRedirects,
} from '../../outlook/signIn.ts'
import type { CognitoOptions } from '../server.ts'
import { startTestPool } from '../testPool.ts'

export const callback = 'https://portalen.se/signin'
export const anna = {
  sub: 'Anna-AbC',
  email: 'Anna@portalen.se',
  given_name: 'Anna',
  family_name: 'Bergström',
}

/** A pool with a domain, and the provider that its people come from: Anna, unless a test says otherwise. */
export async function startHosted(options: Partial<CognitoOptions> = {}) {
  const entraId = await startEntraId()
  const { provider } = entraId
  const hosted = { provider, callbackUrls: [callback], logoutUrls: [callback] }
  const pool = await startTestPool({ hosted, ...options })
  entraId.signsIn(anna)
  const client = { url: pool.url, clientId: pool.clientId, callback }
  return {
    ...pool,
    entraId,
    signIn: () => signInWithOutlook(client),
    /** Comes to the code, and to what is needed to exchange it. */
    async code(changes: Record<string, string> = {}) {
      const { verifier, query } = authorizeQuery(client)
      const answer = await followRedirects(pool.url, { ...query, ...changes })
      const grant = {
        grant_type: 'authorization_code',
        client_id: pool.clientId,
        redirect_uri: callback,
        code: answer.get('code') ?? '',
        code_verifier: verifier,
      }
      return { answer: Object.fromEntries(answer), grant }
    },
    exchange: async (grant: Record<string, string>) => {
      const response = await tokenRequest(pool.url, grant)
      return { status: response.status, body: JSON.parse(await response.text()) }
    },
    async [Symbol.asyncDispose]() {
      await pool[Symbol.asyncDispose]()
      await entraId.stop()
    },
  }
}
