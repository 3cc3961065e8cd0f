import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { BrowserContext, Locator, Page } from 'playwright-core'
import { failedJourneys } from '../../../infra/testing/journeys/failedJourneys.ts'

const folderOf = (title: string) =>
  title
    .toLowerCase()
    .replaceAll(/[^\p{L}\d]+/gu, '-')
    .slice(0, 80)

const treeOf = (place: Locator) => place.ariaSnapshot({ timeout: 5000 })

/**
 * Where a page is, and what it says to a screen reader: for a log that shows no picture, and that cuts. So what lies in front of the
 * page comes first, and what it warns of.
 */
async function words(page: Page): Promise<string> {
  const front = await page.getByRole('dialog').or(page.getByRole('alert')).all()
  const trees = await Promise.all([...front, page.locator('body')].map(treeOf))
  return `${[page.url(), ...trees].join('\n')}\n`
}

/** Keeps the picture and the words of every page and the trace of every browser of a journey that has failed. */
export async function keepWhatShowed(
  { file, name }: { file: { name: string }; name: string },
  contexts: BrowserContext[],
): Promise<void> {
  const folder = join(failedJourneys, folderOf(`${file.name} ${name}`))
  mkdirSync(folder, { recursive: true })
  for (const [index, context] of contexts.entries()) {
    for (const [tab, page] of context.pages().entries()) {
      const path = join(folder, `person-${index + 1}-page-${tab + 1}`)
      await page.screenshot({ path: `${path}.png` }).catch(() => undefined)
      writeFileSync(`${path}.txt`, await words(page).catch(String))
    }
    await context.tracing.stop({ path: join(folder, `person-${index + 1}.zip`) })
  }
}
