import { type Browser, chromium as browsers, type Page } from 'playwright-core'
import { startPortal } from '../../infra/local/portal.ts'
import { demoPassword } from '../../infra/local/seed/people.ts'
import { chromium } from '../../infra/testing/chromium.ts'
import { type Screen, show } from './screen.ts'
import { screens } from './screens.ts'
import { learnWords } from './words.ts'

const heights = { 1440: 900, 1024: 768, 390: 844 } as const
export const allWidths = [1440, 1024, 390] as const
export const allThemes = ['light', 'dark'] as const
const args = ['--no-sandbox', '--disable-gpu', '--disable-quic', '--no-first-run']

type Width = (typeof allWidths)[number]
type Theme = (typeof allThemes)[number]
export type Look = { width: Width; theme: Theme }
type Visit = (page: Page, screen: Screen, look: Look) => Promise<void>
type Which = {
  /** The names of screens; none means all. */
  wanted?: string[]
  widths?: readonly Width[]
  themes?: readonly Theme[]
  /** The words of the owner's description, where it gave some. */
  isSpecified?: boolean
}

async function signIn(page: Page, name: string): Promise<void> {
  await page.goto('/signin')
  await page.getByLabel('E-post', { exact: true }).fill(`${name}@example.se`)
  await page.getByLabel('Lösenord', { exact: true }).fill(demoPassword)
  await page.getByRole('button', { name: 'Logga in', exact: true }).click()
  await page.waitForURL('**/Lobby')
}

async function lookAt(browser: Browser, baseURL: string, visit: Visit, which: Which) {
  const { wanted = [], widths = [1440, 390], themes = allThemes } = which
  const failed: string[] = []
  for (const width of widths) {
    const viewport = { width, height: heights[width] }
    for (const theme of themes) {
      for (const as of [undefined, 'anna', 'admin'] as const) {
        const options = { baseURL, viewport, colorScheme: theme, locale: 'sv-SE' }
        const context = await browser.newContext({ ...options, reducedMotion: 'reduce' })
        context.setDefaultTimeout(10_000)
        const page = await context.newPage()
        if (as !== undefined) await signIn(page, as)
        for (const screen of screens) {
          if (screen.as !== as || (wanted.length > 0 && !wanted.includes(screen.name))) continue
          try {
            await show(page, screen)
            await visit(page, screen, { width, theme })
          } catch (error) {
            failed.push(`${screen.name}, ${width}, ${theme}: ${String(error).split('\n')[0]}`)
          }
        }
        await context.close()
      }
    }
  }
  // The others have been visited all the same.
  if (failed.length > 0) throw new Error(`Not all screens opened:\n${failed.join('\n')}`)
}

/** Opens every screen, or some, at two widths and in both themes or in those that are named, on a portal with the demo's data. */
export async function visitScreens(visit: Visit, which: Which = {}): Promise<void> {
  const settings = { tour: false, ...(which.isSpecified && { texts: 'specification' as const }) }
  if (which.isSpecified) await learnWords()
  const portal = await startPortal({ port: 0, web: 'built', pace: 'none', settings })
  const browser = await browsers.launch({ ...chromium(), args })
  try {
    await lookAt(browser, portal.address, visit, which)
  } finally {
    await browser.close()
    await portal.stop()
  }
}
