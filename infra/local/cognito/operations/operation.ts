import { z } from 'zod'
import { authorizeUser } from '../tokens/accessTokens.ts'
import { invalidParameter, resourceNotFound } from '../errors.ts'
import type { Pool } from '../pool.ts'
import type { User } from '../users.ts'

type Answer = object | Promise<object>

/** One operation of the API. The three kinds are Cognito's: public, token- and IAM-authorized. */
export type Operation = {
  iamAuthorized: boolean
  answer: (pool: Pool, body: unknown) => Answer
}

const namesClient = z.object({ ClientId: z.string() })
const namesPool = z.object({ UserPoolId: z.string() })
const bearsToken = z.object({ AccessToken: z.string() })

/** A name by which a request means a user, and a code that was mailed (API_ConfirmSignUp). */
export const userName = z.string().min(1).max(128)
export const mailedCode = z.string().min(1).max(2048).regex(/^\S+$/)

export const clientMetadata = z.record(z.string(), z.string()).optional()

/** Public: anybody who knows the app client's id may call it. */
export const clientOperation = <Request>(
  input: z.ZodType<Request>,
  run: (pool: Pool, request: Request) => Answer,
): Operation => ({
  iamAuthorized: false,
  answer(pool, body) {
    requireClient(pool, parse(namesClient, body).ClientId)
    return run(pool, parse(input, body))
  },
})

/** Token-authorized: a user about themselves. */
export const tokenOperation = <Request>(
  input: z.ZodType<Request>,
  run: (pool: Pool, user: User, request: Request) => Answer,
): Operation => ({
  iamAuthorized: false,
  answer(pool, body) {
    const user = authorizeUser(pool, parse(bearsToken, body).AccessToken)
    return run(pool, user, parse(input, body))
  },
})

/** IAM-authorized: a server with AWS credentials. */
export const adminOperation = <Request>(
  input: z.ZodType<Request>,
  run: (pool: Pool, request: Request) => Answer,
): Operation => ({
  iamAuthorized: true,
  answer(pool, body) {
    const { UserPoolId } = parse(namesPool, body)
    if (UserPoolId !== pool.id) throw resourceNotFound(`User pool ${UserPoolId} does not exist.`)
    return run(pool, parse(input, body))
  },
})

export function requireClient(pool: Pool, clientId: string) {
  if (clientId === pool.clientId) return
  throw resourceNotFound(`User pool client ${clientId} does not exist.`)
}

function parse<Request>(input: z.ZodType<Request>, body: unknown): Request {
  const result = input.safeParse(body)
  if (result.success) return result.data
  const { path, message } = result.error.issues[0] ?? { path: [], message: 'invalid' }
  throw invalidParameter(
    `1 validation error detected: Value at '${path.join('.')}' failed to satisfy constraint: ${message}`,
  )
}
