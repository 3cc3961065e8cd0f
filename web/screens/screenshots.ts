import { mkdirSync, rmSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { parseArgs } from 'node:util'
import type { Page } from 'playwright-core'
import { buildWebIfStale } from '../../infra/build/build.ts'
import type { Screen } from './screen.ts'
import { allThemes, allWidths, type Look, visitScreens } from './visitScreens.ts'

/*
 * Every screen into a folder that git ignores, at three widths and in both themes. `npm run screenshots -- lobby bell` takes only
 * some, `--width 390 --theme dark` only those looks, `--specification` shows the words of the owner's description, in a folder of
 * its own, and `--readme` renews those of the README.
 */

const root = resolve(import.meta.dirname, '../..')
const readme = ['lobby-answer', 'dashboard', 'calendar', 'document']
const { positionals, values } = parseArgs({
  allowPositionals: true,
  options: {
    readme: { type: 'boolean', default: false },
    specification: { type: 'boolean', default: false },
    width: { type: 'string', multiple: true },
    theme: { type: 'string', multiple: true },
  },
})

/** Those that are named, or all. */
function named<T extends string | number>(option: string, all: readonly T[], names?: string[]) {
  for (const name of names ?? [])
    if (!all.some((one) => String(one) === name))
      throw new Error(`--${option} is one of ${all.join(', ')}, not ${name}`)
  return names ? all.filter((one) => names.includes(String(one))) : all
}
const widths = values.readme ? [1440 as const] : named('width', allWidths, values.width)
const themes = named('theme', allThemes, values.theme)

const wanted = values.readme ? readme : positionals
const words = values.specification ? 'screenshots/specification' : 'screenshots/klarsprak'
const folder = join(root, values.readme ? 'web/readme' : words)

buildWebIfStale()
const isWhole = wanted.length === 0 && !values.width && !values.theme
if (isWhole) rmSync(folder, { recursive: true, force: true })
mkdirSync(folder, { recursive: true })
async function take(page: Page, { name }: Screen, { width, theme }: Look) {
  if (!values.readme) {
    await page.screenshot({ path: join(folder, `${name}-${width}-${theme}.png`), fullPage: true })
  } else if (theme === (name === 'calendar' ? 'dark' : 'light')) {
    await page.screenshot({ path: join(folder, `${name}.png`) })
  }
}

await visitScreens(take, { wanted, widths, themes, isSpecified: values.specification })
process.stdout.write(`The screenshots are in ${folder}\n`)
