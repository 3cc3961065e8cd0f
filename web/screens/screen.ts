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

/** Waits until nothing is being fetched, drawn in or faded. */
async function settle(page: Page, { waitsFor }: Screen): Promise<void> {
  if (waitsFor === undefined) await page.waitForLoadState('networkidle')
  // What is read for longer shows that it is: after a second at the latest.
  await page.waitForTimeout(waitsFor === undefined ? 250 : 1500)
}

/** Opens a screen, whatever the one before left behind, and waits until it stands still. */
export async function show(page: Page, screen: Screen): Promise<void> {
  // What was typed is kept over a reload; here nobody goes on with it.
  if (page.url() !== 'about:blank') await page.evaluate('sessionStorage.clear()')
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
