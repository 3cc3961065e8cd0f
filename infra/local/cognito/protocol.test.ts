import { describe, expect, test } from 'vitest'
import { rawRequest } from '../../testing/rawRequest.ts'
import { operations } from './operations/operations.ts'
import { startTestPool } from './testPool.ts'

type TestPool = Awaited<ReturnType<typeof startTestPool>>

const signed = { authorization: 'AWS4-HMAC-SHA256 Credential=local' }

const post = (pool: TestPool, operation: string, body: object, headers = {}) =>
  fetch(pool.url, {
    method: 'POST',
    headers: { 'x-amz-target': `AWSCognitoIdentityProviderService.${operation}`, ...headers },
    body: JSON.stringify(body),
  })

const missing = {
  __type: 'MissingAuthenticationTokenException',
  message: 'Missing Authentication Token',
}

describe.concurrent('the protocol', () => {
  test('no operation of an administrator answers an unsigned request', async () => {
    await using pool = await startTestPool()
    const forAdmins = [...operations].filter(([, { iamAuthorized }]) => iamAuthorized)
    expect(forAdmins).toHaveLength(24)
    for (const [name] of forAdmins) {
      const response = await post(pool, name, pool.inPool)
      expect(response.status).toBe(400)
      expect(await response.json()).toEqual(missing)
    }
    const open = [...operations.keys()].filter((name) => /^(Admin|List|Describe)/.test(name))
    expect(forAdmins.map(([name]) => name)).toEqual(expect.arrayContaining(open))
  })

  test('nobody is answered who calls the pool by another name than this machine’s', async () => {
    await using pool = await startTestPool()
    const path = `/${pool.inPool.UserPoolId}/.well-known/jwks.json`
    const { status, body } = await rawRequest(pool.url, path, { host: 'evil.example' })
    expect([status, body.toString()]).toEqual([421, 'Not this host\n'])
    expect((await rawRequest(pool.url, path)).status).toBe(200)
  })

  test('a browser may not even send what looks like a signature', async () => {
    await using pool = await startTestPool()
    const preflight = await fetch(pool.url, {
      method: 'OPTIONS',
      headers: {
        origin: 'https://elsewhere.example',
        'access-control-request-method': 'POST',
        'access-control-request-headers': 'authorization,x-amz-target',
      },
    })
    expect(preflight.headers.get('access-control-allow-headers')).not.toContain('authorization')
    const origin = 'https://elsewhere.example'
    const response = await post(pool, 'ListUsers', pool.inPool, { ...signed, origin })
    expect(await response.json()).toEqual(missing)
    expect((await post(pool, 'ListUsers', pool.inPool, signed)).status).toBe(200)
  })

  test('errors are worded as AWS does, where a browser can read them', async () => {
    await using pool = await startTestPool()
    const response = await post(pool, 'GetUser', { AccessToken: 'x' })
    expect(response.status).toBe(400)
    expect(response.headers.get('x-amzn-errortype')).toBe('NotAuthorizedException')
    expect(response.headers.get('x-amzn-requestid')).toBeTruthy()
    expect(response.headers.get('access-control-allow-origin')).toBe('*')
    expect(response.headers.get('access-control-expose-headers')).toContain('x-amzn-errortype')
    expect(await response.json()).toEqual({
      __type: 'NotAuthorizedException',
      message: 'Invalid Access Token',
    })
  })

  test.each([
    ['an unknown operation', 'SetUserSettings', {}, 'UnknownOperationException'],
    ['another pool', 'ListUsers', { UserPoolId: 'eu-north-1_Other' }, 'ResourceNotFoundException'],
    [
      'another app client',
      'ForgotPassword',
      { ClientId: 'other', Username: 'anna@portalen.se' },
      'ResourceNotFoundException',
    ],
    [
      'a missing field',
      'ForgotPassword',
      { ClientId: '1localwebclient23456789012' },
      'InvalidParameterException',
    ],
    [
      'an unknown flow',
      'InitiateAuth',
      { ClientId: '1localwebclient23456789012', AuthFlow: 'CUSTOM_AUTH', AuthParameters: {} },
      'InvalidParameterException',
    ],
  ])('%s is refused', async (_, operation, body, type) => {
    await using pool = await startTestPool()
    const response = await post(pool, operation, body, signed)
    expect(response.status).toBe(400)
    expect(response.headers.get('x-amzn-errortype')).toBe(type)
  })

  test('a body that is not JSON is refused', async () => {
    await using pool = await startTestPool()
    const response = await fetch(pool.url, {
      method: 'POST',
      headers: { 'x-amz-target': 'AWSCognitoIdentityProviderService.GetUser' },
      body: '{',
    })
    expect(response.headers.get('x-amzn-errortype')).toBe('SerializationException')
  })

  test('the pool and its client describe themselves', async () => {
    await using pool = await startTestPool({ accessTokenMinutes: 15 })
    const { UserPool } = await pool.client.describeUserPool(pool.inPool)
    expect(UserPool).toMatchObject({ Id: pool.poolId, EstimatedNumberOfUsers: 0 })
    const described = await pool.client.describeUserPoolClient({ ...pool.inPool, ...pool.inApp })
    expect(described.UserPoolClient).toMatchObject({ AccessTokenValidity: 15 })
  })
})
