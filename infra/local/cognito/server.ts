import { once } from 'node:events'
import { createServer, type Server } from 'node:http'
import { createServer as createTlsServer } from 'node:https'
import { isOwnHost, refuseHost } from '../engines/listen.ts'
import { openPool, type CognitoOptions } from './pool.ts'
import { protocol } from './protocol.ts'
import { toJwk, type Jwk } from './secrets.ts'

export type { HostedSettings } from './hosted/settings.ts'
export type { CognitoOptions, CognitoTriggers, Mail } from './pool.ts'

export type Cognito = {
  url: string
  /** Host and port of the hosted sign-in over TLS, where there is one. */
  hostedDomain: string | undefined
  poolId: string
  clientId: string
  issuer: string
  jwks: { keys: Jwk[] }
  stop: () => Promise<void>
}

/** Listens on 127.0.0.1 and gives the port. */
async function listening(server: Server, port: number): Promise<number> {
  server.listen(port, '127.0.0.1')
  await once(server, 'listening')
  const address = server.address()
  return typeof address === 'object' && address ? address.port : port
}

async function closed(server: Server) {
  const over = once(server, 'close')
  server.close()
  server.closeAllConnections()
  await over
}

/**
 * Serves one Cognito user pool on 127.0.0.1, kept in one SQLite file.
 * The issuer in its tokens is AWS's, whatever the port: tokens outlive a restart on another one.
 */
export async function startCognito(options: CognitoOptions): Promise<Cognito> {
  const pool = openPool(options)
  const speak = protocol(pool)
  const answer: typeof speak = (request, response) =>
    isOwnHost(request) ? speak(request, response) : refuseHost(response)
  const server = createServer(answer)
  const tls = options.hosted?.tls && createTlsServer(options.hosted.tls, answer)
  try {
    const port = await listening(server, options.port)
    const tlsPort = tls && (await listening(tls, options.hosted?.tlsPort ?? 0))
    return {
      url: `http://127.0.0.1:${port}`,
      hostedDomain: tlsPort === undefined ? undefined : `127.0.0.1:${tlsPort}`,
      poolId: pool.id,
      clientId: pool.clientId,
      issuer: pool.issuer,
      jwks: { keys: [toJwk(pool.signingKey)] },
      async stop() {
        await Promise.all([closed(server), tls && closed(tls)])
        pool.close()
      },
    }
  } catch (error) {
    server.close()
    pool.close()
    throw error
  }
}
