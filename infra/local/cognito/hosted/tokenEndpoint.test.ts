import { describe, expect, test } from 'vitest'
import { startHosted } from './testHosted.ts'

const invalidGrant = { status: 400, body: { error: 'invalid_grant' } }

describe.concurrent('an authorization code', () => {
  test('is good once', async () => {
    await using pool = await startHosted()
    const { grant } = await pool.code()
    expect(await pool.exchange(grant)).toMatchObject({
      status: 200,
      body: { token_type: 'Bearer', expires_in: 900, refresh_token: expect.any(String) },
    })
    expect(await pool.exchange(grant)).toMatchObject(invalidGrant)
  })

  test('is good for five minutes', async () => {
    await using pool = await startHosted()
    const { grant } = await pool.code()
    pool.clock.ahead = 5 * 60_000
    expect(await pool.exchange(grant)).toMatchObject(invalidGrant)
  })

  test('is good only with its verifier and its address; a wrong try spends it', async () => {
    await using pool = await startHosted()
    for (const wrong of [{ code_verifier: 'x'.repeat(64) }, { redirect_uri: 'https://annan.se' }]) {
      const { grant } = await pool.code()
      expect(await pool.exchange({ ...grant, ...wrong })).toMatchObject(invalidGrant)
      expect(await pool.exchange(grant)).toMatchObject(invalidGrant)
    }
  })

  test('is no good without a verifier, for another client or for another kind of grant', async () => {
    await using pool = await startHosted()
    const { grant } = await pool.code()
    const { code_verifier: _, ...without } = grant
    expect((await pool.exchange(without)).body).toMatchObject({ error: 'invalid_request' })
    const other = { ...grant, client_id: 'another' }
    expect((await pool.exchange(other)).body).toMatchObject({ error: 'invalid_client' })
    const password = { ...grant, grant_type: 'password' }
    expect((await pool.exchange(password)).body).toMatchObject({ error: 'invalid_request' })
  })

  test('of somebody disabled meanwhile gives no tokens', async () => {
    await using pool = await startHosted()
    const { grant } = await pool.code()
    await pool.client.adminDisableUser({ ...pool.inPool, Username: 'entraid_anna-abc' })
    expect(await pool.exchange(grant)).toMatchObject(invalidGrant)
  })
})

test('a refresh, by the API or at the token endpoint, keeps the scope', async () => {
  await using pool = await startHosted()
  const { refresh_token } = await pool.signIn()
  const { AuthenticationResult } = await pool.client.getTokensFromRefreshToken({
    ...pool.inApp,
    RefreshToken: refresh_token,
  })
  const { body } = await pool.exchange({
    grant_type: 'refresh_token',
    client_id: pool.clientId,
    refresh_token,
  })
  for (const token of [AuthenticationResult?.AccessToken, body.access_token]) {
    const payload = Buffer.from(String(token).split('.')[1] ?? '', 'base64url').toString()
    expect(JSON.parse(payload).scope).toContain('openid email profile')
  }
  const wrong = { grant_type: 'refresh_token', client_id: pool.clientId, refresh_token: 'x' }
  expect(await pool.exchange(wrong)).toMatchObject(invalidGrant)
})
