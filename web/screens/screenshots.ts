import { mkdirSync, rmSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { parseArgs } from 'node:util'
import { buildWebIfStale } from '../../infra/build/build.ts'
import { visitScreens } from './visitScreens.ts'

/*
 * Every screen into a folder that git ignores. `npm run screenshots -- lobby bell` takes only some, and `--readme` renews
 * those of the README.
 */

const root = resolve(import.meta.dirname, '../..')
const readme = ['lobby-answer', 'dashboard', 'calendar', 'document']
const { positionals, values } = parseArgs({
  allowPositionals: true,
  options: { readme: { type: 'boolean', default: false } },
})
const wanted = values.readme ? readme : positionals
const folder = join(root, values.readme ? 'web/readme' : 'screenshots')

buildWebIfStale()
if (wanted.length === 0) rmSync(folder, { recursive: true, force: true })
mkdirSync(folder, { recursive: true })
await visitScreens(async (page, { name }, { width, theme }) => {
  if (!values.readme) {
    await page.screenshot({ path: join(folder, `${name}-${width}-${theme}.png`), fullPage: true })
  } else if (width === 1440 && theme === (name === 'calendar' ? 'dark' : 'light')) {
    await page.screenshot({ path: join(folder, `${name}.png`) })
  }
}, wanted)
process.stdout.write(`The screenshots are in ${folder}\n`)
