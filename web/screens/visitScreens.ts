import { type Browser, chromium as browsers, type Page } from 'playwright-core'
import { startPortal } from '../../infra/local/portal.ts'
import { demoPassword } from '../../infra/local/seed/people.ts'
import { chromium } from '../../infra/testing/chromium.ts'
import { type Screen, show } from './screen.ts'
import { screens } from './screens.ts'

const widths = [
  { width: 1440, height: 900 },
  { width: 390, height: 844 },
] as const
const themes = ['light', 'dark'] as const
const args = ['--no-sandbox', '--disable-gpu', '--disable-quic', '--no-first-run']

type Look = { width: number; theme: 'light' | 'dark' }
type Visit = (page: Page, screen: Screen, look: Look) => Promise<void>

async function signIn(page: Page, name: string): Promise<void> {
  await page.goto('/signin')
  await page.getByLabel('E-post', { exact: true }).fill(`${name}@example.se`)
  await page.getByLabel('Lösenord', { exact: true }).fill(demoPassword)
  await page.getByRole('button', { name: 'Logga in', exact: true }).click()
  await page.waitForURL('**/Lobby')
}

async function lookAt(browser: Browser, baseURL: string, visit: Visit, wanted: string[]) {
  for (const viewport of widths) {
    for (const theme of themes) {
      for (const as of [undefined, 'anna', 'admin'] as const) {
        const options = { baseURL, viewport, colorScheme: theme, locale: 'sv-SE' }
        const context = await browser.newContext({ ...options, reducedMotion: 'reduce' })
        context.setDefaultTimeout(10_000)
        const page = await context.newPage()
        if (as !== undefined) await signIn(page, as)
        for (const screen of screens) {
          if (screen.as !== as || (wanted.length > 0 && !wanted.includes(screen.name))) continue
          await show(page, screen)
          await visit(page, screen, { width: viewport.width, theme })
        }
        await context.close()
      }
    }
  }
}

/** Opens every screen, or those that are wanted, at two widths and in both themes, on a portal with the demo's data. */
export async function visitScreens(visit: Visit, wanted: string[] = []): Promise<void> {
  const options = { port: 0, web: 'built', pace: 'none', settings: { tour: false } } as const
  const portal = await startPortal(options)
  const browser = await browsers.launch({ ...chromium(), args })
  try {
    await lookAt(browser, portal.address, visit, wanted)
  } finally {
    await browser.close()
    await portal.stop()
  }
}
