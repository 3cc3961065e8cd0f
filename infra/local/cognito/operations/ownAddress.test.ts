import { describe, expect, test } from 'vitest'
import { startTestPool } from '../testPool.ts'

const to = (Value: string) => [{ Name: 'email', Value }]

async function startMoving() {
  const pool = await startTestPool({ keepOriginal: true })
  const sub = await pool.addUser('anna@portalen.se')
  const { AccessToken } = await pool.tokensOf('anna@portalen.se')
  await pool.client.updateUserAttributes({ AccessToken, UserAttributes: to('ny@portalen.se') })
  const verify = (Code: string) =>
    pool.client.verifyUserAttribute({ AccessToken, AttributeName: 'email', Code })
  return { pool, sub, AccessToken, verify }
}

describe.concurrent('a pool that keeps the address until the new one is proven', () => {
  test('mails the code to the new one, and goes on knowing the old one', async () => {
    const { pool, AccessToken } = await startMoving()
    await using _ = pool
    expect(pool.outbox.map(({ to: address }) => address)).toEqual(['ny@portalen.se'])
    const { UserAttributes } = await pool.client.getUser({ AccessToken })
    expect(UserAttributes).toContainEqual({ Name: 'email', Value: 'anna@portalen.se' })
    expect(UserAttributes).toContainEqual({ Name: 'email_verified', Value: 'true' })
    await expect(pool.signIn('ny@portalen.se')).rejects.toThrow('Incorrect')
  })

  test('knows the new one, as verified, once its code is back', async () => {
    const { pool, sub, verify } = await startMoving()
    await using _ = pool
    await expect(verify('no')).rejects.toMatchObject({ name: 'CodeMismatchException' })
    const code = pool.mailedCode()
    await verify(code)
    const { UserAttributes } = await pool.client.adminGetUser({ ...pool.inPool, Username: sub })
    expect(UserAttributes).toContainEqual({ Name: 'email', Value: 'ny@portalen.se' })
    expect(UserAttributes).toContainEqual({ Name: 'email_verified', Value: 'true' })
    await expect(verify(code)).rejects.toMatchObject({ name: 'ExpiredCodeException' })
  })

  test('mails another code, and the first one is void', async () => {
    const { pool, AccessToken, verify } = await startMoving()
    await using _ = pool
    const first = pool.mailedCode()
    await pool.client.getUserAttributeVerificationCode({ AccessToken, AttributeName: 'email' })
    expect(pool.outbox.at(-1)?.to).toBe('ny@portalen.se')
    if (first !== pool.mailedCode()) await expect(verify(first)).rejects.toThrow('Invalid')
    await verify(pool.mailedCode())
  })

  test('gives nobody an address that somebody got meanwhile', async () => {
    const { pool, AccessToken, verify } = await startMoving()
    await using _ = pool
    await pool.addUser('ny@portalen.se')
    const taken = { name: 'AliasExistsException' }
    await expect(verify(pool.mailedCode())).rejects.toMatchObject(taken)
    await expect(
      pool.client.updateUserAttributes({ AccessToken, UserAttributes: to('ny@portalen.se') }),
    ).rejects.toMatchObject(taken)
  })
})
