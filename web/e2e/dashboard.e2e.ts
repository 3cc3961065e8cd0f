import { readFile } from 'node:fs/promises'
import type { BrowserContextOptions, Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { faults } from './support/faults.ts'
import { fillIn, visitAs } from './support/signIn.ts'
import { answers, ask, question, questionOf, shows } from './support/steps.ts'
import { ofItsOwn, useVisits, visit } from './support/visits.ts'

useVisits(ofItsOwn)

/** Until the log has been read: its shape before that has rows, too. */
const logged = (page: Page) =>
  page.getByRole('region', { name: 'Logg', exact: true }).getByText('1–20').waitFor()

async function dashboard(options: BrowserContextOptions = {}): Promise<Page> {
  const page = await visitAs('admin@example.se', '/', options)
  await page.getByRole('heading', { name: 'Lobby', level: 1 }).waitFor()
  await logged(page)
  return page
}

const figure = async (page: Page, name: string) => {
  const region = page.getByRole('region', { name, exact: true })
  await region.locator('p').first().waitFor()
  const text = await region.innerText()
  return Number(text.replace(/^\D+/, '').split('\n')[0]?.replaceAll(/\D/g, ''))
}

const asksOf = (page: Page) => {
  const asked: string[] = []
  page.on('request', (request) => {
    if (request.url().includes('/v1/Statistic/')) asked.push(new URL(request.url()).pathname)
  })
  return asked
}

test('an administrator sees what has been used, and new answers by themselves', async () => {
  const page = await visit('/')
  await page.clock.install()
  await fillIn(page, 'chef@example.se')
  await page.getByRole('heading', { name: 'Lobby', level: 1 }).waitFor()
  await page
    .getByRole('row', { name: /Ställde/ })
    .first()
    .waitFor()
  await expect.poll(() => figure(page, 'Antal frågor')).toBeGreaterThan(100)
  const before = await figure(page, 'Antal frågor')
  expect(await figure(page, 'Tokens i frågor')).toBeGreaterThan(1000)
  const people = page.getByRole('region', { name: 'Frågor per användare', exact: true })
  expect(await shows(people.getByRole('img', { name: /Flest: / }))).toBe(true)

  const anna = await questionOf('anna@example.se')
  answers('dashboard-prov', 'Ett svar.')
  await ask(question(anna), 'dashboard-prov')
  await anna.getByText('Ett svar.').waitFor()
  // It is recorded by then.
  await anna.getByText('Svaret är klart.').first().waitFor()

  const asked = asksOf(page)
  await page.clock.runFor(31_000)
  await page
    .getByRole('region', { name: 'Antal frågor' })
    .getByText(String(before + 1))
    .waitFor()
  expect(new Set(asked).size).toBe(5)
})

test('nothing is asked for while the window is hidden', async () => {
  const page = await visit('/')
  await page.clock.install()
  await fillIn(page, 'admin@example.se')
  await page.getByRole('heading', { name: 'Lobby', level: 1 }).waitFor()
  await logged(page)
  await page.evaluate(`
    Object.defineProperty(document, 'visibilityState', { value: 'hidden', configurable: true })
    document.dispatchEvent(new Event('visibilitychange'))
  `)
  const asked = asksOf(page)
  await page.clock.runFor(95_000)
  expect(asked).toEqual([])
})

test('a chart is shown as a table, and taken along for Excel', async () => {
  const page = await dashboard()
  const chart = page.getByRole('region', { name: 'Mest ställda frågor', exact: true })
  await chart.getByRole('button', { name: 'Visa Mest ställda frågor som tabell' }).press('Enter')
  expect(await shows(chart.getByRole('rowheader', { name: 'Svara på ett mejl' }))).toBe(true)
  const aligned = (cell: string) =>
    chart
      .locator(cell)
      .first()
      .evaluate((drawn) => {
        const { defaultView } = drawn.ownerDocument
        return defaultView.getComputedStyle(drawn).textAlign
      })
  expect(await Promise.all(['thead th', 'tbody th', 'td'].map(aligned))).toEqual([
    'start',
    'start',
    'end',
  ])
  expect(await aligned('thead th + th')).toBe('end')
  const saving = page.waitForEvent('download')
  await chart.getByRole('button', { name: 'Ladda ner Mest ställda frågor som CSV' }).click()
  const file = await (await saving).path()
  const text = await readFile(file, 'utf8')
  expect(text).toMatch(/^\uFEFFFråga;Antal frågor;Tokens i frågor;Tokens i svar;Kostnad/)
  expect(text).toMatch(/\nSvara på ett mejl;\d+;\d+;\d+;[\d,]+\r\n/)
})

test('a period is chosen, kept over a reload, and counts less', async () => {
  const page = await dashboard()
  const count = () => figure(page, 'Antal frågor')
  await expect.poll(count).toBeGreaterThan(0)
  const all = await count()
  // Until they are read, no figures of another period stand under its name.
  const held = Promise.withResolvers<void>()
  await page.route(/\/v1\/Statistic\/.*period=30/, async (route) => {
    await held.promise
    await route.continue()
  })
  await page.getByLabel('Period').selectOption('30 dagar')
  await page.waitForURL('**/Lobby?period=30')
  const cards = page.getByRole('region', { name: /^(?:Antal frågor|Tokens i svar)$/ })
  await expect.poll(async () => (await cards.allInnerTexts()).join('')).not.toMatch(/\d/)
  expect(await page.getByRole('button', { name: /som CSV$/ }).count()).toBe(0)
  held.resolve()
  await expect.poll(count).toBeLessThan(all)
  const month = await count()
  await page.reload()
  await logged(page)
  expect(await page.getByLabel('Period').inputValue()).toBe('30')
  await expect.poll(count).toBeGreaterThanOrEqual(month)
})

test('the log is paged and searched', async () => {
  const page = await dashboard()
  const log = page.getByRole('region', { name: 'Logg', exact: true })
  await log.getByText('1–20').waitFor()
  await log.getByRole('button', { name: 'Nästa sida' }).click()
  await log.getByText('21–40').waitFor()
  await log.getByRole('button', { name: 'Föregående sida' }).click()
  await log.getByText('1–20').waitFor()
  await log.getByRole('searchbox', { name: 'Sök i loggen' }).fill('anna klarspråk')
  await log
    .getByRole('row', { name: /Loggade in/ })
    .first()
    .waitFor({ state: 'detached' })
  for (const row of await log.getByRole('row').all()) {
    const text = await row.innerText()
    if (!text.startsWith('Användare')) expect(text).toContain('Anna')
  }
  await log.getByRole('searchbox').fill('finns inte alls')
  const told = { hasText: 'Inget i loggen passar sökningen.' }
  expect(await shows(log.getByRole('paragraph').filter(told))).toBe(true)
  expect(await shows(log.getByRole('status').filter(told))).toBe(true)
})

test('axe finds nothing wrong', async () => {
  for (const width of [1440, 390]) {
    const page = await dashboard({ viewport: { width, height: 900 } })
    expect(await faults(page)).toEqual([])
    await page.getByRole('button', { name: 'Visa Tokens per dag som tabell' }).click()
    expect(await faults(page)).toEqual([])
  }
})
