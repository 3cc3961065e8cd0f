import { readFileSync, writeFileSync } from 'node:fs'
import { resolve } from 'node:path'
import axe from 'axe-core'
import { z } from 'zod'
import { buildWebIfStale } from '../../infra/build/build.ts'
import { dayOf } from '../../shared/rules/days.ts'
import { faults } from '../e2e/support/faults.ts'
import { screens } from './screens.ts'
import { visitScreens } from './visitScreens.ts'

/*
 * Tests every screen with axe and writes down what was found, for the page with the accessibility statement. With names after
 * the command: those alone, and what was found of the others stays.
 */

const file = resolve(import.meta.dirname, '../src/features/accessibility/results.json')

const written = z.object({
  looks: z.int(),
  screens: z.array(z.object({ title: z.string(), faults: z.array(z.string()) })),
})

buildWebIfStale()
const wanted = process.argv.slice(2)
const kept = written.parse(
  wanted.length > 0 ? JSON.parse(readFileSync(file, 'utf8')) : { looks: 0, screens: [] },
)
const again = new Set(screens.filter(({ name }) => wanted.includes(name)).map(({ title }) => title))
const before = kept.screens.filter(({ title }) => !again.has(title))
const found = new Map(before.map(({ title, faults: known }) => [title, known]))
// Each in two widths and two themes.
let looks = kept.looks - 4 * (kept.screens.length - before.length)
const look: Parameters<typeof visitScreens>[0] = async (page, { title }) => {
  looks++
  const wrong = await faults(page)
  found.set(title, [...new Set([...(found.get(title) ?? []), ...wrong])])
}
await visitScreens(look, { wanted })
const results = {
  tested: dayOf(new Date()),
  axe: axe.version,
  looks,
  screens: screens.map(({ title }) => ({ title, faults: found.get(title) ?? [] })),
}
writeFileSync(file, `${JSON.stringify(results, null, 2)}\n`)
process.stdout.write(`${looks} looks, ${[...found.values()].flat().length} faults: ${file}\n`)
