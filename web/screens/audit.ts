import { writeFileSync } from 'node:fs'
import { resolve } from 'node:path'
import axe from 'axe-core'
import { buildWebIfStale } from '../../infra/build/build.ts'
import { dayOf } from '../../shared/rules/days.ts'
import { faults } from '../e2e/support/faults.ts'
import { screens } from './screens.ts'
import { visitScreens } from './visitScreens.ts'

/* Tests every screen with axe and writes down what was found, for the page with the accessibility statement. */

const file = resolve(import.meta.dirname, '../src/features/accessibility/results.json')

buildWebIfStale()
const found = new Map<string, string[]>()
let looks = 0
await visitScreens(async (page, { title }) => {
  looks++
  const wrong = await faults(page)
  found.set(title, [...new Set([...(found.get(title) ?? []), ...wrong])])
})
const results = {
  tested: dayOf(new Date()),
  axe: axe.version,
  looks,
  screens: screens.map(({ title }) => ({ title, faults: found.get(title) ?? [] })),
}
writeFileSync(file, `${JSON.stringify(results, null, 2)}\n`)
process.stdout.write(`${looks} looks, ${[...found.values()].flat().length} faults: ${file}\n`)
