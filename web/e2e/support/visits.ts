import {
  type Browser,
  type BrowserContextOptions,
  chromium as browsers,
  type Page,
} from 'playwright-core'
import { afterAll, afterEach, beforeAll, expect } from 'vitest'
import { type Portal, type PortalOptions, startPortal } from '../../../infra/local/portal.ts'
import { synthesisedPolicies } from '../../../infra/local/iam/policies.ts'
import { chromium } from '../../../infra/testing/chromium.ts'

// Not the defaults of the browser's npm package, which turn the browser's own safety off.
const args = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
]

let running: { portal: Portal; browser: Browser; friends: string[] } | undefined
const problems: string[] = []

/** The portal of this file, with the demo's people and questions, in memory. */
export function portal(): Portal {
  if (!running) throw new Error('Call useVisits() in this file first')
  return running.portal
}

// A refused call is also written to the console, by the browser itself.
const isRefusedCall = (text: string) => text.startsWith('Failed to load resource')

function watch(page: Page, { address, cognito }: Portal, friends: string[]) {
  page.on('pageerror', (error) => problems.push(`page error: ${error.stack ?? error.message}`))
  page.on('console', (message) => {
    const text = message.text()
    if (message.type() === 'error' && !isRefusedCall(text)) problems.push(`console: ${text}`)
  })
  page.on('request', (request) => {
    const url = request.url()
    const ours = [address, cognito.url, 'data:', 'blob:', ...friends].some((origin) =>
      url.startsWith(origin),
    )
    if (!ours) problems.push(`request to a stranger: ${url}`)
  })
  page.on('response', (response) => {
    const url = response.url()
    const isPool = [cognito.url, ...friends].some((origin) => url.startsWith(origin))
    if (response.status() >= 400 && !url.includes('/v1/') && !isPool) {
      problems.push(`${response.status()} for ${url}`)
    }
  })
}

/**
 * Starts the portal and a browser for the journeys of a file. A console error, an error on a page, a request to anywhere
 * but the portal and its user pool, and a Lambda that may not do what it wants fail the test. `more` gives what else the portal is started with.
 */
export function useVisits(more: () => Promise<Partial<PortalOptions>> = async () => ({})) {
  beforeAll(async () => {
    const options = await more()
    const policies = synthesisedPolicies()
    const started = await startPortal({
      port: 0,
      web: 'built',
      pace: 'none',
      policies,
      // Whoever a journey adds signs in for the first time; the tour has a journey of its own.
      settings: { tour: false },
      ...options,
    })
    const { outlook } = options
    const friends = outlook
      ? [`https://${started.cognito.hostedDomain}`, outlook.provider.issuer]
      : []
    running = { portal: started, friends, browser: await browsers.launch({ ...chromium(), args }) }
  })
  afterEach(async () => {
    await Promise.all(running?.browser.contexts().map((context) => context.close()) ?? [])
    const refused = running?.portal.deniedActions.splice(0) ?? []
    expect([...problems.splice(0), ...refused]).toEqual([])
  })
  afterAll(async () => {
    await running?.browser.close()
    await running?.portal.stop()
  })
}

/** For journeys that are to see what moves: dialogs that open, toasts that come. */
export const moving = { reducedMotion: 'no-preference' } as const

/** A person opens a browser of his own: a wide window in which nothing moves, unless `options` says otherwise. */
export async function visit(path: string, options: BrowserContextOptions = {}): Promise<Page> {
  if (!running) throw new Error('Call useVisits() in this file first')
  const context = await running.browser.newContext({
    baseURL: running.portal.address,
    locale: 'sv-SE',
    viewport: { width: 1280, height: 900 },
    permissions: ['clipboard-read', 'clipboard-write'],
    // Playwright waits until what it presses stands still.
    reducedMotion: 'reduce',
    ...options,
  })
  context.setDefaultTimeout(20_000)
  const page = await context.newPage()
  watch(page, running.portal, running.friends)
  await page.goto(path)
  return page
}
