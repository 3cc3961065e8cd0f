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

/** How many parts of a page say that they are being read. */
export const reading = (page: Page): Promise<number> =>
  page
    .locator('[aria-label="Laddar …"], [role=table][aria-busy=true], table[aria-busy=true]')
    .count()

const underWay = new WeakMap<Page, Set<Request>>()

/** The calls and files that a page has asked for and not got, from the first time that somebody wants to know. */
function asked(page: Page): Set<Request> {
  const known = underWay.get(page)
  if (known) return known
  const requests = new Set<Request>()
  const end = (request: Request) => void requests.delete(request)
  page.on('request', (request) => void requests.add(request))
  page.on('requestfinished', end)
  page.on('requestfailed', end)
  underWay.set(page, requests)
  return requests
}

// Ten looks in a row must find nothing, and who has not come to an end after twenty seconds does not.
const looks = 10
const longest = 20_000

/** Waits until nothing is being fetched, drawn in or faded. */
async function settle(page: Page, { waitsFor }: Screen): Promise<void> {
  // What is read for longer shows that it is: after a second at the latest.
  if (waitsFor !== undefined) return page.waitForTimeout(1500)
  // The browser's word that the network is idle holds for the page's beginning, and for nothing that is pressed later.
  const end = Date.now() + longest
  for (let quiet = 0; quiet < looks && Date.now() < end; quiet++) {
    await page.waitForTimeout(30)
    if (asked(page).size > 0 || (await reading(page)) > 0) quiet = -1
  }
}

/** Forgets what was typed and kept, once the page goes and has kept it: nobody goes on with it here. */
const forgetDrafts = (page: Page) =>
  page.evaluate(`addEventListener('pagehide', () => {
    sessionStorage.clear()
    for (const key of Object.keys(localStorage)) if (key.startsWith('draft.')) localStorage.removeItem(key)
  })`)

/** Opens a screen, whatever the one before left behind, and waits until it stands still. */
export async function show(page: Page, screen: Screen): Promise<void> {
  if (page.url() !== 'about:blank') await forgetDrafts(page)
  await page.context().setOffline(false)
  await page.unrouteAll({ behavior: 'ignoreErrors' })
  if (screen.waitsFor !== undefined) await page.route(screen.waitsFor, () => {})
  if (screen.without !== undefined) await page.route(screen.without, (route) => route.abort())
  // Of the page before nobody hears any more.
  asked(page).clear()
  await page.goto(screen.path)
  await settle(page, screen)
  if (!screen.open) return
  await screen.open(page)
  await settle(page, screen)
}
