import type { IncomingMessage, ServerResponse } from 'node:http'
import type { APIGatewayProxyEvent } from 'aws-lambda'
import { z } from 'zod'
import { contract, type RouteKey, routeKeys } from '../../../shared/contract/index.ts'
import { serverLimits } from '../../../shared/serverLimits.ts'
import { stageName, streamTimeoutMs } from '../../delivery/apiSettings.ts'
import { type GatewayCase, gatewayBody, gatewayResponses } from '../../delivery/gatewayResponses.ts'
import { bodyOf } from '../engines/listen.ts'
import type { Authorizer } from './authorizer.ts'
import { compressed } from './compress.ts'
import { eventOf } from './event.ts'
import { contextOf, type Handler, isStreaming, runToEnd, splitHead } from './lambdaRuntime.ts'
import { handlerOf } from './lambdas.ts'

const routes = new Map(
  routeKeys.map((key) => [`${contract[key].method} /${stageName}/${contract[key].path}`, key]),
)

const head = z.object({
  statusCode: z.int(),
  headers: z.record(z.string(), z.string()).default({}),
})
const answer = head.extend({
  body: z.string().default(''),
  isBase64Encoded: z.boolean().default(false),
})

function own(response: ServerResponse, which: GatewayCase) {
  const said = gatewayResponses[which]
  if (response.headersSent) return void response.destroy()
  response.writeHead(said.status, { 'content-type': 'application/json' })
  response.end(gatewayBody(said))
}

type Invocation = { key: RouteKey; handler: Handler; event: APIGatewayProxyEvent }

/** What a Lambda gives, or `late` when it takes too long. */
async function within<T>(timeoutMs: number, answered: Promise<T>): Promise<T | 'late'> {
  let timer: NodeJS.Timeout | undefined
  const late = new Promise<'late'>((resolve) => {
    timer = setTimeout(() => resolve('late'), timeoutMs)
  })
  return Promise.race([answered, late]).finally(() => clearTimeout(timer))
}

/** A buffered Lambda: its whole answer within 29 seconds and 6 MB, or API Gateway answers itself. */
async function buffered(
  { key, handler, event }: Invocation,
  request: IncomingMessage,
  response: ServerResponse,
  timeoutMs: number,
) {
  const context = contextOf(key, event.requestContext.requestId, Date.now() + timeoutMs)
  const given = await within(timeoutMs, Promise.resolve(handler(event, context)))
  if (given === 'late') return own(response, 'INTEGRATION_TIMEOUT')
  if (Buffer.byteLength(JSON.stringify(given)) > serverLimits.lambdaPayloadBytes) {
    return own(response, 'DEFAULT_5XX')
  }
  const { statusCode, headers, body, isBase64Encoded } = z.parse(answer, given)
  const sent = await compressed(request, Buffer.from(body, isBase64Encoded ? 'base64' : 'utf8'))
  response.writeHead(statusCode, { ...headers, ...sent.headers }).end(sent.bytes)
}

/**
 * A streaming Lambda: the head, then the body as it is written. It hears nothing of a client that hangs up, and runs to
 * its end, as on AWS (Lambda Developer Guide, "Response streaming for Lambda functions").
 */
async function streamed({ key, handler, event }: Invocation, response: ServerResponse) {
  const context = contextOf(key, event.requestContext.requestId, Date.now() + streamTimeoutMs)
  const { head: written, body, out } = splitHead()
  const begin = (bytes: Buffer) => {
    if (response.destroyed) return
    const { statusCode, headers } = z.parse(head, JSON.parse(bytes.toString('utf8')))
    response.writeHead(statusCode, headers).flushHeaders()
    body.pipe(response)
  }
  await Promise.all([written.then(begin), runToEnd(out, () => handler(event, out, context))])
}

export type Api = {
  authorize: Authorizer
  /** Gives the Lambda of a route; a test brings its own. */
  lambdaOf?: (key: RouteKey) => Promise<Handler>
  /** Milliseconds that a buffered Lambda may take. */
  timeoutMs?: number
}

/**
 * The API: finds the route of the contract, enforces what API Gateway enforces (the authorizer, 10 MB, Lambda's 6 MB,
 * 29 seconds), and invokes the route's Lambda.
 */
export async function serveApi(
  request: IncomingMessage,
  response: ServerResponse,
  { authorize, lambdaOf = handlerOf, timeoutMs = serverLimits.gatewayTimeoutMs }: Api,
): Promise<void> {
  const { pathname } = new URL(request.url ?? '/', 'http://gateway')
  const body = await bodyOf(request, serverLimits.gatewayBodyBytes)
  const key = routes.get(`${request.method} ${pathname}`)
  if (!key) return own(response, 'MISSING_AUTHENTICATION_TOKEN')
  if (!body) return own(response, 'REQUEST_TOO_LARGE')
  const claims =
    contract[key].access === 'public' ? undefined : authorize(request.headers.authorization)
  if (contract[key].access !== 'public' && !claims) return own(response, 'UNAUTHORIZED')
  const wire = JSON.stringify(eventOf(request, body, claims))
  if (Buffer.byteLength(wire) > serverLimits.lambdaPayloadBytes)
    return own(response, 'REQUEST_TOO_LARGE')
  const event: APIGatewayProxyEvent = JSON.parse(wire)
  try {
    const handler = await lambdaOf(key)
    const invocation = { key, handler, event }
    if (isStreaming(handler)) await streamed(invocation, response)
    else await buffered(invocation, request, response, timeoutMs)
  } catch (error) {
    if (response.destroyed) return
    process.stderr.write(`${key}: ${error instanceof Error ? error.stack : String(error)}\n`)
    own(response, 'DEFAULT_5XX')
  }
}
