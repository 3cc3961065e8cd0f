import type { BrowserContextOptions, Locator, Page } from 'playwright-core'
import * as z from 'zod/mini'
import { visitAs } from './signIn.ts'
import { tokenOf } from './steps.ts'
import { portal } from './visits.ts'

const added = z.object({ results: z.object({ id: z.string() }) })

/** Somebody stands before the documents, or wherever below them. */
export async function documentsOf(
  email: string,
  options: BrowserContextOptions = {},
  address = '/Dokument',
): Promise<Page> {
  const page = await visitAs(email, address, options)
  await page.getByRole('row').filter({ hasText: '20' }).first().waitFor()
  return page
}

/** A title that no article has, also when a journey is tried again on the same portal. */
export const freshTitle = (name: string) => `${name} ${Date.now()}`

/** Where the text is written. */
export const editor = (page: Page): Locator => page.getByRole('textbox', { name: 'Innehåll' })

/** The button of the editor with this name. */
export const tool = (page: Page, name: string): Locator =>
  page.getByRole('toolbar', { name: 'Textformat' }).getByRole('button', { name, exact: true })

/** An administrator writes a document through the dialog, and publishes it or keeps it as a draft. */
export async function write(page: Page, title: string, text: string, button = 'Publicera') {
  await page.getByRole('link', { name: 'Nytt dokument' }).click()
  await page.getByLabel('Rubrik', { exact: true }).fill(title)
  await editor(page).click()
  await page.keyboard.type(text)
  await page.getByRole('button', { name: button }).click()
  await page.getByRole('dialog').waitFor({ state: 'detached' })
}

/** The link of a list that opens an article. */
export const listed = (page: Page, title: string): Locator =>
  page.getByRole('link', { name: title, exact: true })

/** Publishes an article with the token of the administrator at a page, as another program would. Gives its id. */
export async function publish(
  page: Page,
  Subject: string,
  Body: string,
  list: 'Dokument' | 'Nyhet' = 'Dokument',
): Promise<string> {
  const token = await tokenOf(page)
  const response = await fetch(`${portal().address}/v1/${list}/Add`, {
    method: 'PUT',
    headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
    body: JSON.stringify({ Subject, Body, Published: true }),
  })
  const { results } = z.parse(added, await response.json())
  return results.id
}
