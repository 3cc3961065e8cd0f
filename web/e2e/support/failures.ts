import { mkdirSync } from 'node:fs'
import { join } from 'node:path'
import type { BrowserContext } from 'playwright-core'
import { failedJourneys } from '../../../infra/testing/journeys/failedJourneys.ts'

const folderOf = (title: string) =>
  title
    .toLowerCase()
    .replaceAll(/[^\p{L}\d]+/gu, '-')
    .slice(0, 80)

/** Keeps the picture of every page and the trace of every browser of a journey that has failed. */
export async function keepWhatShowed(
  { file, name }: { file: { name: string }; name: string },
  contexts: BrowserContext[],
): Promise<void> {
  const folder = join(failedJourneys, folderOf(`${file.name} ${name}`))
  mkdirSync(folder, { recursive: true })
  for (const [index, context] of contexts.entries()) {
    for (const [tab, page] of context.pages().entries()) {
      const path = join(folder, `person-${index + 1}-page-${tab + 1}.png`)
      await page.screenshot({ path }).catch(() => undefined)
    }
    await context.tracing.stop({ path: join(folder, `person-${index + 1}.zip`) })
  }
}
