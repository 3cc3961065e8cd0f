import { randomUUID } from 'node:crypto'
import type { IncomingMessage, ServerResponse } from 'node:http'
import { text } from 'node:stream/consumers'
import { inspect } from 'node:util'
import { CognitoException } from './errors.ts'
import { serveHosted } from './hosted/hosted.ts'
import type { Operation } from './operations/operation.ts'
import { operations } from './operations/operations.ts'
import { arns } from '../iam/arns.ts'
import type { Pool } from './pool.ts'
import { toJwk } from './secrets.ts'

// Unlike Cognito's, this list lacks `authorization`: the emulator does not verify signatures, so
// no web page may be able to send what looks like one.
const allowedHeaders =
  'cache-control,content-type,x-amz-target,x-amz-user-agent,amz-sdk-request,amz-sdk-invocation-id'

/** The AWS JSON 1.1 protocol, the pool's public keys, and its hosted sign-in. */
export function protocol(pool: Pool) {
  const keysPath = `/${pool.id}/.well-known/jwks.json`
  const keys = JSON.stringify({ keys: [toJwk(pool.signingKey)] })
  return (request: IncomingMessage, response: ServerResponse) => {
    response.setHeader('access-control-allow-origin', '*')
    response.setHeader('access-control-expose-headers', 'x-amzn-requestid,x-amzn-errortype')
    response.setHeader('x-amzn-requestid', randomUUID())
    if (request.method === 'OPTIONS') {
      response.setHeader('access-control-allow-methods', 'POST')
      response.setHeader('access-control-allow-headers', allowedHeaders)
      response.setHeader('access-control-max-age', '172800')
      response.end()
    } else if (request.method === 'GET' && request.url === keysPath) {
      response.setHeader('content-type', 'application/json')
      response.end(keys)
    } else if (!serveHosted(pool, request, response)) {
      void answer(pool, request, response)
    }
  }
}

async function answer(pool: Pool, request: IncomingMessage, response: ServerResponse) {
  response.setHeader('content-type', 'application/x-amz-json-1.1')
  try {
    const operation = findOperation(request)
    passFirewall(pool, request, operation)
    if (operation.iamAuthorized) {
      requireSignature(request)
      requireRight(pool, request)
    }
    const body = parseBody(await text(request))
    response.end(JSON.stringify(await operation.answer(pool, body)))
  } catch (error) {
    refuse(response, error)
  }
}

/** "Associate an AWS WAF web ACL with a user pool": requests that are signed with AWS credentials do not meet it. */
function passFirewall(
  { asked }: Pool,
  request: IncomingMessage,
  { iamAuthorized }: Pick<Operation, 'iamAuthorized'>,
) {
  if (iamAuthorized || !asked || asked.includes(operationName(request))) return
  throw new CognitoException('ForbiddenException', 'Request not allowed due to WAF block.')
}

const operationName = ({ headers }: IncomingMessage) =>
  String(headers['x-amz-target']).split('.')[1] ?? ''

function findOperation(request: IncomingMessage) {
  const name = operationName(request)
  const operation = operations.get(name)
  if (operation) return operation
  throw new CognitoException('UnknownOperationException', `Unknown operation ${name}`)
}

/** Only servers sign requests; browsers, which name their origin, have no AWS credentials. */
function requireSignature({ headers }: IncomingMessage) {
  const isSigned = headers.authorization?.startsWith('AWS4-HMAC-SHA256 ') ?? false
  if (isSigned && headers.origin === undefined) return
  throw new CognitoException('MissingAuthenticationTokenException', 'Missing Authentication Token')
}

/** The pool is the only resource of all operations; one with another pool's id fails by itself. */
function requireRight({ judge, id, region }: Pool, request: IncomingMessage) {
  const resource = arns(region).pool(id)
  const action = `cognito-idp:${operationName(request)}`
  const refused = judge?.(request.headers, [{ action, resource }])
  if (refused !== undefined) throw new CognitoException('AccessDeniedException', refused)
}

function parseBody(body: string): unknown {
  try {
    return JSON.parse(body)
  } catch {
    throw new CognitoException('SerializationException', 'The request body is not JSON.')
  }
}

function refuse(response: ServerResponse, error: unknown) {
  const known = error instanceof CognitoException
  if (!known) process.stderr.write(`cognito: ${inspect(error)}\n`)
  const { name, message } = known
    ? error
    : { name: 'InternalErrorException', message: 'Something went wrong.' }
  response.statusCode = known ? 400 : 500
  response.setHeader('x-amzn-errortype', name)
  response.end(JSON.stringify({ __type: name, message }))
}
