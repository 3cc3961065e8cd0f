import type { BrowserContextOptions, Page } from 'playwright-core'
import * as z from 'zod/mini'
import { demoPassword } from '../../../infra/local/seed/people.ts'
import { portal, visit } from './visits.ts'

/** Fills in the sign-in form and sends it. */
export async function fillIn(page: Page, email: string, password = demoPassword) {
  await page.getByLabel('E-post', { exact: true }).fill(email)
  await page.getByLabel('Lösenord', { exact: true }).fill(password)
  await page.getByRole('button', { name: 'Logga in', exact: true }).click()
}

const signedIn = z.object({
  token: z.object({ access_token: z.string(), id_token: z.string(), refresh_token: z.string() }),
})

/** The tokens of one of the demo's people. */
export async function tokensOf(email: string) {
  const response = await fetch(`${portal().address}/v1/auth/login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ email, password: demoPassword }),
  })
  return z.parse(signedIn, await response.json()).token
}

/** What Amplify keeps in the browser of somebody who has signed in. */
async function storageOf(email: string) {
  const { address, cognito } = portal()
  const token = await tokensOf(email)
  const [, claims = ''] = token.access_token.split('.')
  const { username } = JSON.parse(Buffer.from(claims, 'base64url').toString())
  const prefix = `CognitoIdentityServiceProvider.${cognito.clientId}`
  const kept = {
    [`${prefix}.LastAuthUser`]: username,
    [`${prefix}.${username}.accessToken`]: token.access_token,
    [`${prefix}.${username}.idToken`]: token.id_token,
    [`${prefix}.${username}.refreshToken`]: token.refresh_token,
  }
  const localStorage = Object.entries(kept).map(([name, value]) => ({ name, value }))
  return { cookies: [], origins: [{ origin: address, localStorage }] }
}

/**
 * Somebody opens a page as one who is signed in, by tokens, without the form. Journeys about signing in use `visit` and
 * `fillIn`.
 */
export const visitAs = async (
  email: string,
  path: string,
  options: BrowserContextOptions = {},
): Promise<Page> => visit(path, { ...options, storageState: await storageOf(email) })

/** Ends every session of somebody, as they can on another device. */
export async function endSessionsOf(email: string) {
  const { access_token } = await tokensOf(email)
  const headers = {
    authorization: `Bearer ${access_token}`,
    'content-type': 'application/json',
  }
  const body = JSON.stringify({ everywhere: true })
  await fetch(`${portal().address}/v1/auth/logout`, { method: 'POST', headers, body })
}

const again = (page: Page) => page.getByRole('dialog', { name: 'Logga in igen' })

/** Signs in over the page, once the portal asks for it. */
export async function signInOver(page: Page) {
  await again(page).getByLabel('Lösenord', { exact: true }).fill('Portalen1')
  await again(page).getByRole('button', { name: 'Logga in' }).click()
}
