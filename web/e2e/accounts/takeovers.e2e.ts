import { randomUUID } from 'node:crypto'
import type { Page } from 'playwright-core'
import { afterAll, expect, test } from 'vitest'
import { certificate } from '../../../infra/local/outlook/certificate.ts'
import { type EntraIdStandIn, startEntraId } from '../../../infra/local/outlook/entraId.ts'
import { faults } from '../support/faults.ts'
import { newPerson } from '../support/people.ts'
import { fillIn, tokensOf, visitAs } from '../support/signIn.ts'
import { shows } from '../support/steps.ts'
import { portal, useVisits, visit } from '../support/visits.ts'

// Attackers need no browser: they call. What their victims see is looked at in one.
let entraId: EntraIdStandIn

useVisits(async () => {
  entraId = await startEntraId()
  const outlook = { provider: entraId.provider, tls: certificate }
  const settings = { tour: false, allowedEmailDomains: ['example.se'] }
  return { outlook, settings, env: { OUTLOOK: 'on', OUTLOOK_DOMAINS: 'example.se' } }
})
afterAll(() => entraId.stop())

const theirs = 'Framlingens1'

/** The owner of an address, of whom the portal knows nothing yet. */
function owner() {
  const sub = randomUUID()
  return { sub, email: `${sub}@example.se`, given_name: 'Ture', family_name: 'Rätt' }
}

/** Calls a route with JSON. Gives status and body. */
async function call(
  method: string,
  path: string,
  body: object,
  token?: string,
): Promise<{ status: number; body: any }> {
  const response = await fetch(`${portal().address}/v1/${path}`, {
    method,
    headers: {
      'content-type': 'application/json',
      ...(token && { authorization: `Bearer ${token}` }),
    },
    body: JSON.stringify(body),
  })
  return { status: response.status, body: await response.json() }
}

const signInStatus = async (email: string, password: string) =>
  (await call('POST', 'auth/login', { email, password })).status

const update = (user: object, token: string) =>
  call('PUT', 'user/profile/update', { user, daytoUpdate: null }, token)

/** Comes in with Outlook and looks at their own account. */
async function comeIn(page: Page) {
  const answered = page.waitForResponse('**/v1/auth/me')
  await page.getByRole('button', { name: 'Logga in med Outlook' }).click()
  const { user } = await (await answered).json()
  return user
}

const withOutlook = (path = '/Konto') => visit(path, { ignoreHTTPSErrors: true })

const ownAccount = (page: Page) => page.getByRole('heading', { name: 'Mitt konto', level: 1 })

test('whoever has asked for an address before its owner came is not whom the owner becomes', async () => {
  const ture = owner()
  const attacker = await tokensOf('chef@example.se')
  const asked = await update({ Email: ture.email }, attacker.access_token)
  expect([asked.status, asked.body.results.user.Email]).toEqual([200, 'chef@example.se'])

  entraId.signsIn(ture)
  const page = await withOutlook()
  const user = await comeIn(page)
  await ownAccount(page).waitFor()
  expect([user.Firstname, user.Role]).toEqual(['Ture', 1])
  expect(user.Email).toBe(ture.email)
  expect(await signInStatus(ture.email, 'Portalen1')).toBe(401)
})

test('a registration that a stranger began gives them nothing of its owner', async () => {
  const ture = owner()
  const names = { Firstname: 'Falsk', Lastname: 'Person' }
  const given = { email: ture.email, password: theirs, ...names }
  expect((await call('POST', 'auth/register', given)).status).toBe(200)

  entraId.signsIn(ture)
  const page = await withOutlook()
  await comeIn(page)
  await ownAccount(page).waitFor()
  expect(await page.getByLabel('Förnamn').inputValue()).toBe('Ture')
  await call('POST', 'auth/register/confirm', { ...given, code: '000000' })
  expect(await signInStatus(ture.email, theirs)).not.toBe(200)
})

test('an account that was prepared before its owner came with Outlook is the owner’s alone', async () => {
  const email = await newPerson('Tora', 'Förberedd')
  const prepared = await tokensOf(email)
  entraId.signsIn({ ...owner(), email })
  const page = await withOutlook()
  await comeIn(page)
  await ownAccount(page).waitFor()
  expect(await page.getByLabel('Förnamn').inputValue()).toBe('Tora')
  expect(await signInStatus(email, 'Portalen1')).toBe(401)
  const stolen = await update({ Ort: 'Tjuvstad' }, prepared.access_token)
  expect([stolen.status, stolen.body.error.code]).toEqual([401, 'session_over'])
  await page.getByRole('button', { name: /notis/i }).click()
  expect(await shows(page.getByText('Kontot är kopplat till Outlook.').first())).toBe(true)
})

test('an account that is prepared after its owner came with Outlook is another one', async () => {
  const ture = owner()
  entraId.signsIn(ture)
  const page = await withOutlook()
  const first = await comeIn(page)
  await ownAccount(page).waitFor()
  const given = { email: ture.email, password: theirs, Firstname: 'Falsk', Lastname: 'Person' }
  await call('POST', 'auth/register', given)
  await call('POST', 'auth/register/confirm', { ...given, code: '000000' })
  expect(await signInStatus(ture.email, theirs)).not.toBe(200)
  // From another device.
  const second = await comeIn(await withOutlook())
  expect([second.id, second.Firstname]).toEqual([first.id, 'Ture'])
})

test('a thief with an open session is out once an administrator has helped, and its owner is in', async () => {
  const email = await newPerson('Rut', 'Räddad')
  const thief = await visitAs(email, '/Konto')
  await ownAccount(thief).waitFor()
  const { access_token } = await tokensOf(email)
  const { body } = await call('POST', 'auth/me', {}, access_token)
  const admin = await tokensOf('admin@example.se')
  const helped = await update({ id: body.user.id, Password: 'Raddningen1' }, admin.access_token)
  expect(helped.status).toBe(200)

  await thief.getByLabel('Ort', { exact: true }).fill('Tjuvstad')
  await thief.getByRole('button', { name: 'Spara' }).click()
  await thief.getByRole('dialog', { name: 'Logga in igen' }).waitFor()
  const theft = await update({ Password: theirs }, access_token)
  expect([theft.status, theft.body.error.code]).toEqual([401, 'session_over'])

  const rut = await visit('/signin')
  await fillIn(rut, email, 'Raddningen1')
  await rut.getByRole('heading', { name: 'Hej Rut!' }).waitFor()
  await rut.goto('/Konto')
  await ownAccount(rut).waitFor()
  expect(await rut.getByLabel('Ort', { exact: true }).inputValue()).toBe('')
  expect(await faults(rut)).toEqual([])
})
