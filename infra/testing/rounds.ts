import { setTimeout as after } from 'node:timers/promises'
import type { Locator, Page, Route } from 'playwright-core'

/** When nothing more has been asked for in so many milliseconds, a round has all that it will have. */
const quietMs = 1_000

/**
 * In how many rounds that depend on each other an address comes until something shows: what is asked for is held until the
 * page asks for no more, and all of it is let come at once, however slow the machine is. The page itself is the first.
 */
export async function roundsUntil(page: Page, address: string, shows: Locator): Promise<number> {
  const held: Route[] = []
  await page.route('**', (route) => void held.push(route))
  const there = shows.waitFor()
  const isThere = () => Promise.race([there.then(() => true), after(quietMs, false)])
  const visited = page.goto(address, { waitUntil: 'commit' })
  let rounds = 0
  for (let asked = 0; !(await isThere()); asked = held.length) {
    if (held.length === 0 || held.length > asked) continue
    rounds++
    await Promise.all(held.splice(0).map((route) => route.continue()))
  }
  await visited
  // Lets what is still held come.
  await page.unroute('**')
  return rounds
}
