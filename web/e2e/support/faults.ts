import axe from 'axe-core'
import type { Page } from 'playwright-core'
import * as z from 'zod/mini'

const found = z.array(z.object({ id: z.string(), nodes: z.array(z.object({ html: z.string() })) }))
const everything = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice']
// What a rule finds in another theme differs where it looks at colours only.
const colours = ['color-contrast', 'link-in-text-block']

// Colours in the middle of a transition are nobody's choice, and what inherits one begins its own when that has ended.
const stillness = `(async () => {
  const frame = () => new Promise((resolve) => requestAnimationFrame(resolve))
  const moves = ({ playState, effect }) => playState === 'running' && effect.getTiming().iterations === 1
  const moving = () => document.getAnimations().filter(moves)
  await frame()
  for (await frame(); moving().length > 0; await frame()) await Promise.allSettled(moving().map((a) => a.finished))
})()`

async function run(page: Page, runOnly: string[], theme: string): Promise<string[]> {
  await page.evaluate(stillness)
  // Every rule looks at everything; only what it finds in order is not written down.
  const options = JSON.stringify({ runOnly, resultTypes: ['violations'] })
  const violations: unknown = await page.evaluate(
    `axe.run(${options}).then(({ violations }) => violations)`,
  )
  return z
    .parse(found, violations)
    .map(({ id, nodes }) => `${theme}, ${id}: ${nodes.map(({ html }) => html).join(' | ')}`)
}

/** What axe finds wrong with the page as it stands now, in light and, as far as colours go, in dark. */
export async function faults(page: Page): Promise<string[]> {
  if (!(await page.evaluate<boolean>("'axe' in globalThis"))) await page.evaluate(axe.source)
  const light = await run(page, everything, 'light')
  await page.emulateMedia({ colorScheme: 'dark' })
  const dark = await run(page, colours, 'dark')
  await page.emulateMedia({ colorScheme: null })
  return [...light, ...dark]
}
