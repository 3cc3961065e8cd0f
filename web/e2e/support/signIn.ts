import type { BrowserContext, BrowserContextOptions, Page } from 'playwright-core'
import { demoPassword } from '../../../infra/local/seed/people.ts'
import { visit } from './visits.ts'

/** Fills in the sign-in form and sends it. */
export async function fillIn(page: Page, email: string, password = demoPassword) {
  await page.getByLabel('E-post').fill(email)
  await page.getByLabel('Lösenord', { exact: true }).fill(password)
  await page.getByRole('button', { name: 'Logga in', exact: true }).click()
}

/** What the browsers of those who have signed in in this file keep, by address. */
const kept = new Map<string, Awaited<ReturnType<BrowserContext['storageState']>>>()

/** Whoever ends his session, or is refused, signs in by the form the next time. */
const forgetOnceEnded = (page: Page, email: string) =>
  page.context().on('request', (request) => {
    const target = request.headers()['x-amz-target'] ?? ''
    if (target.endsWith('.RevokeToken')) kept.delete(email)
  })

/**
 * Somebody opens a page as one who is signed in. The first time in a file he signs in by the form; later he still is, in a
 * browser of his own. Journeys about sessions themselves use `visit` and `fillIn`.
 */
export async function visitAs(
  email: string,
  path: string,
  options: BrowserContextOptions = {},
): Promise<Page> {
  const storageState = kept.get(email)
  const page = await visit(path, { ...options, ...(storageState && { storageState }) })
  forgetOnceEnded(page, email)
  if (storageState) return page
  await fillIn(page, email)
  await page.waitForURL(({ pathname }) => pathname !== '/signin')
  kept.set(email, await page.context().storageState())
  return page
}
