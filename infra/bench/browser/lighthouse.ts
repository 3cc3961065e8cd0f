import lighthouse, { desktopConfig, type Flags } from 'lighthouse'
import { z } from 'zod'
import { browserOf } from './lighthouseBrowser.ts'
import { type Line, median } from '../line.ts'

type Goals = { simulated?: number; throttled?: number; blocking?: number }
type Screen = { what: string; path: string; as: string | undefined; goals: Goals }

/** The first screens, and what signed-in people open most: who looks at each. */
export const screens: readonly Screen[] = [
  {
    what: 'sign-in',
    path: '/signin',
    as: undefined,
    goals: { simulated: 1_200, throttled: 1_200, blocking: 150 },
  },
  {
    what: 'lobby, 300 cards',
    path: '/Lobby',
    as: 'anna@example.se',
    goals: { simulated: 2_200, throttled: 3_500, blocking: 200 },
  },
  {
    what: 'dashboard',
    path: '/Lobby',
    as: 'admin@example.se',
    goals: { simulated: 2_600, throttled: 4_000, blocking: 250 },
  },
  { what: 'calendar', path: '/Rum/Kalender?rum=2', as: 'admin@example.se', goals: {} },
]

const categories = ['performance', 'accessibility', 'best-practices', 'seo'] as const

const requests = z.object({
  items: z.array(z.object({ resourceType: z.string().optional(), transferSize: z.number() })),
})

/** How a visit is taken: with an empty cache or a full one, its slowness computed or really there. */
export type Visit = {
  form: 'mobile' | 'desktop'
  cache: 'cold' | 'warm'
  throttling: 'simulated' | 'throttled'
}

type Seen = {
  scores: Record<string, number>
  paint: number
  blocking: number
  shift: number
  moved: number
  scripts: number
  firstCard: number | undefined
}

// A screen has more scripts than that, and a browser that kept them moves less.
const leastScriptsKb = 60

/** Throws when the cache was not as it should have been: the figures would be somebody else's. */
function assertMoved({ cache }: Visit, { items }: z.infer<typeof requests>) {
  const scripts = items.filter(({ resourceType }) => resourceType === 'Script')
  const kilobytes = (some: typeof items) =>
    some.reduce((sum, { transferSize }) => sum + transferSize, 0) / 1024
  const ofScripts = kilobytes(scripts)
  if (cache === 'cold' ? ofScripts < leastScriptsKb : ofScripts > leastScriptsKb) {
    throw new Error(`A ${cache} visit moved ${ofScripts.toFixed(1)} KB of scripts`)
  }
  return { moved: kilobytes(items), scripts: scripts.length }
}

type Browser = Awaited<ReturnType<typeof browserOf>>

async function look(url: string, browser: Browser, visit: Visit): Promise<Seen> {
  const flags: Flags = {
    port: browser.port,
    logLevel: 'error',
    // Clears the browser's cache, and of the origin's storage nothing that a person's session lies in.
    disableStorageReset: visit.cache === 'warm',
    throttlingMethod: visit.throttling === 'throttled' ? 'devtools' : 'simulate',
  }
  const found = await lighthouse(url, flags, visit.form === 'desktop' ? desktopConfig : undefined)
  if (!found) throw new Error(`Lighthouse saw nothing at ${url}`)
  const { audits, categories: judged } = found.lhr
  const valueOf = (audit: string) => audits[audit]?.numericValue ?? Number.NaN
  return {
    scores: Object.fromEntries(
      categories.map((name) => [name, Math.round((judged[name]?.score ?? 0) * 100)]),
    ),
    paint: valueOf('largest-contentful-paint'),
    blocking: valueOf('total-blocking-time'),
    shift: valueOf('cumulative-layout-shift'),
    ...assertMoved(visit, requests.parse(audits['network-requests']?.details)),
    firstCard: browser.takeFirstCard(),
  }
}

function linesOf(of: string, runs: Seen[], { cache, throttling, form }: Visit, goals: Goals) {
  const middle = (value: (seen: Seen) => number) => median(runs.map(value))
  const isGoal = cache === 'cold' && form === 'mobile'
  const lines: Line[] = [
    {
      what: `${of}: largest paint`,
      figure: middle(({ paint }) => paint),
      unit: 'ms',
      goal: isGoal ? goals[throttling] : undefined,
    },
    {
      what: `${of}: blocking`,
      figure: middle(({ blocking }) => blocking),
      unit: 'ms',
      goal: isGoal && throttling === 'simulated' ? goals.blocking : undefined,
    },
    { what: `${of}: moved`, figure: middle(({ moved }) => moved), unit: 'KB' },
    { what: `${of}: script files`, figure: middle(({ scripts }) => scripts), unit: '' },
    { what: `${of}: layout shift`, figure: middle(({ shift }) => shift), unit: '', goal: 0.01 },
  ]
  // Simulated times are computed, and nobody computes when a card can be pressed.
  const cards = runs.flatMap(({ firstCard }) => firstCard ?? [])
  if (throttling === 'throttled' && cards.length > 0) {
    lines.push({
      what: `${of}: first card`,
      figure: median(cards),
      unit: 'ms',
      goal: goals.throttled,
    })
  }
  if (throttling === 'throttled') return lines
  const scores = categories.map((name) => ({
    what: `${of}: ${name}`,
    figure: middle((seen) => seen.scores[name] ?? 0),
    unit: '',
  }))
  return [...lines, ...scores]
}

/** Lighthouse's times and scores of some screens in one kind of visit, the middle of so many runs. */
export async function lighthouseLines(
  address: string,
  visit: Visit,
  looked: readonly Screen[],
  rounds: number,
): Promise<Line[]> {
  const lines: Line[] = []
  for (const { what, path, as, goals } of looked) {
    const browser = await browserOf(address, as)
    const url = `${address}${path}`
    const runs: Seen[] = []
    // The first visit fills the cache.
    if (visit.cache === 'warm') await look(url, browser, { ...visit, cache: 'cold' })
    for (let round = 0; round < rounds; round++) runs.push(await look(url, browser, visit))
    lines.push(...linesOf(what, runs, visit, goals))
    await browser.stop()
  }
  return lines
}
