import { mkdirSync, rmSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { buildWebIfStale } from '../../infra/build.ts'
import { walk } from './walk.ts'

/* Every screen into a folder that git ignores. `npm run screenshots -- lobby bell` takes only some. */

const folder = resolve(import.meta.dirname, '../../screenshots')
const wanted = process.argv.slice(2)

buildWebIfStale()
if (wanted.length === 0) rmSync(folder, { recursive: true, force: true })
mkdirSync(folder, { recursive: true })
await walk(async (page, { name }, { width, theme }) => {
  await page.screenshot({ path: join(folder, `${name}-${width}-${theme}.png`), fullPage: true })
}, wanted)
process.stdout.write(`The screenshots are in ${folder}\n`)
