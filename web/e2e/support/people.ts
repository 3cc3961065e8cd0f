import type { BrowserContextOptions, Locator, Page } from 'playwright-core'
import { tokensOf, visitAs } from './signIn.ts'
import { portal } from './visits.ts'

/** An administrator stands before the list of people. */
export async function usersOf(email: string, options: BrowserContextOptions = {}): Promise<Page> {
  const page = await visitAs(email, '/users', options)
  await listed(page, 'Anna Bergström').waitFor()
  return page
}

/** A person's link in the list. */
export const listed = (page: Page, name: string): Locator =>
  page.getByRole('link', { name, exact: true })

/** A word that nothing else has, also when a journey is tried again on the same portal. */
export const fresh = () => Date.now().toString(36)

/** An address that nobody has. */
export const freshAddress = (name: string) => `${name}.${fresh()}@example.se`

/** Somebody whom an administrator has just added, with the password `Portalen1`. Gives the address. */
export async function newPerson(Firstname: string, Lastname: string) {
  const { access_token } = await tokensOf('admin@example.se')
  const email = freshAddress(Firstname.toLowerCase())
  const body = new FormData()
  body.set('user', JSON.stringify({ Firstname, Lastname, email, phone: '', password: 'Portalen1' }))
  const headers = { authorization: `Bearer ${access_token}` }
  const response = await fetch(`${portal().address}/v1/users/add`, {
    method: 'POST',
    headers,
    body,
  })
  if (!response.ok) throw new Error(`${response.status}: ${await response.text()}`)
  return email
}

/** Adds a person through the dialog. Gives the address. */
export async function addPerson(page: Page, Firstname: string, Lastname: string) {
  const email = freshAddress(Firstname.toLowerCase().replaceAll(/[^a-z]/g, ''))
  await page.getByRole('button', { name: 'Ny användare' }).click()
  const dialog = page.getByRole('dialog', { name: 'Ny användare' })
  await dialog.getByLabel('Förnamn').fill(Firstname)
  await dialog.getByLabel('Efternamn').fill(Lastname)
  await dialog.getByLabel('E-post', { exact: true }).fill(email)
  await dialog.getByLabel('Lösenord', { exact: true }).fill('Portalen1')
  await dialog.getByRole('button', { name: 'Spara' }).click()
  await dialog.waitFor({ state: 'detached' })
  return email
}

/** Seeks somebody in the list. */
export async function seek(page: Page, term: string) {
  await page.getByRole('searchbox', { name: 'Sök användare' }).fill(term)
  await page.getByRole('searchbox', { name: 'Sök användare' }).press('Enter')
}
