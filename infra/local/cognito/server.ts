import { once } from 'node:events'
import { openPool, type CognitoOptions } from './pool.ts'
import { createProtocolServer } from './protocol.ts'
import { toJwk, type Jwk } from './secrets.ts'

export type { Mail } from './mail.ts'
export type { CognitoOptions } from './pool.ts'
export type { CognitoTriggers } from './triggers.ts'

export type Cognito = {
  url: string
  poolId: string
  clientId: string
  issuer: string
  jwks: { keys: Jwk[] }
  stop: () => Promise<void>
}

/**
 * Serves one Cognito user pool on 127.0.0.1, kept in one SQLite file.
 * The issuer in its tokens is AWS's, whatever the port: tokens outlive a restart on another one.
 */
export async function startCognito(options: CognitoOptions): Promise<Cognito> {
  const pool = openPool(options)
  const server = createProtocolServer(pool)
  try {
    server.listen(options.port, '127.0.0.1')
    await once(server, 'listening')
  } catch (error) {
    pool.close()
    throw error
  }
  const address = server.address()
  const port = typeof address === 'object' && address ? address.port : options.port
  return {
    url: `http://127.0.0.1:${port}`,
    poolId: pool.id,
    clientId: pool.clientId,
    issuer: pool.issuer,
    jwks: { keys: [toJwk(pool.signingKey)] },
    async stop() {
      const closed = once(server, 'close')
      server.close()
      server.closeAllConnections()
      await closed
      pool.close()
    },
  }
}
