import type { Locator, Page } from 'playwright-core'

/** What somebody has at hand who walks through the portal. */
export type Way = {
  name: string
  width: number
  /** Presses what stands in this place, however one gets there. */
  press: (page: Page, what: Locator) => Promise<unknown>
  /** Goes on reading until this is in view. */
  readTo: (page: Page, what: Locator) => Promise<unknown>
}

/** A part of the walk. */
export type Step = { what: string; act: (page: Page, way: Way) => Promise<unknown> }

export type Counted = { what: string; presses: number; pixels: number; ms: number }

/**
 * Counts in the page what a hand does, over reloads too: presses of keys, buttons and fingers, without the letters that are
 * typed into a field, and the pixels that are scrolled by.
 */
export const countPresses = `
  const add = (name, by) => localStorage.setItem(name, Number(localStorage.getItem(name) ?? 0) + by)
  const isTyped = ({ key, target, ctrlKey }) =>
    key.length === 1 && !ctrlKey && target.matches('input, textarea')
  const isHeld = ({ key }) => key === 'Control' || key === 'Shift'
  addEventListener('keydown', (event) => isTyped(event) || isHeld(event) || add('walk.presses', 1), true)
  addEventListener('pointerdown', () => add('walk.presses', 1), true)
  addEventListener('wheel', ({ deltaY }) => add('walk.pixels', Math.abs(deltaY)), { capture: true, passive: true })
`

const noted = (page: Page, name: string) =>
  page.evaluate<number>(`Number(localStorage.getItem('walk.${name}') ?? 0)`)

// Some lines at a time, as a wheel or a finger does.
const stride = 400
const headerHeight = 64
const limit = 500

async function isInView(page: Page, what: Locator) {
  const box = await what.boundingBox()
  const height = page.viewportSize()?.height ?? 0
  return box !== null && box.y >= headerHeight && box.y + Math.min(box.height, stride) <= height
}

/** Scrolls down until something is in view. */
export async function scrollTo(page: Page, what: Locator) {
  for (let times = 0; !(await isInView(page, what)); times++) {
    if (times === limit) throw new Error(`Never in view: ${what.toString()}`)
    await page.mouse.wheel(0, stride)
    await page.waitForTimeout(50)
  }
}

/** Goes on by Tab until something has the focus. */
export async function tabTo(page: Page, what: Locator) {
  for (let times = 0; !(await what.evaluate((element) => element.matches(':focus'))); times++) {
    if (times === limit) throw new Error(`Never in focus: ${what.toString()}`)
    await page.keyboard.press('Tab')
  }
}

/** Walks, and gives what each step took. */
export async function walk(page: Page, way: Way, steps: Step[]): Promise<Counted[]> {
  const counted: Counted[] = []
  for (const { what, act } of steps) {
    const presses = await noted(page, 'presses')
    const pixels = await noted(page, 'pixels')
    const began = performance.now()
    await act(page, way)
    counted.push({
      what,
      presses: (await noted(page, 'presses')) - presses,
      pixels: (await noted(page, 'pixels')) - pixels,
      ms: performance.now() - began,
    })
  }
  return counted
}
