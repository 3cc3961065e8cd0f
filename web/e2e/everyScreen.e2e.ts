import type { BrowserContextOptions, Locator, Page } from 'playwright-core'
import { describe, expect, test } from 'vitest'
import { type Screen, show } from '../walk/screen.ts'
import { screens } from '../walk/screens.ts'
import { beyond, cutOff } from './overflow.ts'
import { fillIn } from './steps.ts'
import { useVisits, visit } from './visits.ts'

useVisits()

const minutes = 60_000
const narrow = { width: 320, height: 640 }
const large = { width: 1280, height: 900 }

type Options = BrowserContextOptions & {
  /** The size of letters that somebody has chosen in the browser; 16 otherwise. */
  letters?: number
}

async function pageFor(as: Screen['as'], { letters = 16, ...options }: Options): Promise<Page> {
  const page = await visit('/signin', { ...options, reducedMotion: 'reduce' })
  const browser = await page.context().newCDPSession(page)
  await browser.send('Page.setFontSizes', { fontSizes: { standard: letters } })
  if (as === undefined) return page
  await fillIn(page, `${as}@example.se`)
  await page.waitForURL('**/Lobby')
  return page
}

/** Looks at every screen of somebody. Gives what is not seen of it, by its title. */
async function unseenBy(as: Screen['as'], options: Options) {
  const page = await pageFor(as, options)
  const unseen: Record<string, string[]> = {}
  for (const screen of screens.filter((one) => one.as === as)) {
    await show(page, screen)
    const found = [...(await beyond(page)), ...(await cutOff(page))]
    if (found.length > 0) unseen[screen.title] = found
  }
  return unseen
}

/** How something is drawn. */
const look = (what: Locator, property: string): Promise<string> =>
  what.evaluate(
    (drawn, of) => drawn.ownerDocument.defaultView.getComputedStyle(drawn)[of],
    property,
  )

describe.each([
  ['whoever is signed out', undefined],
  ['staff', 'anna'],
  ['administrators', 'admin'],
] as const)('what %s see', (_, as) => {
  test(
    'fits where a window is 320 pixels wide, as at 400 % on a large one, and nothing is cut off',
    async () => {
      expect(await unseenBy(as, { viewport: narrow })).toEqual({})
    },
    4 * minutes,
  )

  test(
    'can be read with letters twice as large',
    async () => {
      expect(await unseenBy(as, { viewport: large, letters: 32 })).toEqual({})
    },
    4 * minutes,
  )
})

test('where a person’s own colours replace all others, focus, icons and what is chosen are seen', async () => {
  const page = await pageFor('admin', { forcedColors: 'active', viewport: large })
  await page.goto('/Rum')
  await page.getByRole('link', { name: 'Stor' }).click()
  const view = (name: string) => page.getByRole('button', { name, exact: true })
  const menu = (name: string) => page.getByRole('banner').getByRole('link', { name })
  await view('Vecka').waitFor()
  expect(await look(view('Vecka'), 'background-color')).not.toBe(
    await look(view('Dag'), 'background-color'),
  )
  expect(await look(menu('Rum'), 'background-color')).not.toBe(
    await look(menu('Dokument'), 'background-color'),
  )
  await view('Vecka').focus()
  await page.keyboard.press('Tab')
  expect(await look(view('Månad'), 'outline-style')).toBe('solid')
  expect(await look(view('Boka').locator('svg'), 'color')).not.toBe(
    await look(page.locator('body'), 'background-color'),
  )
})
