import type { Page } from 'playwright-core'

/** Something that people see: whose it is, where it is, and what has to be done until it shows. */
export type Screen = {
  /** The screenshot's. */
  name: string
  /** What people call it. */
  title: string
  as?: 'admin' | 'anna'
  path: string
  /** The calls that get no answer while it is looked at. */
  waitsFor?: string
  /** The calls that fail. */
  without?: string
  open?: (page: Page) => Promise<unknown>
}

/** The parts of a page that say that they are being read. */
const reading = '[aria-label="Laddar …"], [role=table][aria-busy=true], table[aria-busy=true]'

/** Waits until nothing is being fetched, drawn in or faded. */
async function settle(page: Page, { waitsFor }: Screen): Promise<void> {
  // What is read for longer shows that it is: after a second at the latest.
  if (waitsFor !== undefined) return page.waitForTimeout(1500)
  // A page says only once that its network is idle: what somebody presses later, such as a link, fetches without a word.
  await page.waitForLoadState('networkidle')
  await page.waitForTimeout(250)
  await page.locator(reading).first().waitFor({ state: 'detached' })
  await page.waitForTimeout(100)
}

/** Forgets what was typed and kept: nobody goes on with it here. */
const forgetDrafts = (page: Page) =>
  page.evaluate(`{
    sessionStorage.clear()
    for (const key of Object.keys(localStorage)) if (key.startsWith('draft.')) localStorage.removeItem(key)
  }`)

/** Opens a screen, whatever the one before left behind, and waits until it stands still. */
export async function show(page: Page, screen: Screen): Promise<void> {
  if (page.url() !== 'about:blank') await forgetDrafts(page)
  await page.context().setOffline(false)
  await page.unrouteAll({ behavior: 'ignoreErrors' })
  if (screen.waitsFor !== undefined) await page.route(screen.waitsFor, () => {})
  if (screen.without !== undefined) await page.route(screen.without, (route) => route.abort())
  await page.goto(screen.path)
  await settle(page, screen)
  if (!screen.open) return
  await screen.open(page)
  await settle(page, screen)
}
