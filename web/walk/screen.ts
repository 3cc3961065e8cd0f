import type { Page, Request } from 'playwright-core'

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

const underWay = new WeakMap<Page, Set<Request>>()

/** What a page has asked for and not got yet, from the first screen that it shows. */
function requestsOf(page: Page): Set<Request> {
  const known = underWay.get(page)
  if (known) return known
  const open = new Set<Request>()
  underWay.set(page, open)
  page.on('request', (request) => open.add(request))
  page.on('requestfinished', (request) => open.delete(request))
  page.on('requestfailed', (request) => open.delete(request))
  return open
}

/** Waits until for a moment nothing is fetched, drawn in or faded. */
async function settle(page: Page, { waitsFor }: Screen): Promise<void> {
  // What is read for longer shows that it is: after a second at the latest.
  if (waitsFor !== undefined) return page.waitForTimeout(1500)
  const open = requestsOf(page)
  for (let quiet = 0; quiet < 3; quiet = open.size === 0 ? quiet + 1 : 0) {
    await page.evaluate('new Promise((resolve) => requestIdleCallback(resolve))')
    await page.waitForTimeout(50)
  }
}

/** Opens a screen, whatever the one before left behind, and waits until it stands still. */
export async function show(page: Page, screen: Screen): Promise<void> {
  requestsOf(page)
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
