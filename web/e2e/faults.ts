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
  await page.evaluate(axe.source)
  const violations: unknown = await page.evaluate(
    `axe.run({ runOnly: ${JSON.stringify(rules)} }).then(({ violations }) => violations)`,
  )
  return z
    .parse(found, violations)
    .map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' | ')}`)
}
