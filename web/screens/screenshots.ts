import { mkdirSync, rmSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { parseArgs } from 'node:util'
import type { Page } from 'playwright-core'
import { buildWebIfStale } from '../../infra/build/build.ts'
import type { Screen } from './screen.ts'
import { type Look, visitScreens } from './visitScreens.ts'

/*
 * Every screen into a folder that git ignores, at three widths and in both themes. `npm run screenshots -- lobby bell` takes only
 * some, `--specification` shows the words of the owner's description, and `--readme` renews those of the README.
 */

const root = resolve(import.meta.dirname, '../..')
const readme = ['lobby-answer', 'dashboard', 'calendar', 'document']
const { positionals, values } = parseArgs({
  allowPositionals: true,
  options: {
    readme: { type: 'boolean', default: false },
    specification: { type: 'boolean', default: false },
  },
})
const wanted = values.readme ? readme : positionals
const folder = join(root, values.readme ? 'web/readme' : 'screenshots')

buildWebIfStale()
if (wanted.length === 0) rmSync(folder, { recursive: true, force: true })
mkdirSync(folder, { recursive: true })
async function take(page: Page, { name }: Screen, { width, theme }: Look) {
  if (!values.readme) {
    await page.screenshot({ path: join(folder, `${name}-${width}-${theme}.png`), fullPage: true })
  } else if (width === 1440 && theme === (name === 'calendar' ? 'dark' : 'light')) {
    await page.screenshot({ path: join(folder, `${name}.png`) })
  }
}

await visitScreens(take, {
  wanted,
  widths: values.readme ? [1440] : [1440, 1024, 390],
  isSpecified: values.specification,
})
process.stdout.write(`The screenshots are in ${folder}\n`)
