import { ConfirmForgotPasswordCommand } from '@aws-sdk/client-cognito-identity-provider'
import { expect, test } from 'vitest'
import { ADMIN } from '../../shared/rules/permissions.ts'
import { rates, unnamed } from '../stores/rates.ts'
import { call } from '../../infra/testing/functions/call.ts'
import { person, poolAdmin } from '../../infra/testing/functions/people.ts'
import { portal, usePortal } from '../../infra/testing/functions/portal.ts'

usePortal()

const mailsTo = (email: string) =>
  portal()
    .outbox.mails()
    .filter(({ to }) => to === email)

test('mails a Swedish link with the address and the code, which gives a new password', async () => {
  const { Email } = await person({ Email: 'bo+test@example.se' })
  expect((await call('auth.forgetPass', { email: Email })).body).toEqual({ results: true })
  const [mail] = mailsTo(Email)
  expect(mail?.subject).toBe('Nytt lösenord i Portalen')
  const link = new URL(/href="([^"]+)"/.exec(mail?.html ?? '')?.[1]?.replaceAll('&#38;', '&') ?? '')
  expect(link.origin + link.pathname).toBe(`${portal().address}/forgot-password`)
  // What stands in a query ends up in CloudFront's log.
  expect(link.search).toBe('')
  const given = new URLSearchParams(link.hash.slice(1))
  expect(given.get('email')).toBe(Email)
  await poolAdmin().send(
    new ConfirmForgotPasswordCommand({
      ClientId: portal().cognito.clientId,
      Username: Email,
      ConfirmationCode: given.get('code') ?? '',
      Password: 'Nyttlosen2',
    }),
  )
  const { status } = await call('auth.login', { email: Email, password: 'Nyttlosen2' })
  expect(status).toBe(200)
})

test('mails another welcome to somebody who has not chosen a first password yet', async () => {
  const { token } = await person({ Role: ADMIN })
  const user = JSON.stringify({ Firstname: 'Nils', email: 'nils.glomsk@example.se' })
  await call('users.add', { user }, { token })
  await call('auth.forgetPass', { email: 'nils.glomsk@example.se' })
  const [second, first, ...more] = mailsTo('nils.glomsk@example.se')
  expect(more).toEqual([])
  expect([first?.subject, second?.subject]).toEqual(Array(2).fill('Välkommen till Portalen'))
  expect(second?.html).not.toBe(first?.html)
})

test('answers the same for an address that nobody has, and mails nothing', async () => {
  const { status, body } = await call('auth.forgetPass', { email: 'okand@example.se' })
  expect([status, body]).toEqual([200, { results: true }])
  expect(mailsTo('okand@example.se')).toEqual([])
})

test('refuses what is no e-mail address', async () => {
  const { status, body } = await call('auth.forgetPass', { email: 'bo@' })
  expect([status, body.error.fields]).toEqual([400, { email: 'Email is not valid!' }])
})

test('a stranger cannot make the link of an invitation void again and again', async () => {
  const { token } = await person({ Role: ADMIN })
  const email = 'nils.inbjuden@example.se'
  await call('users.add', { user: JSON.stringify({ Firstname: 'Nils', email }) }, { token })
  for (let count = 0; count < 3; count++)
    expect((await call('auth.forgetPass', { email })).status).toBe(200)
  expect(mailsTo(email)).toHaveLength(2)
})

test.each([
  ['of somebody', async () => (await person()).Email],
  ['that nobody has', async () => 'aldrig.funnits@example.se'],
])('an address %s is mailed five times an hour, without asking the pool', async (_, addressed) => {
  const email = await addressed()
  const later = Date.now() + 3_600_000
  for (let count = 0; count < 5; count++) {
    await rates.forgotten.take(unnamed(email), 5)
    await rates.forgotten.take(unnamed(email), 5, later)
  }
  const { status, body } = await call('auth.forgetPass', { email: email.toUpperCase() })
  expect([status, body.error.code]).toEqual([429, 'throttled'])
  expect(mailsTo(email)).toEqual([])
})
