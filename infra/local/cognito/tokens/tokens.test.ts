import { CognitoJwtVerifier } from 'aws-jwt-verify'
import { describe, expect, test } from 'vitest'
import { goodPassword, startTestPool } from '../testPool.ts'

type TestPool = Awaited<ReturnType<typeof startTestPool>>

function verifierFor({ poolId, clientId, jwks }: TestPool) {
  const verifier = CognitoJwtVerifier.create({ userPoolId: poolId, clientId, tokenUse: null })
  verifier.cacheJwks(jwks)
  return verifier
}

const refresh = (pool: TestPool, RefreshToken: string) =>
  pool.client.getTokensFromRefreshToken({ ...pool.inApp, RefreshToken })

const revoked = { name: 'NotAuthorizedException', message: 'Refresh Token has been revoked' }

describe.concurrent('tokens', () => {
  test("AWS's own library verifies them, and they say who, since when and in which groups", async () => {
    await using pool = await startTestPool()
    const sub = await pool.addUser('anna@portalen.se')
    await pool.client.createGroup({ ...pool.inPool, GroupName: 'users', Precedence: 2 })
    await pool.client.createGroup({ ...pool.inPool, GroupName: 'admins', Precedence: 1 })
    for (const GroupName of ['users', 'admins']) {
      await pool.client.adminAddUserToGroup({ ...pool.inPool, Username: sub, GroupName })
    }
    const { AccessToken, IdToken } = await pool.tokensOf('anna@portalen.se')
    const access = await verifierFor(pool).verify(AccessToken)
    const id = await verifierFor(pool).verify(IdToken)
    expect(access).toMatchObject({
      sub,
      username: sub,
      iss: 'https://cognito-idp.eu-north-1.amazonaws.com/eu-north-1_LocalPool',
      client_id: '1localwebclient23456789012',
      token_use: 'access',
      scope: 'aws.cognito.signin.user.admin',
      'cognito:groups': ['admins', 'users'],
    })
    expect(id).toMatchObject({
      sub,
      aud: '1localwebclient23456789012',
      token_use: 'id',
      'cognito:username': sub,
      'cognito:groups': ['admins', 'users'],
      email: 'anna@portalen.se',
      email_verified: true,
      origin_jti: access.origin_jti,
      auth_time: access.auth_time,
    })
    expect(access.exp - access.iat).toBe(900)
    expect(access.jti).not.toBe(id.jti)
  })

  test('the public keys lie where a real pool has them', async () => {
    await using pool = await startTestPool()
    const response = await fetch(`${pool.url}/${pool.poolId}/.well-known/jwks.json`)
    expect(await response.json()).toEqual(pool.jwks)
  })

  test('a refresh keeps the sign-in and brings new attributes and groups', async () => {
    await using pool = await startTestPool()
    await pool.addUser('anna@portalen.se')
    const first = await pool.tokensOf('anna@portalen.se')
    pool.clock.ahead = 5000
    await pool.client.adminUpdateUserAttributes({
      ...pool.inPool,
      Username: 'anna@portalen.se',
      UserAttributes: [{ Name: 'given_name', Value: 'Anna' }],
    })
    const { AuthenticationResult } = await refresh(pool, first.RefreshToken)
    const verifier = verifierFor(pool)
    const before = await verifier.verify(first.IdToken)
    const after = await verifier.verify(String(AuthenticationResult?.IdToken))
    expect(after).toMatchObject({
      given_name: 'Anna',
      origin_jti: before.origin_jti,
      auth_time: before.auth_time,
    })
    expect(after.iat).toBeGreaterThan(before.iat)
  })

  test('each refresh brings another refresh token, and the one before ends half a minute later', async () => {
    await using pool = await startTestPool()
    await pool.addUser('anna@portalen.se')
    const { RefreshToken: first } = await pool.tokensOf('anna@portalen.se')
    const renewed = async (token: string) =>
      String((await refresh(pool, token)).AuthenticationResult?.RefreshToken)
    // Two tabs at the same moment.
    const [second, third] = [await renewed(first), await renewed(first)]
    expect(new Set([first, second, third]).size).toBe(3)
    pool.clock.ahead = 31_000
    await expect(refresh(pool, first)).rejects.toMatchObject({ name: 'RefreshTokenReuseException' })
    await expect(refresh(pool, second)).resolves.toBeDefined()
    const last = await renewed(third)
    await pool.client.revokeToken({ ...pool.inApp, Token: third })
    await expect(refresh(pool, last)).rejects.toMatchObject(revoked)
  })

  test('the client is allowed no other way to refresh, and no password in clear text', async () => {
    await using pool = await startTestPool()
    await pool.addUser('anna@portalen.se')
    const { RefreshToken } = await pool.tokensOf('anna@portalen.se')
    const REFRESH_TOKEN = { REFRESH_TOKEN: RefreshToken }
    const password = { USERNAME: 'anna@portalen.se', PASSWORD: goodPassword }
    for (const [AuthFlow, AuthParameters] of [
      ['REFRESH_TOKEN_AUTH', REFRESH_TOKEN],
      ['USER_PASSWORD_AUTH', password],
    ] as const) {
      const flow = { ...pool.inApp, AuthFlow, AuthParameters }
      const refused = { name: 'InvalidParameterException' }
      await expect(pool.client.initiateAuth(flow)).rejects.toMatchObject(refused)
      await expect(
        pool.client.adminInitiateAuth({ ...pool.inPool, ...flow }),
      ).rejects.toMatchObject(refused)
    }
  })

  test('a refresh token ends after thirty days, an access token after a quarter of an hour', async () => {
    await using pool = await startTestPool()
    await pool.addUser('anna@portalen.se')
    const { AccessToken, RefreshToken } = await pool.tokensOf('anna@portalen.se')
    pool.clock.ahead = 15 * 60_000 + 1000
    await expect(pool.client.getUser({ AccessToken })).rejects.toThrow('Access Token has expired')
    const renewed = (await refresh(pool, RefreshToken)).AuthenticationResult?.RefreshToken
    // Renewing it makes the sign-in no longer.
    pool.clock.ahead = 30 * 24 * 60 * 60_000
    await expect(refresh(pool, String(renewed))).rejects.toThrow('Refresh Token has expired')
    await expect(refresh(pool, 'made up')).rejects.toThrow('Invalid Refresh Token')
  })

  test('a revoked sign-in is over, another one of the same user goes on', async () => {
    await using pool = await startTestPool()
    await pool.addUser('anna@portalen.se')
    const desk = await pool.tokensOf('anna@portalen.se')
    const phone = await pool.tokensOf('anna@portalen.se')
    await pool.client.revokeToken({ ...pool.inApp, Token: desk.RefreshToken })
    await expect(refresh(pool, desk.RefreshToken)).rejects.toMatchObject(revoked)
    await expect(pool.client.getUser(desk)).rejects.toMatchObject({
      name: 'NotAuthorizedException',
      message: 'Access Token has been revoked',
    })
    await expect(refresh(pool, phone.RefreshToken)).resolves.toBeDefined()
    await expect(pool.client.getUser(phone)).resolves.toBeDefined()
  })

  test('a global sign-out ends all, whether the user or an administrator asks', async () => {
    await using pool = await startTestPool()
    await pool.addUser('anna@portalen.se')
    const desk = await pool.tokensOf('anna@portalen.se')
    const phone = await pool.tokensOf('anna@portalen.se')
    await pool.client.globalSignOut(phone)
    await expect(refresh(pool, desk.RefreshToken)).rejects.toMatchObject(revoked)
    const next = await pool.tokensOf('anna@portalen.se')
    await pool.client.adminUserGlobalSignOut({ ...pool.inPool, Username: 'anna@portalen.se' })
    await expect(pool.client.getUser(next)).rejects.toThrow('Access Token has been revoked')
  })

  test('tokens of a disabled user are refused at once', async () => {
    await using pool = await startTestPool()
    await pool.addUser('anna@portalen.se')
    const tokens = await pool.tokensOf('anna@portalen.se')
    await pool.client.adminDisableUser({ ...pool.inPool, Username: 'anna@portalen.se' })
    for (const call of [refresh(pool, tokens.RefreshToken), pool.client.getUser(tokens)]) {
      await expect(call).rejects.toMatchObject({ name: 'NotAuthorizedException' })
    }
  })

  test('tokens of a deleted user are refused at once', async () => {
    await using pool = await startTestPool()
    await pool.addUser('anna@portalen.se')
    const tokens = await pool.tokensOf('anna@portalen.se')
    await pool.client.adminDeleteUser({ ...pool.inPool, Username: 'anna@portalen.se' })
    const gone = { name: 'UserNotFoundException', message: 'User does not exist.' }
    for (const call of [refresh(pool, tokens.RefreshToken), pool.client.getUser(tokens)]) {
      await expect(call).rejects.toMatchObject(gone)
    }
    await expect(pool.signIn('anna@portalen.se')).rejects.toThrow('Incorrect')
  })

  test('a token that somebody changed is refused', async () => {
    await using pool = await startTestPool()
    await pool.addUser('anna@portalen.se')
    const { AccessToken, IdToken } = await pool.tokensOf('anna@portalen.se')
    const [header, , signature] = AccessToken.split('.')
    const forged = `${header}.${Buffer.from('{"sub":"x"}').toString('base64url')}.${signature}`
    await expect(pool.client.getUser({ AccessToken: forged })).rejects.toThrow('verify signature')
    await expect(pool.client.getUser({ AccessToken: IdToken })).rejects.toThrow('Invalid Access')
    await expect(pool.client.getUser({ AccessToken: 'x' })).rejects.toThrow('Invalid Access')
  })
})
