import { CognitoJwtVerifier } from 'aws-jwt-verify'
import { describe, expect, test } from 'vitest'
import { authorizeQuery } from '../../outlook/signIn.ts'
import { startTestPool } from '../testPool.ts'
import { anna, callback, startHosted } from './testHosted.ts'

describe.concurrent('the hosted sign-in', () => {
  test('leads to tokens that AWS’s own library verifies, with the scope that was asked for', async () => {
    await using pool = await startHosted()
    const { access_token, id_token } = await pool.signIn()
    const verifier = CognitoJwtVerifier.create({
      userPoolId: pool.poolId,
      clientId: pool.clientId,
      tokenUse: null,
    })
    verifier.cacheJwks(pool.jwks)
    expect(await verifier.verify(access_token)).toMatchObject({
      username: 'entraid_anna-abc',
      scope: 'openid email profile aws.cognito.signin.user.admin',
    })
    expect(await verifier.verify(id_token)).toMatchObject({
      'cognito:username': 'entraid_anna-abc',
      email: 'Anna@portalen.se',
      given_name: 'Anna',
      'custom:subject': 'Anna-AbC',
    })
  })

  test('knows somebody again, and takes over what has changed at the provider', async () => {
    await using pool = await startHosted()
    await pool.signIn()
    pool.entraId.signsIn({ ...anna, family_name: 'Ek', groups: ['a', 'b'] })
    await pool.signIn()
    const { Users } = await pool.client.listUsers(pool.inPool)
    const attributes = Users?.map(({ UserStatus, Attributes = [] }) => ({
      UserStatus,
      ...Object.fromEntries(Attributes.map(({ Name, Value }) => [Name, Value])),
    }))
    expect(attributes).toMatchObject([
      { UserStatus: 'EXTERNAL_PROVIDER', family_name: 'Ek', 'custom:groups': '[a, b]' },
    ])
  })

  test('gives the client its state back, whatever becomes of it', async () => {
    await using pool = await startHosted()
    const state = 'the-state-of-the-client'
    expect((await pool.code()).answer).toEqual({ code: expect.any(String), state })
    pool.entraId.refuses('access_denied', 'AADSTS65004: User declined to consent')
    expect((await pool.code()).answer).toEqual({
      error: 'access_denied',
      error_description: 'AADSTS65004: User declined to consent',
      state,
    })
  })

  test.each([
    ['another response type', { response_type: 'token' }, 'unauthorized_client'],
    ['an unknown provider', { identity_provider: 'Google' }, 'invalid_request'],
    ['a scope that the client has not', { scope: 'openid phone' }, 'invalid_scope'],
    [
      'a challenge that is the verifier itself',
      { code_challenge_method: 'plain' },
      'invalid_request',
    ],
    ['no challenge', { code_challenge: '' }, 'invalid_request'],
  ])('refuses %s in the redirect', async (_, changes, error) => {
    await using pool = await startHosted()
    expect((await pool.code(changes)).answer).toMatchObject({ error })
    expect(pool.entraId.asked()).toBe(0)
  })

  test.each([
    ['an unknown client', { client_id: 'another' }, 'invalid_client'],
    ['an address that is not the client’s', { redirect_uri: `${callback}/` }, 'redirect_mismatch'],
  ])('never redirects for %s', async (_, changes, reason) => {
    await using pool = await startHosted()
    await expect(pool.code(changes)).rejects.toThrow(
      `400: An error was encountered with the requested page.\n${reason}`,
    )
  })

  test('takes an answer of the provider once, and within five minutes', async () => {
    await using pool = await startHosted()
    const { query } = authorizeQuery({ clientId: pool.clientId, callback })
    const start = `${pool.url}/oauth2/authorize?${new URLSearchParams(query).toString()}`
    const follow = async (url: string) =>
      (await fetch(url, { redirect: 'manual' })).headers.get('location') ?? ''
    const back = await follow(await follow(start))
    expect(await follow(back)).toContain('code=')
    expect((await fetch(back)).status).toBe(400)
    const late = await follow(await follow(start))
    pool.clock.ahead = 5 * 60_000
    expect((await fetch(late)).status).toBe(400)
  })

  test.each([
    ['is for another sign-in', { nonce: 'another' }, 'nonce'],
    ['is for another application', { aud: 'another' }, 'audience'],
    ['is from somebody else', { iss: 'https://login.example.se' }, 'issuer'],
    ['has expired', { exp: 1 }, 'expiry'],
    ['is signed with an unknown key', { kid: 'another' }, 'key'],
  ])('refuses an ID token that %s', async (_, wrong, what) => {
    await using pool = await startHosted()
    pool.entraId.signsIn(anna, wrong)
    expect((await pool.code()).answer).toMatchObject({
      error: 'invalid_request',
      error_description: `Bad id_token ${what}`,
    })
    expect((await pool.client.listUsers(pool.inPool)).Users).toEqual([])
  })

  test('refuses an ID token whose signature is another token’s', async () => {
    await using pool = await startHosted()
    pool.entraId.forges()
    expect((await pool.code()).answer).toMatchObject({
      error_description: 'Bad id_token signature',
    })
  })

  test('refuses somebody without an address', async () => {
    await using pool = await startHosted()
    pool.entraId.signsIn({ sub: 'x' })
    expect((await pool.code()).answer).toMatchObject({
      error_description: 'attributes required: [email]',
    })
  })

  test('refuses who is disabled, and makes who was deleted anew', async () => {
    await using pool = await startHosted()
    await pool.signIn()
    const user = { ...pool.inPool, Username: 'EntraID_Anna-AbC' }
    await pool.client.adminDisableUser(user)
    await expect(pool.signIn()).rejects.toThrow('User is not enabled')
    await pool.client.adminDeleteUser(user)
    await expect(pool.signIn()).resolves.toBeDefined()
  })

  test('ends with the way back to the client, and to nobody else', async () => {
    await using pool = await startHosted()
    const logout = async (logout_uri: string) => {
      const query = new URLSearchParams({ client_id: pool.clientId, logout_uri })
      const response = await fetch(`${pool.url}/logout?${query.toString()}`, { redirect: 'manual' })
      return [response.status, response.headers.get('location')]
    }
    expect(await logout(callback)).toEqual([302, callback])
    expect(await logout('https://annan.se/')).toEqual([400, null])
  })
})

test('a pool without a domain has no hosted sign-in', async () => {
  await using pool = await startTestPool()
  const response = await fetch(`${pool.url}/oauth2/authorize`)
  expect(response.headers.get('x-amzn-errortype')).toBe('UnknownOperationException')
})
