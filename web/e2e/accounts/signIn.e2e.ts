import {
  AdminDisableUserCommand,
  AdminResetUserPasswordCommand,
  AdminSetUserPasswordCommand,
  CognitoIdentityProviderClient,
  GetTokensFromRefreshTokenCommand,
} from '@aws-sdk/client-cognito-identity-provider'
import type { Page } from 'playwright-core'
import { describe, expect, test } from 'vitest'
import { demoPassword } from '../../../infra/local/seed/people.ts'
import { fillIn } from '../support/signIn.ts'
import { shows } from '../support/steps.ts'
import { ofItsOwn, portal, useVisits, visit } from '../support/visits.ts'

// A portal apart: accounts are locked, deactivated and reset here, which other journeys would meet.
useVisits(ofItsOwn)

/** Somebody has just signed in: what becomes of their session is for this journey alone. */
async function lobbyOf(email: string): Promise<Page> {
  const page = await visit('/')
  await fillIn(page, email)
  await page.getByRole('button', { name: 'Nya frågor' }).waitFor()
  return page
}

/** A token that Amplify keeps in local storage. */
const storedToken = (page: Page, name: string) =>
  page.evaluate<string>(
    `Object.entries(localStorage).find(([key]) => key.endsWith('.${name}'))?.[1] ?? ''`,
  )

const pool = () => new CognitoIdentityProviderClient()
const account = (name: string) => ({
  UserPoolId: portal().cognito.poolId,
  Username: `${name}@example.se`,
})

test('Anna signs in, reloads, is still signed in, and signs out', async () => {
  const page = await visit('/')
  await page.waitForURL('**/signin')
  await expect.poll(() => page.title()).toBe('Logga in – Portalen')
  await fillIn(page, 'Anna@Example.se ')
  await page.waitForURL('**/Lobby')
  await page.getByRole('heading', { name: 'Hej Anna!', level: 1 }).waitFor()
  await expect.poll(() => page.title()).toBe('Frågor – Portalen')

  await page.reload()
  await page.getByRole('heading', { name: 'Hej Anna!' }).waitFor()
  const RefreshToken = await storedToken(page, 'refreshToken')

  await page.getByRole('button', { name: 'AB, konto för Anna Bergström' }).click()
  await page.getByRole('button', { name: 'Logga ut' }).click()
  await page.getByRole('button', { name: 'Logga in' }).waitFor()
  expect(await page.evaluate('Object.keys(localStorage).join()')).not.toContain('Token')
  await page.goto('/Lobby')
  await page.waitForURL('**/signin')
  const again = new GetTokensFromRefreshTokenCommand({
    RefreshToken,
    ClientId: portal().cognito.clientId,
  })
  await expect(pool().send(again)).rejects.toThrow(/revoked/i)
})

test('a session whose access token has run out is renewed without a word', async () => {
  const page = await lobbyOf('anna@example.se')
  const before = await storedToken(page, 'accessToken')
  // The same token, an hour older: Amplify only looks at its end before it asks for a new one.
  await page.evaluate(`
    const old = (token) => {
      const [head, claims, signature] = token.split('.')
      const { exp, ...rest } = JSON.parse(atob(claims.replaceAll('-', '+').replaceAll('_', '/')))
      return [head, btoa(JSON.stringify({ ...rest, exp: exp - 7200 })), signature].join('.')
    }
    for (const key of Object.keys(localStorage)) {
      if (/\\.(accessToken|idToken)$/.test(key)) localStorage[key] = old(localStorage[key])
    }
  `)
  await page.reload()
  await page.getByRole('heading', { name: 'Hej Anna!' }).waitFor()
  const after = await storedToken(page, 'accessToken')
  expect(after).toMatch(/^ey/)
  expect(after).not.toBe(before)
})

test('a password is shown and hidden again', async () => {
  const page = await visit('/signin')
  const password = page.getByLabel('Lösenord', { exact: true })
  await page.getByRole('button', { name: 'Visa lösenord' }).click()
  expect(await password.getAttribute('type')).toBe('text')
  await page.getByRole('button', { name: 'Dölj lösenord' }).click()
  expect(await password.getAttribute('type')).toBe('password')
})

test('an empty form and a half address are told before anything is sent', async () => {
  const page = await visit('/signin')
  await fillIn(page, 'anna@', '')
  await page.getByText('Skriv en e-postadress').waitFor()
  await page.getByText('Fyll i ditt lösenord.').waitFor()
  expect(await page.getByLabel('E-post', { exact: true }).getAttribute('aria-invalid')).toBe('true')
  expect(await page.evaluate('document.activeElement.type')).toBe('email')
})

describe('a sign-in that the pool refuses says why:', () => {
  test('a wrong password, and an address that nobody has, alike', async () => {
    const page = await visit('/signin')
    await fillIn(page, 'johan@example.se', 'Fel-Losen0rd')
    const wrong = page.getByRole('alert').filter({ hasText: 'Fel e-postadress eller lösenord.' })
    await wrong.waitFor()
    await fillIn(page, 'ingen@example.se', 'Fel-Losen0rd')
    expect(await shows(wrong)).toBe(true)
  })

  test('too many wrong passwords', async () => {
    const page = await visit('/signin')
    const refusal = async () => {
      await fillIn(page, 'erik@example.se', 'Fel-Losen0rd')
      return page.getByRole('alert').textContent()
    }
    // Each wrong password locks for longer: on a slow machine the first locks have passed before the next is sent.
    await expect.poll(refusal, { timeout: 60_000 }).toContain('Kontot är låst en stund.')
  })

  test('a disabled account', async () => {
    await pool().send(new AdminDisableUserCommand(account('amir')))
    const page = await visit('/signin')
    await fillIn(page, 'amir@example.se')
    expect(await shows(page.getByText('Kontot är inaktiverat.'))).toBe(true)
  })

  test('no connection, and then it works', async () => {
    const page = await visit('/signin')
    await page.context().route(`${portal().cognito.url}/**`, (route) => route.abort())
    await fillIn(page, 'maja@example.se')
    await page.getByText('Ingen kontakt med servern.').waitFor()
    await page.context().unrouteAll()
    await page.getByRole('button', { name: 'Logga in' }).click()
    expect(await shows(page.getByRole('heading', { name: 'Hej Maja!' }))).toBe(true)
  })

  test('a password that must be chosen anew, with the way to do it', async () => {
    await pool().send(new AdminResetUserPasswordCommand(account('oskar')))
    const page = await visit('/signin')
    await fillIn(page, 'oskar@example.se')
    await page.getByText('Du behöver välja ett nytt lösenord.').waitFor()
    expect(await page.getByLabel('E-post', { exact: true }).inputValue()).toBe('oskar@example.se')
    await page.getByRole('button', { name: 'Skicka länk' }).waitFor()
  })
})

test('a first password is replaced by one of one’s own before anything else', async () => {
  const handedOut = { ...account('ida'), Password: 'Forsta-Gangen1', Permanent: false }
  await pool().send(new AdminSetUserPasswordCommand(handedOut))
  const page = await visit('/signin')
  await fillIn(page, 'ida@example.se', 'Forsta-Gangen1')
  await page.getByLabel('Nytt lösenord').fill('kort')
  await page.getByText('minst en siffra, saknas').waitFor()
  await page.getByLabel('Nytt lösenord').fill(`${demoPassword}2`)
  await page.getByRole('button', { name: 'Spara och logga in' }).click()
  expect(await shows(page.getByRole('heading', { name: 'Hej Ida!' }))).toBe(true)
})

test('an account that is deactivated while it is used is signed out with the reason', async () => {
  const page = await lobbyOf('elsa@example.se')
  await page.route('**/v1/auth/me', (route) =>
    route.fulfill({
      status: 401,
      json: { success: false, error: { error: 'Kontot finns inte längre.', code: 'signed_out' } },
    }),
  )
  await page.reload()
  await page.getByText('Kontot finns inte längre.').waitFor()
  expect(new URL(page.url()).pathname).toBe('/signin')
})

test('an account that cannot be read shows the sign-in page, and a second try mends it', async () => {
  const page = await lobbyOf('tove@example.se')
  await page.route('**/v1/auth/me', (route) => route.abort())
  await page.goto('/Konto')
  await page.getByText('Ditt konto kunde inte hämtas just nu.').waitFor()
  await page.unrouteAll()
  await page.getByRole('button', { name: 'Försök igen' }).click()
  expect(await shows(page.getByRole('heading', { name: 'Mitt konto' }))).toBe(true)
})

test('signing out in one tab ends the other', async () => {
  const page = await lobbyOf('henrik@example.se')
  const other = await page.context().newPage()
  await other.goto('/Konto')
  await other.getByRole('button', { name: 'Logga ut', exact: true }).first().click()
  expect(await shows(page.getByRole('button', { name: 'Logga in' }))).toBe(true)
})
