import { contract, type RouteKey } from '../../shared/contract/index.ts'
import { startTestPool } from '../local/cognito/testPool.ts'
import { listen } from '../local/engines/listen.ts'
import { type Api, serveApi } from '../local/gateway/api.ts'
import { cognitoAuthorizer } from '../local/gateway/authorizer.ts'
import { installRuntime } from '../local/gateway/lambdaRuntime.ts'
import type { Handler } from '../local/gateway/lambdaRuntime.ts'

installRuntime()

type Streaming = Parameters<typeof awslambda.streamifyResponse>[0]

/** A Lambda that answers piece by piece. */
export const streaming = (handler: Streaming): Handler =>
  awslambda.streamifyResponse(handler) as Handler

/** The gateway's API in front of Lambdas that a test brings, and a pool that gives tokens. */
export async function startTestApi(
  lambdas: Partial<Record<RouteKey, Handler>>,
  { timeoutMs }: Pick<Api, 'timeoutMs'> = {},
) {
  const pool = await startTestPool()
  await pool.addUser('anna@example.se')
  const authorize = cognitoAuthorizer({
    userPoolId: pool.poolId,
    clientId: pool.clientId,
    jwks: pool.jwks,
  })
  const lambdaOf = async (key: RouteKey): Promise<Handler> => {
    const lambda = lambdas[key]
    if (!lambda) throw new Error(`This test has no Lambda for ${key}`)
    return lambda
  }
  const { url, stop } = await listen(0, (request, response) =>
    serveApi(request, response, { authorize, lambdaOf, ...(timeoutMs && { timeoutMs }) }),
  )
  return {
    url: `${url}/v1`,
    pool,
    /** Calls a route; `init` says what the contract doesn't. */
    fetch: (key: RouteKey, init: RequestInit = {}, query = '') =>
      fetch(`${url}/v1/${contract[key].path}${query}`, { method: contract[key].method, ...init }),
    async [Symbol.asyncDispose]() {
      await stop()
      await pool[Symbol.asyncDispose]()
    },
  }
}
