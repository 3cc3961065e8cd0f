import type { IncomingMessage } from 'node:http'
import type { APIGatewayProxyEvent } from 'aws-lambda'
import { binaryTypes, stageName } from '../../delivery/apiSettings.ts'
import { viewerAddress } from './edge.ts'

const isBinary = (type: string | undefined) =>
  binaryTypes.includes((type ?? '').split(';')[0]?.trim().toLowerCase() ?? '')

function multi(given: Iterable<[string, string]>): Record<string, string[]> {
  const found = new Map<string, string[]>()
  for (const [name, value] of given) found.set(name, [...(found.get(name) ?? []), value])
  return Object.fromEntries(found)
}

const lastOf = (values: Record<string, string[]>): Record<string, string> =>
  Object.fromEntries(Object.entries(values).map(([name, list]) => [name, list.at(-1) ?? '']))

function* pairs(raw: string[]): Generator<[string, string]> {
  for (let at = 0; at + 1 < raw.length; at += 2) yield [raw[at] ?? '', raw[at + 1] ?? '']
}

/** The headers as CloudFront hands them on: a header of its own takes the place of the caller's. */
function throughCloudFront(raw: [string, string][], address: string): [string, string][] {
  const { headers } = viewerAddress({ viewer: { ip: address }, request: { headers: {} } })
  const its = Object.entries(headers).map(([name, { value }]): [string, string] => [name, value])
  return [...raw.filter(([name]) => !(name.toLowerCase() in headers)), ...its]
}

/**
 * The event that API Gateway's Lambda proxy integration makes of a request: header names as they were sent, the last
 * and all values of headers and query, binary bodies in base64, the authorizer's claims and the source address.
 */
export function eventOf(
  request: IncomingMessage,
  body: Buffer,
  claims: Record<string, string> | undefined,
): APIGatewayProxyEvent {
  const url = new URL(request.url ?? '/', 'http://gateway')
  const address = request.socket.remoteAddress ?? ''
  const multiValueHeaders = multi(throughCloudFront([...pairs(request.rawHeaders)], address))
  const query = multi(url.searchParams)
  const hasQuery = url.search.length > 1
  const base64 = isBinary(request.headers['content-type'])
  const now = new Date()
  const resource = url.pathname.slice(`/${stageName}`.length)
  return {
    resource,
    path: resource,
    httpMethod: request.method ?? 'GET',
    headers: lastOf(multiValueHeaders),
    multiValueHeaders,
    queryStringParameters: hasQuery ? lastOf(query) : null,
    multiValueQueryStringParameters: hasQuery ? query : null,
    pathParameters: null,
    stageVariables: null,
    body: body.length === 0 ? null : body.toString(base64 ? 'base64' : 'utf8'),
    isBase64Encoded: base64 && body.length > 0,
    requestContext: {
      accountId: '000000000000',
      apiId: 'local',
      authorizer: claims && { claims },
      protocol: `HTTP/${request.httpVersion}`,
      httpMethod: request.method ?? 'GET',
      path: url.pathname,
      stage: stageName,
      requestId: crypto.randomUUID(),
      requestTime: now.toUTCString(),
      requestTimeEpoch: now.getTime(),
      resourceId: 'local',
      resourcePath: resource,
      identity: {
        accessKey: null,
        accountId: null,
        apiKey: null,
        apiKeyId: null,
        caller: null,
        clientCert: null,
        cognitoAuthenticationProvider: null,
        cognitoAuthenticationType: null,
        cognitoIdentityId: null,
        cognitoIdentityPoolId: null,
        principalOrgId: null,
        sourceIp: address,
        user: null,
        userAgent: request.headers['user-agent'] ?? null,
        userArn: null,
      },
    },
  }
}
