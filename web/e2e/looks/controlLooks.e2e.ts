import { isDeepStrictEqual } from 'node:util'
import type { Locator } from 'playwright-core'
import { expect, test } from 'vitest'
import { tool } from '../support/articles.ts'
import { visitAs } from '../support/signIn.ts'
import { lobbyOf, look } from '../support/steps.ts'
import { useVisits } from '../support/visits.ts'

useVisits()

const wide = { viewport: { width: 1440, height: 900 } }

/** Where something is, which has to be there. */
async function boxOf(what: Locator) {
  const box = await what.boundingBox()
  if (!box) throw new Error(`${what.toString()} is not seen`)
  return { ...box, right: box.x + box.width, bottom: box.y + box.height }
}

/** What is measured of a page, once that stays as it is. */
async function resting<T>(measured: () => Promise<T>): Promise<T | undefined> {
  let [before, now]: (T | undefined)[] = []
  const rests = async () => {
    ;[before, now] = [now, await measured()]
    return isDeepStrictEqual(before, now)
  }
  await expect.poll(rests).toBe(true)
  return now
}

test('every select of the list of people has an arrow', async () => {
  const page = await visitAs('admin@example.se', '/users')
  await page.getByRole('link', { name: 'Anna Bergström', exact: true }).waitFor()
  const arrows = page.locator('select:visible + * svg')
  expect(await arrows.count()).toBeGreaterThan(1)
  for (const arrow of await arrows.all()) {
    const box = await arrow.boundingBox()
    expect(box?.width).toBe(16)
    expect(box?.height).toBe(16)
  }
})

test('the assistant’s button keeps its colours under the pointer', async () => {
  const page = await visitAs('admin@example.se', '/users')
  const button = page.getByRole('button', { name: 'Fråga Saga', exact: true })
  const colours = async () => [await look(button, 'background-color'), await look(button, 'color')]
  await button.waitFor()
  const before = await colours()
  await button.hover()
  // Longer than any transition.
  await page.waitForTimeout(400)
  expect(await colours()).toEqual(before)
})

test('links and buttons look pressed under the pointer, before what they lead to is there', async () => {
  const page = await lobbyOf('anna@example.se', wide)
  const pressed = [
    page.locator('a[data-tile]').first(),
    page.getByRole('button', { name: 'Skriva', exact: true }),
    page.getByRole('link', { name: 'Mina svar', exact: true }),
  ]
  for (const one of pressed) {
    await one.waitFor()
    const opacity = () => look(one, 'opacity')
    await one.hover()
    expect(await opacity()).toBe('1')
    await page.mouse.down()
    expect(await opacity()).toBe('0.6')
    // Let go elsewhere, it has not been pressed.
    await page.mouse.move(0, 0)
    await page.mouse.up()
    expect(await opacity()).toBe('1')
  }
})

test('on a phone people are sorted by a choice, in one line', async () => {
  const phone = { viewport: { width: 390, height: 844 } }
  const page = await visitAs('admin@example.se', '/users', phone)
  const choice = page.getByLabel('Sortera efter', { exact: true })
  const firstName = page.getByRole('rowgroup').nth(1).getByRole('link').first()
  await choice.waitFor()
  expect(await page.getByRole('button', { name: 'Senast inloggad', exact: true }).count()).toBe(0)
  const headHeight = async () => (await boxOf(page.getByRole('rowgroup').first())).height
  await expect.poll(headHeight).toBeLessThan(60)
  await choice.selectOption({ label: 'E-post' })
  await expect.poll(() => page.url()).toContain('email')
  await page.setViewportSize({ width: 320, height: 640 })
  await expect.poll(headHeight).toBeLessThan(60)
  const first = await firstName.textContent()
  await page.getByRole('button', { name: 'Stigande ordning, byt till fallande' }).click()
  await expect.poll(() => firstName.textContent()).not.toBe(first)
})

test('the way back looks the same above every page', async () => {
  const page = await visitAs('admin@example.se', '/fragor?fil=', wide)
  const pages = [
    ['/fragor?fil=', 'Alla frågor'],
    ['/fragor?id=mejlsvar', 'Alla frågor'],
    ['/Rum/Kalender?rum=2', 'Alla rum'],
    ['/Dokument/finns-inte', 'Alla dokument'],
  ] as const
  const seen = []
  for (const [address, name] of pages) {
    await page.goto(address)
    const back = page.getByRole('link', { name, exact: true })
    await back.waitFor()
    const looks = async () => {
      const { x, height } = await boxOf(back)
      const arrow = await boxOf(back.locator('svg'))
      return { x, height, arrow: arrow.width }
    }
    seen.push(await resting(looks))
  }
  for (const one of seen) expect(one).toEqual(seen[0])
})

test('the sun above the lobby is whole', async () => {
  const page = await lobbyOf('anna@example.se', wide)
  const panel = page.locator('main header').first()
  const isWhole = async () => {
    const sun = await boxOf(panel.locator('circle').last())
    const { y, bottom } = await boxOf(panel)
    return sun.y > y && sun.bottom < bottom
  }
  await expect.poll(isWhole).toBe(true)
})

test('whoever wants less motion sees the other theme at once', async () => {
  const page = await lobbyOf('anna@example.se', { ...wide, reducedMotion: 'reduce' })
  await page.emulateMedia({ colorScheme: 'dark' })
  const colors = await page.evaluate(`new Promise((resolve) => {
    const of = (one) => getComputedStyle(one).color
    const now = () => resolve([of(document.documentElement), of(document.querySelector('h2'))])
    requestAnimationFrame(() => requestAnimationFrame(now))
  })`)
  expect(colors).toEqual(['rgb(241, 238, 233)', 'rgb(241, 238, 233)'])
})

test('the editor’s buttons stand in one row', async () => {
  const page = await visitAs('admin@example.se', '/Dokument/ny', wide)
  const topOf = async (name: string) => (await boxOf(tool(page, name))).y
  // The dialog grows as the editor comes, and moves up with its buttons.
  await expect.poll(async () => (await topOf('Stycke')) - (await topOf('Tabell'))).toBe(0)
})

test('a table of an answer has the room beside the text', async () => {
  const page = await visitAs('anna@example.se', '/Lobby?fraga=riskbedomning', wide)
  await page.getByRole('button', { name: 'Fyll i exemplet' }).click()
  await page.getByRole('button', { name: 'Skicka', exact: true }).click()
  await page.getByRole('button', { name: 'Kopiera', exact: true }).waitFor()
  const table = page.getByRole('group', { name: 'Tabell' })
  const text = page.getByText('Följ upp efter fyra veckor')
  const wider = async () => (await boxOf(table)).width - (await boxOf(text)).width
  await expect.poll(wider).toBeGreaterThan(20)
})

test('what turns pages can be reached while people are selected', async () => {
  const page = await visitAs('admin@example.se', '/users', wide)
  await page.getByRole('checkbox', { name: 'Markera Anna Bergström' }).check({ force: true })
  const bar = page.getByRole('region', { name: '1 markerad' })
  await bar.waitFor()
  await page.evaluate('scrollTo(0, document.body.scrollHeight)')
  const pages = page.getByRole('navigation', { name: 'Sidor' })
  const below = async () => (await boxOf(bar)).y - (await boxOf(pages)).bottom
  await expect.poll(below).toBeGreaterThanOrEqual(0)
})
