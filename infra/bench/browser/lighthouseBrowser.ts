import { createServer } from 'node:net'
import { join } from 'node:path'
import { chromium as browserType } from 'playwright-core'
import { chromium } from '../../testing/chromium.ts'
import { dataFolder } from '../../testing/portalProcess.ts'
import { trustFront } from './slowFront.ts'
import { signInOn } from './signInOn.ts'

async function freePort(): Promise<number> {
  const server = createServer()
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const address = server.address()
  await new Promise((resolve) => server.close(resolve))
  return typeof address === 'object' && address !== null ? address.port : 0
}

// The first card that can be pressed. Also tells Lighthouse's own page, which knows nothing of ours.
const watchCards = `
  new MutationObserver((_, watching) => {
    if (!document.querySelector('main a[data-tile]')) return
    watching.disconnect()
    requestAnimationFrame(() => noteFirstCard(performance.now()))
  }).observe(document, { childList: true, subtree: true })
`

/** A browser that Lighthouse can drive, signed in as somebody. */
export async function browserOf(address: string, as: string | undefined) {
  const profile = dataFolder()
  const port = await freePort()
  const { executablePath, env } = chromium()
  const context = await browserType.launchPersistentContext(join(profile.path, 'profile'), {
    executablePath,
    env,
    args: ['--no-sandbox', '--disable-gpu', trustFront(), `--remote-debugging-port=${port}`],
  })
  const seen: { firstCard?: number } = {}
  await context.exposeFunction('noteFirstCard', (ms: number) => void (seen.firstCard = ms))
  await context.addInitScript(watchCards)
  if (as !== undefined) {
    const page = await context.newPage()
    await signInOn(page, as, address)
    await page.close()
  }
  const stop = async () => {
    await context.close()
    profile[Symbol.dispose]()
  }
  /** When the first card could be pressed in the last visit, if it had any; asked for once. */
  const takeFirstCard = () => {
    const at = seen.firstCard
    delete seen.firstCard
    return at
  }
  return { port, takeFirstCard, stop }
}
