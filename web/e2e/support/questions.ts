import type { BrowserContextOptions, Locator, Page } from 'playwright-core'
import { visitAs } from './signIn.ts'

/** An administrator stands before the library of questions. */
export async function libraryOf(email: string, options: BrowserContextOptions = {}): Promise<Page> {
  const page = await visitAs(email, '/fragor', options)
  await page.getByRole('row').filter({ hasText: 'Svara på ett mejl' }).waitFor()
  return page
}

/** A label that no question has, also when a journey is tried again on the same portal. */
export const freshLabel = (name: string) => `${name} ${Date.now()}`

/** A question's row in the library. */
export const row = (page: Page, label: string): Locator =>
  page.getByRole('row').filter({ hasText: label })

/** The button of the library that adds a question. */
export const addButton = (page: Page): Locator => page.getByRole('button', { name: 'Ny fråga' })

/** What is done with a question, by its button in the library. */
export const act = (page: Page, what: 'Visa och prova' | 'Redigera' | 'Radera', label: string) =>
  page.getByRole('button', { name: `${what} ${label}`, exact: true })

/** Adds a question through the dialog. */
export async function addQuestion(page: Page, label: string, text: string, subtext = '') {
  await addButton(page).click()
  const dialog = page.getByRole('dialog', { name: 'Ny fråga' })
  await dialog.getByLabel('Rubrik', { exact: true }).fill(label)
  await dialog.getByLabel('Hjälptext', { exact: true }).fill(subtext)
  await dialog.getByLabel('Fråga', { exact: true }).fill(text)
  await dialog.getByRole('button', { name: 'Spara' }).click()
  await dialog.waitFor({ state: 'detached' })
}

/** Seeks in the library. */
export async function seek(page: Page, term: string) {
  await page.getByRole('searchbox', { name: 'Sök fråga' }).fill(term)
  await page.getByRole('searchbox', { name: 'Sök fråga' }).press('Enter')
}
