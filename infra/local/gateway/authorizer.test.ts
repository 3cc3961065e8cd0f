import { createHmac, generateKeyPairSync, sign } from 'node:crypto'
import { describe, expect, test, vi } from 'vitest'
import { startTestApi } from '../../testing/api.ts'
import { startTestPool } from '../cognito/testPool.ts'
import type { Handler } from './lambdaRuntime.ts'

const anna = 'anna@example.se'
const hour = 60 * 60 * 1000

/** The API with a Lambda that must not be reached, or must be. */
async function guarded() {
  const lambda = vi.fn<Handler>(async () => ({ statusCode: 200, body: '{}' }))
  const api = await startTestApi({ 'auth.me': lambda })
  const callWith = (authorization?: string) =>
    api.fetch('auth.me', { headers: authorization === undefined ? {} : { authorization } })
  return { ...api, lambda, callWith }
}

const encode = (part: object) => Buffer.from(JSON.stringify(part)).toString('base64url')
const decode = (part = '') => JSON.parse(Buffer.from(part, 'base64url').toString())

/** The token with other claims or another head, signed by whoever can. */
function forged(
  token: string,
  { head = {}, claims = {} }: { head?: object; claims?: object },
  signature: (content: string) => string,
) {
  const [oldHead, oldClaims] = token.split('.')
  const content = `${encode({ ...decode(oldHead), ...head })}.${encode({ ...decode(oldClaims), ...claims })}`
  return `${content}.${signature(content)}`
}

describe.concurrent('the authorizer', () => {
  test('lets an access token in, with or without Bearer, and hands its claims on as texts', async () => {
    await using api = await guarded()
    const { AccessToken } = await api.pool.tokensOf(anna)
    expect((await api.callWith(`Bearer ${AccessToken}`)).status).toBe(200)
    expect((await api.callWith(AccessToken)).status).toBe(200)
    const { sub, auth_time } = decode(AccessToken.split('.')[1])
    expect(api.lambda.mock.calls).toHaveLength(2)
    expect(api.lambda.mock.calls[0]).toMatchObject([
      { requestContext: { authorizer: { claims: { sub, auth_time: String(auth_time) } } } },
      {},
    ])
  })

  test('turns away whoever has no usable token, in our words, before the Lambda is reached', async () => {
    await using api = await guarded()
    await using other = await startTestPool()
    await other.addUser(anna)
    const { AccessToken, IdToken, RefreshToken } = await api.pool.tokensOf(anna)
    api.pool.clock.ahead = -2 * hour
    const expired = await api.pool.tokensOf(anna)
    const [head, claims, signature = ''] = AccessToken.split('.')
    const { privateKey } = generateKeyPairSync('rsa', { modulusLength: 2048 })
    const tokens: Record<string, string | undefined> = {
      'no token': undefined,
      'an empty one': '',
      'only Bearer': 'Bearer ',
      'no token at all': 'Bearer nonsense',
      'another way of signing in': 'Basic YW5uYTpQb3J0YWxlbjE=',
      'an expired one': `Bearer ${expired.AccessToken}`,
      'another pool’s': `Bearer ${(await other.tokensOf(anna)).AccessToken}`,
      'an ID token': `Bearer ${IdToken}`,
      'a refresh token': `Bearer ${RefreshToken}`,
      'one without its signature': `Bearer ${head}.${claims}.`,
      'one that is cut off': `Bearer ${head}.${claims}.${signature.slice(0, -8)}`,
      'one that names no algorithm': `Bearer ${forged(AccessToken, { head: { alg: 'none' } }, () => '')}`,
      'one with other claims': `Bearer ${forged(AccessToken, { claims: { sub: 'admin' } }, () => signature)}`,
      'one signed by somebody else': `Bearer ${forged(AccessToken, {}, (content) =>
        sign('RSA-SHA256', Buffer.from(content), privateKey).toString('base64url'),
      )}`,
      'one of a key that the pool never had': `Bearer ${forged(
        AccessToken,
        { head: { kid: 'unknown' } },
        (content) => sign('RSA-SHA256', Buffer.from(content), privateKey).toString('base64url'),
      )}`,
      'one signed with the public key as a secret': `Bearer ${forged(
        AccessToken,
        { head: { alg: 'HS256' } },
        (content) =>
          createHmac('sha256', JSON.stringify(api.pool.jwks)).update(content).digest('base64url'),
      )}`,
    }
    for (const [what, authorization] of Object.entries(tokens)) {
      const response = await api.callWith(authorization)
      expect([what, response.status, await response.json()]).toEqual([
        what,
        401,
        { success: false, error: { error: 'Du är inte inloggad.', code: 'signed_out' } },
      ])
    }
    expect(api.lambda).not.toHaveBeenCalled()
  })

  test('asks nobody for a token where the route is public', async () => {
    const lambda = vi.fn<Handler>(async () => ({ statusCode: 200, body: '{}' }))
    await using api = await startTestApi({ 'auth.login': lambda })
    expect((await api.fetch('auth.login', { body: '{}' })).status).toBe(200)
    const nonsense = { headers: { authorization: 'Bearer nonsense' }, body: '{}' }
    expect((await api.fetch('auth.login', nonsense)).status).toBe(200)
    const [event] = lambda.mock.lastCall as [{ requestContext: object }]
    expect(event.requestContext).not.toHaveProperty('authorizer.claims')
  })
})
