import { ConfirmForgotPasswordCommand } from '@aws-sdk/client-cognito-identity-provider'
import { afterEach, expect, test, vi } from 'vitest'
import { ADMIN } from '../../shared/rules/permissions.ts'
import { rates, unnamed } from '../stores/rates.ts'
import { accountOf } from '../../infra/testing/functions/accounts.ts'
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
  // What stands in a query may end up in a log.
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

const days = (count: number) =>
  vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + count * 86_400_000 })
afterEach(() => void vi.useRealTimers())

/** Somebody who has been added without a password. */
async function invited(email: string) {
  const { token } = await person({ Role: ADMIN })
  await call('users.add', { user: JSON.stringify({ Firstname: 'Nils', email }) }, { token })
  return /first=([^"&]+)/.exec(mailsTo(email)[0]?.html ?? '')?.[1] ?? ''
}

/** Whether a first password is still asked for another one. */
const opens = async (email: string, first: string) =>
  (await call('auth.login', { email, password: first })).body.error.code === 'challenge'

test('a stranger who asks for a forgotten password leaves the link of an invitation as it is', async () => {
  const email = 'nils.inbjuden@example.se'
  const first = await invited(email)
  for (const day of [0, 1, 5]) {
    days(day)
    expect((await call('auth.forgetPass', { email })).body).toEqual({ results: true })
    vi.useRealTimers()
  }
  expect(mailsTo(email)).toHaveLength(1)
  expect(await opens(email, first)).toBe(true)
})

test('whose invitation has run out is mailed another one, once, and the first link is void', async () => {
  const email = 'nils.glomsk@example.se'
  const first = await invited(email)
  days(8)
  for (let count = 0; count < 3; count++) await call('auth.forgetPass', { email })
  const [second, before, ...more] = mailsTo(email)
  expect(more).toEqual([])
  expect([before?.subject, second?.subject]).toEqual(Array(2).fill('Välkommen till Portalen'))
  expect(await opens(email, first)).toBe(false)
  const link = /first=([^"&]+)/.exec(second?.html ?? '')?.[1] ?? ''
  expect(await opens(email, link)).toBe(true)
})

test('whose address is corrected before they chose a password is invited there, and the first link is void', async () => {
  const [wrong, right] = ['anna.borg@example.se', 'anna.berg@example.se']
  const first = await invited(wrong)
  const { token } = await person({ Role: ADMIN })
  const account = await accountOf(wrong)
  const user = { id: account?.id, Email: right }
  expect((await call('profile.update', { user }, { token })).status).toBe(200)
  const link = /first=([^"&]+)/.exec(mailsTo(right)[0]?.html ?? '')?.[1] ?? ''
  expect([await opens(right, link), await opens(right, first)]).toEqual([true, false])
  expect(mailsTo(wrong)).toHaveLength(1)
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
