import { createServer } from 'node:net'
import { join } from 'node:path'
import lighthouse, { desktopConfig, type Flags } from 'lighthouse'
import { chromium as browserType } from 'playwright-core'
import { chromium } from '../testing/chromium.ts'
import { demoPassword } from '../local/seed/people.ts'
import { dataFolder } from '../testing/portalProcess.ts'
import { type Line, median } from './line.ts'

// The blocking time moves by two fifths between two runs (docs/requirements.md, "First load").
const rounds = 5

/** The first screens, and what signed-in people open most: who looks at each. */
const screens = [
  { what: 'sign-in', path: '/signin', as: undefined },
  { what: 'lobby', path: '/Lobby', as: 'anna@example.se' },
  { what: 'dashboard', path: '/Lobby', as: 'admin@example.se' },
  { what: 'calendar', path: '/Rum/Kalender', as: 'admin@example.se' },
] as const

const categories = ['performance', 'accessibility', 'best-practices', 'seo'] as const
async function freePort(): Promise<number> {
  const server = createServer()
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const address = server.address()
  await new Promise((resolve) => server.close(resolve))
  return typeof address === 'object' && address !== null ? address.port : 0
}

/** A browser that Lighthouse can drive, signed in as somebody. */
async function browserOf(address: string, as: string | undefined) {
  const profile = dataFolder()
  const port = await freePort()
  const { executablePath, env } = chromium()
  const context = await browserType.launchPersistentContext(join(profile.path, 'profile'), {
    executablePath,
    env,
    args: ['--no-sandbox', '--disable-gpu', `--remote-debugging-port=${port}`],
  })
  // The calendar's room is navigation state, which a reload keeps and an address lacks.
  await context.addInitScript(`
    if (location.pathname === '/Rum/Kalender') history.replaceState({ usr: { Rum: 2 } }, '')
  `)
  if (as !== undefined) {
    const page = await context.newPage()
    await page.goto(`${address}/signin`)
    await page.getByLabel('E-post').fill(as)
    await page.getByLabel('Lösenord', { exact: true }).fill(demoPassword)
    await page.getByRole('button', { name: 'Logga in', exact: true }).click()
    await page.waitForURL('**/Lobby')
    await page.close()
  }
  const stop = async () => {
    await context.close()
    profile[Symbol.dispose]()
  }
  return { port, stop }
}

type Seen = { scores: Record<string, number>; paint: number; blocking: number; shift: number }

async function look(url: string, port: number, form: 'mobile' | 'desktop'): Promise<Seen> {
  const flags: Flags = { port, logLevel: 'error', disableStorageReset: true }
  const found = await lighthouse(url, flags, form === 'desktop' ? desktopConfig : undefined)
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
  }
}

/** Lighthouse's scores and times of the first screens, the middle of five runs, on a phone and on a desk. */
export async function lighthouseLines(address: string): Promise<Line[]> {
  const lines: Line[] = []
  for (const { what, path, as } of screens) {
    const { port, stop } = await browserOf(address, as)
    for (const form of ['mobile', 'desktop'] as const) {
      const runs: Seen[] = []
      for (let round = 0; round < rounds; round++) {
        runs.push(await look(`${address}${path}`, port, form))
      }
      const of = `${what}, ${form}`
      const middle = (value: (seen: Seen) => number) => median(runs.map(value))
      for (const name of categories) {
        lines.push({
          what: `${of}: ${name}`,
          figure: middle(({ scores }) => scores[name] ?? 0),
          unit: '',
        })
      }
      lines.push(
        {
          what: `${of}: largest paint`,
          figure: middle((one) => one.paint),
          unit: 'ms',
        },
        {
          what: `${of}: blocking`,
          figure: middle((one) => one.blocking),
          unit: 'ms',
        },
        { what: `${of}: layout shift`, figure: middle((one) => one.shift), unit: '', goal: 0.01 },
      )
    }
    await stop()
  }
  return lines
}
