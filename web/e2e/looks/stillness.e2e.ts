import type { Page } from 'playwright-core'
import { describe, expect, test } from 'vitest'
import { visitAs } from '../support/signIn.ts'
import { moving, ofItsOwn, useVisits } from '../support/visits.ts'

useVisits(ofItsOwn)

/**
 * Notes what moves on the pages that are opened from now on. Answers come so late that their place is seen empty, the
 * newest news, which stands above them, a little earlier; what waits for something above it waits however slow the machine.
 */
async function watchMoves(page: Page) {
  await page.addInitScript(`
    const patience = new CSSStyleSheet()
    patience.replaceSync('* { animation-delay: 1000s !important }')
    document.adoptedStyleSheets = [patience]
    globalThis.moves = []
    new PerformanceObserver((list) => {
      for (const { value, hadRecentInput, sources } of list.getEntries()) {
        if (!hadRecentInput) moves.push([value, ...sources.map(({ node }) => node?.outerHTML?.slice(0, 80))].join(' '))
      }
    }).observe({ type: 'layout-shift', buffered: true })
  `)
  await page.route(/\/v1\/(?!auth)/, async (route) => {
    const late = route.request().url().includes('/Nyhet/') ? 50 : 500
    await new Promise((resolve) => setTimeout(resolve, late))
    await route.continue()
  })
}

/** What moves on a page until all of it is there: how much it counts, and the elements. Without a path, on a reload. */
async function movesOn(page: Page, path: string | undefined, shown: () => Promise<unknown>) {
  await (path === undefined ? page.reload() : page.goto(path))
  await shown()
  await page.waitForLoadState('networkidle')
  // What moved in one frame is told in the next.
  await page.evaluate(
    'new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)))',
  )
  return page.evaluate<string[]>('moves')
}

const state = /^(Ledigt nu|Upptaget till|Öppnar|Stängt för i dag|.* går inte att boka i dag)/

describe.each([1440, 390])('at %i pixels nothing moves while', (width) => {
  const options = { ...moving, viewport: { width, height: 844 } }

  test('the dashboard, the rooms and a calendar are read', async () => {
    const page = await visitAs('admin@example.se', '/', options)
    await page.getByRole('heading', { name: 'Lobby', level: 1 }).waitFor()
    await watchMoves(page)
    const entry = page.getByRole('row').nth(5)
    expect(await movesOn(page, '/Lobby', () => entry.waitFor())).toEqual([])
    const lastRoom = page.getByRole('article').getByText(state).nth(2)
    expect(await movesOn(page, '/Rum', () => lastRoom.waitFor())).toEqual([])
    await page.getByRole('link', { name: 'Stor' }).click()
    await page.waitForURL('**/Kalender?rum=2')
    // A reload keeps the room.
    const button = page.getByRole('button', { name: 'Boka', exact: true })
    expect(await movesOn(page, undefined, () => button.waitFor())).toEqual([])
  })

  test('the lobby is read', async () => {
    const page = await visitAs('anna@example.se', '/', options)
    await page.getByRole('button', { name: 'Nya frågor' }).waitFor()
    await watchMoves(page)
    const question = page.getByRole('link', { name: 'Svara på ett mejl' })
    expect(await movesOn(page, '/Lobby', () => question.waitFor())).toEqual([])
  })
})
