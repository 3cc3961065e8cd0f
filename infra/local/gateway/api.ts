import type { IncomingMessage, ServerResponse } from 'node:http'
import type { APIGatewayProxyEvent } from 'aws-lambda'
import * as z from 'zod/mini'
import { contract, type RouteKey, routeKeys } from '../../../shared/contract/index.ts'
import { limits } from '../../../shared/limits.ts'
import { stageName, streamTimeoutMs } from '../../api.ts'
import { type GatewayCase, gatewayBody, gatewayResponses } from '../../gatewayResponses.ts'
import { bodyOf } from '../engines/listen.ts'
import type { Authorizer } from './authorizer.ts'
import { eventOf } from './event.ts'
import { contextOf, isStreaming, splitHead } from './lambdaRuntime.ts'
import { handlerOf } from './lambdas.ts'

const routes = new Map(
  routeKeys.map((key) => [`${contract[key].method} /${stageName}/${contract[key].path}`, key]),
)

const head = z.object({
  statusCode: z.int(),
  headers: z._default(z.record(z.string(), z.string()), {}),
})
const answer = z.extend(head, {
  body: z._default(z.string(), ''),
  isBase64Encoded: z._default(z.boolean(), false),
})

function own(response: ServerResponse, which: GatewayCase) {
  const { status, ...said } = gatewayResponses[which]
  if (response.headersSent) return void response.destroy()
  response.writeHead(status, { 'content-type': 'application/json' })
  response.end(gatewayBody({ status, ...said }))
}

/** A buffered Lambda: its whole answer within 29 seconds and 6 MB, or API Gateway answers itself. */
async function buffered(key: RouteKey, event: APIGatewayProxyEvent, response: ServerResponse) {
  const handler = await handlerOf(key)
  const context = contextOf(
    key,
    event.requestContext.requestId,
    Date.now() + limits.gatewayTimeoutMs,
  )
  let timer: NodeJS.Timeout | undefined
  const late = new Promise<'late'>((resolve) => {
    timer = setTimeout(() => resolve('late'), limits.gatewayTimeoutMs)
  })
  const given = await Promise.race([Promise.resolve(handler(event, context)), late])
  clearTimeout(timer)
  if (given === 'late') return own(response, 'INTEGRATION_TIMEOUT')
  if (Buffer.byteLength(JSON.stringify(given)) > limits.lambdaPayloadBytes) {
    return own(response, 'DEFAULT_5XX')
  }
  const { statusCode, headers, body, isBase64Encoded } = z.parse(answer, given)
  response
    .writeHead(statusCode, headers)
    .end(Buffer.from(body, isBase64Encoded ? 'base64' : 'utf8'))
}

/** A streaming Lambda: the head, then the body as it is written. A client that hangs up closes the Lambda's stream. */
async function streamed(key: RouteKey, event: APIGatewayProxyEvent, response: ServerResponse) {
  const handler = await handlerOf(key)
  const context = contextOf(key, event.requestContext.requestId, Date.now() + streamTimeoutMs)
  const { head: written, body, out } = splitHead()
  response.on('close', () => out.destroy())
  const begin = (bytes: Buffer) => {
    const { statusCode, headers } = z.parse(head, JSON.parse(bytes.toString('utf8')))
    response.writeHead(statusCode, headers).flushHeaders()
    body.pipe(response)
  }
  const running = Promise.resolve(handler(event, out, context)).finally(() => out.end())
  await Promise.all([written.then(begin), running])
}

/**
 * The API: finds the route of the contract, enforces what API Gateway enforces (the authorizer, 10 MB, Lambda's 6 MB,
 * 29 seconds), and invokes the route's Lambda.
 */
export async function serveApi(
  request: IncomingMessage,
  response: ServerResponse,
  authorize: Authorizer,
): Promise<void> {
  const { pathname } = new URL(request.url ?? '/', 'http://gateway')
  const body = await bodyOf(request, limits.gatewayBodyBytes)
  const key = routes.get(`${request.method} ${pathname}`)
  if (!key) return own(response, 'MISSING_AUTHENTICATION_TOKEN')
  if (!body) return own(response, 'REQUEST_TOO_LARGE')
  const claims =
    contract[key].access === 'public' ? undefined : await authorize(request.headers.authorization)
  if (contract[key].access !== 'public' && !claims) return own(response, 'UNAUTHORIZED')
  const wire = JSON.stringify(eventOf(request, body, claims))
  if (Buffer.byteLength(wire) > limits.lambdaPayloadBytes) return own(response, 'REQUEST_TOO_LARGE')
  const event: APIGatewayProxyEvent = JSON.parse(wire)
  try {
    await (isStreaming(await handlerOf(key)) ? streamed : buffered)(key, event, response)
  } catch (error) {
    if (response.destroyed) return
    process.stderr.write(`${key}: ${error instanceof Error ? error.stack : String(error)}\n`)
    own(response, 'DEFAULT_5XX')
  }
}
