import axe from 'axe-core'
import type { Page } from 'playwright-core'
import * as z from 'zod/mini'

const found = z.array(z.object({ id: z.string(), nodes: z.array(z.object({ html: z.string() })) }))
const rules = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice']

/** What axe finds wrong with the page as it stands now. */
export async function faults(page: Page): Promise<string[]> {
  // Colours in the middle of a transition are nobody's choice.
  await page.evaluate(
    'Promise.allSettled(document.getAnimations().filter((a) => a.effect.getTiming().iterations === 1).map((a) => a.finished))',
  )
  if (!(await page.evaluate<boolean>("'axe' in globalThis"))) await page.evaluate(axe.source)
  // Every rule looks at everything; only what it finds in order is not written down.
  const options = JSON.stringify({ runOnly: rules, resultTypes: ['violations'] })
  const violations: unknown = await page.evaluate(
    `axe.run(${options}).then(({ violations }) => violations)`,
  )
  return z
    .parse(found, violations)
    .map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' | ')}`)
}
