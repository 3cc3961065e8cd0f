import type { BrowserContextOptions, Page } from 'playwright-core'
import { describe, expect, test } from 'vitest'
import { reading, type Screen, show } from '../../screens/screen.ts'
import { screens } from '../../screens/screens.ts'
import { beyond, cutOff } from '../support/overflow.ts'
import { visitAs } from '../support/signIn.ts'
import { look } from '../support/steps.ts'
import { useVisits, visit } from '../support/visits.ts'

useVisits()

const minutes = 60_000
const narrow = { width: 320, height: 640 }
const large = { width: 1280, height: 900 }

const settings = [
  { name: 'narrow', viewport: narrow, letters: 16 },
  { name: 'large letters', viewport: large, letters: 32 },
]

async function pageFor(as: Screen['as'], options: BrowserContextOptions): Promise<Page> {
  return as === undefined ? visit('/signin', options) : visitAs(`${as}@example.se`, '/', options)
}

/** Sets the window, and the size of letters that somebody has chosen in the browser. */
async function setSettings(page: Page, { viewport, letters }: (typeof settings)[number]) {
  // Left open: with it the letters would go back to what they were at the next page.
  const browser = await page.context().newCDPSession(page)
  await browser.send('Page.setFontSizes', { fontSizes: { standard: letters } })
  await page.setViewportSize(viewport)
  await page.waitForTimeout(100)
}

/** What is not seen of a page, also once it has had time to adapt to another window. */
async function unseenOn(page: Page): Promise<string[]> {
  const find = async () => [...(await beyond(page)), ...(await cutOff(page))]
  if ((await find()).length === 0) return []
  await page.waitForTimeout(1000)
  return find()
}

/** Looks at every screen of somebody with both settings. Gives what is not seen of it, by title and setting. */
async function unseenBy(as: Screen['as']) {
  const page = await pageFor(as, { viewport: narrow })
  const unseen: Record<string, string[]> = {}
  // Each screen is opened with the setting that the one before was left in.
  let order = settings
  for (const screen of screens.filter((one) => one.as === as)) {
    await show(page, screen)
    // What is still being read is not the screen.
    if (screen.waitsFor === undefined)
      expect([screen.title, await reading(page)]).toEqual([screen.title, 0])
    for (const setting of order) {
      if (setting !== order[0]) await setSettings(page, setting)
      expect(await look(page.locator('html'), 'font-size')).toBe(`${setting.letters}px`)
      const found = await unseenOn(page)
      if (found.length > 0) unseen[`${screen.title}, ${setting.name}`] = found
    }
    order = order.toReversed()
  }
  return unseen
}

describe.each([
  ['whoever is signed out', undefined],
  ['staff', 'anna'],
  ['administrators', 'admin'],
] as const)('what %s see', (_, as) => {
  test(
    'fits a window of 320 pixels, as at 400 % on a large one, and letters twice as large; nothing is cut off',
    async () => {
      expect(await unseenBy(as)).toEqual({})
    },
    4 * minutes,
  )
})

test('where a person’s own colours replace all others, focus, icons and what is chosen are seen', async () => {
  const page = await pageFor('admin', { forcedColors: 'active', viewport: large })
  await page.goto('/Rum')
  await page.getByRole('link', { name: 'Stor' }).click()
  // What is drawn stands around the choice itself.
  const view = (name: string) =>
    page.locator('label').filter({ has: page.getByRole('radio', { name, exact: true }) })
  const menu = (name: string) => page.getByRole('banner').getByRole('link', { name })
  await view('Vecka').waitFor()
  expect(await look(view('Vecka'), 'background-color')).not.toBe(
    await look(view('Dag'), 'background-color'),
  )
  expect(await look(menu('Rum'), 'background-color')).not.toBe(
    await look(menu('Dokument'), 'background-color'),
  )
  await page.getByRole('radio', { name: 'Vecka' }).focus()
  await page.keyboard.press('ArrowRight')
  expect(await look(view('Månad'), 'outline-style')).toBe('solid')
  const book = page.getByRole('button', { name: 'Boka', exact: true })
  expect(await look(book.locator('svg'), 'color')).not.toBe(
    await look(page.locator('body'), 'background-color'),
  )
})
