import {
  AdminCreateUserCommand,
  AdminDisableUserCommand,
} from '@aws-sdk/client-cognito-identity-provider'
import { decodeTime } from 'ulid'
import { describe, expect, test } from 'vitest'
import { call, send } from '../../infra/testing/functions/call.ts'
import { password, person, poolAdmin } from '../../infra/testing/functions/people.ts'
import { portal, usePortal } from '../../infra/testing/functions/portal.ts'
import { logOf } from '../../infra/testing/functions/records.ts'

usePortal()

describe('signing in through the API', () => {
  test('gives Cognito’s tokens in the wire’s words', async () => {
    const { Email } = await person()
    const { status, body } = await call('auth.login', {
      email: Email,
      password,
      ipAdress: '0.0.0.0',
    })
    expect(status).toBe(200)
    expect(body).toEqual({
      token: {
        access_token: expect.stringMatching(/^ey/),
        id_token: expect.stringMatching(/^ey/),
        refresh_token: expect.any(String),
        expires_in: 900,
        token_type: 'Bearer',
      },
    })
  })

  test('minds nothing that stands in the place of an address', async () => {
    const { Email } = await person()
    const input = { email: Email, password, ipAdress: null }
    expect((await call('auth.login', input)).status).toBe(200)
  })

  test('is noted: in the log once, and as the last sign-in', async () => {
    const { id, token } = await person()
    const entries = await logOf(id)
    expect(entries.map((entry) => entry['message'])).toEqual(['Loggade in'])
    const { body } = await call('auth.me', {}, { token })
    expect(Date.parse(body.user.Lastlogin)).toBe(decodeTime(entries[0]?.['id']))
  })

  test('answers the same for a wrong password and for an address that nobody has', async () => {
    const { Email } = await person()
    const wrong = await call('auth.login', { email: Email, password: 'Felaktigt1' })
    const nobody = await call('auth.login', { email: 'ingen@example.se', password })
    expect(wrong.status).toBe(401)
    expect(wrong.body.error).toEqual({
      error: 'Fel e-postadress eller lösenord.',
      code: 'wrong_password',
    })
    expect([nobody.status, nobody.body]).toEqual([wrong.status, wrong.body])
  })

  test('locks after repeated failures, also for the right password', async () => {
    const { Email } = await person()
    for (let tries = 0; tries < 6; tries++) {
      await call('auth.login', { email: Email, password: 'Felaktigt1' })
    }
    const { status, body } = await call('auth.login', { email: Email, password })
    expect([status, body.error.code]).toEqual([429, 'locked'])
  })

  test('refuses a disabled account, and says so only to somebody who knows the password', async () => {
    const { Email, id } = await person()
    await poolAdmin().send(
      new AdminDisableUserCommand({ UserPoolId: portal().cognito.poolId, Username: id }),
    )
    const right = await call('auth.login', { email: Email, password })
    const wrong = await call('auth.login', { email: Email, password: 'Felaktigt1' })
    expect([right.status, right.body.error.code]).toEqual([403, 'disabled'])
    expect([wrong.status, wrong.body.error.code]).toEqual([401, 'wrong_password'])
  })

  test('sends somebody who still has a temporary password to the portal', async () => {
    const email = 'ny@example.se'
    await poolAdmin().send(
      new AdminCreateUserCommand({
        UserPoolId: portal().cognito.poolId,
        Username: email,
        TemporaryPassword: password,
        MessageAction: 'SUPPRESS',
        UserAttributes: [{ Name: 'email', Value: email }],
      }),
    )
    const { status, body } = await call('auth.login', { email, password })
    expect([status, body.error.code]).toEqual([403, 'challenge'])
  })

  test.each(['', '{', '[]', '"anna"', 'null'])('refuses %j as a body', async (body) => {
    const url = `${portal().address}/v1/auth/login`
    const response = await fetch(url, { method: 'POST', body })
    expect(response.status).toBe(400)
    expect(await response.json()).toMatchObject({
      success: false,
      error: { error: expect.any(String) },
    })
  })

  test.each([{ email: 'anna', password: '' }, {}])(
    'refuses %j with a text for each field',
    async (input) => {
      const response = await send('auth.login', input)
      expect(response.status).toBe(400)
      expect(await response.json()).toMatchObject({
        error: { fields: { email: 'Incorrect entry.', password: 'Incorrect entry.' } },
      })
    },
  )
})
