import { cpSync } from 'node:fs'
import {
  type Browser,
  type BrowserContextOptions,
  chromium as browsers,
  type Page,
} from 'playwright-core'
import { afterAll, afterEach, beforeAll, expect, inject } from 'vitest'
import { type Portal, type PortalOptions, startPortal } from '../../../infra/local/portal.ts'
import { synthesisedPolicies } from '../../../infra/local/iam/policies.ts'
import { chromium } from '../../../infra/testing/chromium.ts'
import { keepWhatShowed } from './failures.ts'

// Not the defaults of the browser's npm package, which turn the browser's own safety off.
const args = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
]

// What every page looked like at every step costs a third of a journey's time: `TRACE=1 npx vitest run rooms` notes it, too.
const full = process.env['TRACE'] !== undefined

type Running = { portal: Portal; browser: Browser; friends: string[] }

let running: Running | undefined
let shared: Promise<Running> | undefined
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

/** A copy of the demo that the portals of this run begin with. */
function demoCopy(): string {
  const demo = inject('demo')
  const data = `${demo}.${crypto.randomUUID()}`
  cpSync(demo, data, { recursive: true })
  return data
}

async function start({ env, ...options }: Partial<PortalOptions> = {}): Promise<Running> {
  const started = await startPortal({
    port: 0,
    data: demoCopy(),
    web: 'built',
    pace: 'none',
    policies: synthesisedPolicies(),
    // Whoever a journey adds signs in for the first time; the tour has a journey of its own.
    settings: { tour: false },
    // The same few people ask in all of them, one after the other.
    env: { ANSWERS_PER_MINUTE: '1000', ...env },
    ...options,
  })
  const { outlook } = options
  const friends = outlook
    ? [`https://${started.cognito.hostedDomain}`, outlook.provider.issuer]
    : []
  return { portal: started, friends, browser: await browsers.launch({ ...chromium(), args }) }
}

/**
 * The portal and a browser for the journeys of a file. All files of a worker share them, one after the other: a journey adds
 * what it changes, and counts nothing that another may have left. A console error, an error on a page, a request to anywhere
 * but the portal and its user pool, and a Lambda that may not do what it wants fail the test. With `more`, which gives what
 * else the portal is started with, the file has a portal of its own.
 */
export function useVisits(more?: () => Promise<Partial<PortalOptions>>) {
  beforeAll(async () => {
    // Also of one that failed: nothing is tried twice.
    shared ??= more ? undefined : start()
    running = more ? await start(await more()) : await shared
  })
  afterEach(async ({ task }) => {
    const refused = running?.portal.deniedActions.splice(0) ?? []
    const wrong = [...problems.splice(0), ...refused]
    const contexts = running?.browser.contexts() ?? []
    if (task.result?.state === 'fail' || wrong.length > 0) await keepWhatShowed(task, contexts)
    await Promise.all(contexts.map((context) => context.close()))
    expect(wrong).toEqual([])
  })
  afterAll(async () => {
    if (!more) return
    await running?.browser.close()
    await running?.portal.stop()
  })
}

/** For journeys that count what a portal holds, or look at all of it. */
export const ofItsOwn = async (): Promise<Partial<PortalOptions>> => ({})

/** For journeys that are to see what moves: dialogs that open, toasts that come. */
export const moving = { reducedMotion: 'no-preference' } as const

/** A person opens a browser of their own: a wide window in which nothing moves, unless `options` says otherwise. */
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
  await context.tracing.start({ screenshots: full, snapshots: full })
  const page = await context.newPage()
  watch(page, running.portal, running.friends)
  await page.goto(path)
  return page
}
