import type { Locator, Page } from 'playwright-core'
import { type Line, median } from '../line.ts'

/** Something that somebody does on a screen: what it begins with is not measured. */
export type Interaction = {
  what: string
  as: string
  path: string
  ready: (page: Page) => Promise<unknown>
  act: (page: Page) => Promise<unknown>
  /** What shows once it is done. */
  done?: (page: Page) => Promise<unknown>
}

const goalMs = 200
const settleMs = 1_500
// What is shorter the browser does not tell.
const shortestMs = 16

// Every press and key, from the hand to the next paint, and every task that held the page up, as the browser itself measures it.
export const noteInteractions = `
  globalThis.longTasks = []
  new PerformanceObserver((list) => {
    for (const { duration } of list.getEntries()) longTasks.push(duration)
  }).observe({ type: 'longtask', buffered: true })
  globalThis.interactions = []
  new PerformanceObserver((list) => {
    for (const { interactionId, duration } of list.getEntries())
      if (interactionId) interactions.push(duration)
  }).observe({ type: 'event', durationThreshold: ${shortestMs} })
`

const painted = (page: Page) =>
  page.evaluate(
    'new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(() => setTimeout(resolve, 100))))',
  )

// As long as a hand needs: let go at once, both would be painted together.
const heldMs = 100

/** Presses something by the mouse alone: what the tool's own click asks the page at each press would count as the page's. */
export async function press(page: Page, target: Locator): Promise<void> {
  await target.scrollIntoViewIfNeeded()
  const box = await target.boundingBox()
  if (!box) throw new Error(`Nothing to press: ${String(target)}`)
  await page.mouse.move(box.x + box.width / 2, box.y + box.height / 2)
  await painted(page)
  await page.mouse.down()
  await page.waitForTimeout(heldMs)
  await page.mouse.up()
}

/** The longest single interaction while somebody does something, in milliseconds. */
async function longest(page: Page, { path, ready, act, done }: Interaction): Promise<number> {
  await page.goto(path)
  await ready(page)
  // What the screen itself still does after it is there is not the interaction's.
  await page.waitForTimeout(settleMs)
  await page.evaluate('interactions.length = 0')
  await act(page)
  // What looks for the end goes through the page, too: only once the press is painted.
  await painted(page)
  await done?.(page)
  await painted(page)
  return Math.max(shortestMs, ...(await page.evaluate<number[]>('interactions')))
}

/** How long each interaction takes to the next paint, the middle of some rounds. */
export async function interactionLines(
  pageOf: (as: string) => Promise<Page>,
  interactions: Interaction[],
  rounds: number,
): Promise<Line[]> {
  const lines: Line[] = []
  for (const interaction of interactions) {
    const page = await pageOf(interaction.as)
    const took: number[] = []
    for (let round = 0; round < rounds; round++) took.push(await longest(page, interaction))
    lines.push({ what: interaction.what, figure: median(took), unit: 'ms', goal: goalMs })
  }
  return lines
}

/** The longest task while a screen comes, in milliseconds, the middle of some rounds; 0 where none is long. */
export async function longestTask(
  page: Page,
  { path, ready }: Pick<Interaction, 'path' | 'ready'>,
  rounds: number,
): Promise<number> {
  const took: number[] = []
  for (let round = 0; round < rounds; round++) {
    await page.goto(path)
    await ready(page)
    await page.waitForTimeout(settleMs)
    took.push(Math.max(0, ...(await page.evaluate<number[]>('longTasks'))))
  }
  return median(took)
}
