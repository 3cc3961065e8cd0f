import type { Page } from 'playwright-core'
import { demoPassword } from '../../local/seed/people.ts'

/** Signs one of the demo's people in on a page, by hand, until their lobby shows. */
export async function signInOn(page: Page, as: string, address = ''): Promise<void> {
  await page.goto(`${address}/signin`)
  await page.getByLabel('E-post').fill(as)
  await page.getByLabel('Lösenord', { exact: true }).fill(demoPassword)
  await page.getByRole('button', { name: 'Logga in', exact: true }).click()
  await page.waitForURL('**/Lobby')
  await page.getByRole('heading', { level: 1 }).waitFor()
}
