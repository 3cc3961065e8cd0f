import { createSign, generateKeyPairSync } from 'node:crypto'
import { AssociateSoftwareTokenCommand } from '@aws-sdk/client-cognito-identity-provider'
import { DeleteCommand, PutCommand } from '@aws-sdk/lib-dynamodb'
import { describe, expect, test } from 'vitest'
import { ADMIN } from '../../shared/rules/permissions.ts'
import { table, TableName } from '../stores/client.ts'
import { keys } from '../stores/table.ts'
import { call, send } from '../../infra/testing/functions/call.ts'
import { person, poolAdmin } from '../../infra/testing/functions/people.ts'
import { usePortal } from '../../infra/testing/functions/portal.ts'
import { logOf } from '../../infra/testing/functions/records.ts'

usePortal()

describe('auth/me', () => {
  test('gives the caller without anything that must not leave', async () => {
    const { token, ...caller } = await person({ Role: ADMIN })
    await table.send(
      new PutCommand({
        TableName,
        Item: { ...keys.user(caller.id), ...caller, Sallary: 41_000, Password: 'x' },
      }),
    )
    const { status, body } = await call('auth.me', {}, { token })
    expect(status).toBe(200)
    expect(Object.keys(body.user).toSorted()).toEqual(
      'Adress BildUrl DaytoUpdate Email Favourites Firstname InAktiv Lastlogin Lastname NewEmail Offices Ort PersonNr Role SecondStep Tele Tele2 Tour id postnr'.split(
        ' ',
      ),
    )
  })

  test('takes effect at the next call: a deleted person with a live token is signed out', async () => {
    const { token, id } = await person()
    await table.send(new DeleteCommand({ TableName, Key: keys.user(id) }))
    const { status, body } = await call('auth.me', {}, { token })
    expect([status, body.error.error]).toEqual([401, 'Kontot finns inte längre.'])
  })

  test('signs a deactivated person out', async () => {
    const { token } = await person({ InAktiv: true })
    const { status, body } = await call('auth.me', {}, { token })
    expect([status, body.error.code]).toEqual([401, 'signed_out'])
  })
})

describe('a token that is not good', () => {
  const encoded = (part: object) => Buffer.from(JSON.stringify(part)).toString('base64url')

  const forged = (claims: object, kid = 'x') => {
    const { privateKey } = generateKeyPairSync('rsa', { modulusLength: 2048 })
    const signed = `${encoded({ alg: 'RS256', kid })}.${encoded(claims)}`
    return `${signed}.${createSign('RSA-SHA256').update(signed).sign(privateKey, 'base64url')}`
  }

  const changed = (token: string, change: (claims: any) => object) => {
    const [head = '', claims = '', signature = ''] = token.split('.')
    const altered = change(JSON.parse(Buffer.from(claims, 'base64url').toString()))
    return [head, encoded(altered), signature].join('.')
  }

  test.each([
    ['no token at all', () => undefined],
    ['no token but a word', () => 'hej'],
    ['one signed by somebody else', () => forged({ sub: 'x', token_use: 'access' })],
    [
      'one whose claims were changed',
      (token: string) => changed(token, (claims) => ({ ...claims, sub: 'y' })),
    ],
    ['one without a signature', (token: string) => token.split('.').slice(0, 2).join('.')],
  ])('%s is answered with 401 in our own words', async (_, make) => {
    const { token } = await person()
    const response = await send('auth.me', {}, { token: make(token) })
    expect(response.status).toBe(401)
    expect(await response.json()).toEqual({
      success: false,
      error: { error: 'Du är inte inloggad.', code: 'signed_out' },
    })
  })
})

describe('auth/logout', () => {
  test('revokes every session and is logged', async () => {
    const { token, id } = await person()
    expect((await call('auth.logout', {}, { token })).body).toEqual({ results: true })
    await expect(
      poolAdmin().send(new AssociateSoftwareTokenCommand({ AccessToken: token })),
    ).rejects.toThrow(/revoked/)
    expect((await logOf(id)).map((entry) => entry['message'])).toEqual(['Loggade in', 'Loggade ut'])
  })

  test('of one device leaves the others signed in', async () => {
    const { token } = await person()
    await call('auth.logout', { everywhere: false }, { token })
    await expect(
      poolAdmin().send(new AssociateSoftwareTokenCommand({ AccessToken: token })),
    ).resolves.toBeDefined()
  })
})
