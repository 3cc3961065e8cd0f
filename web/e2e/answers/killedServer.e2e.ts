import { type Browser, chromium as browsers, type Page } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { chromium } from '../../../infra/testing/chromium.ts'
import { dataFolder, namedPort, startPortalProcess } from '../../../infra/testing/portalProcess.ts'
import { openTable } from '../../../infra/testing/tableFile.ts'
import { fillIn } from '../support/signIn.ts'
import { ask, question, tile } from '../support/steps.ts'

let browser: Browser | undefined

beforeAll(async () => {
  browser = await browsers.launch({ ...chromium(), args: ['--no-sandbox', '--disable-gpu'] })
})
afterAll(() => browser?.close())

async function visit(address: string): Promise<Page> {
  const context = await browser?.newContext({ baseURL: address, locale: 'sv-SE' })
  if (!context) throw new Error('There is no browser')
  context.setDefaultTimeout(20_000)
  const page = await context.newPage()
  await page.goto('/')
  await fillIn(page, 'anna@example.se')
  await tile(page).click()
  await page.getByLabel('Dina uppgifter').waitFor()
  return page
}

const svar = (page: Page) => question(page).getByRole('region', { name: /^Svar på/ })

test('a server that is killed in the middle of an answer loses no text, and the second try is one record', async () => {
  using data = dataFolder()
  const PORT = String(namedPort())
  const killed = await startPortalProcess({ data: data.path, env: { PORT, PORTAL_PACE: 'human' } })
  const began = new Date().toISOString()
  const page = await visit(killed.address)
  const mine = question(page)
  await ask(mine, 'Mitt i ett svar')
  await expect.poll(async () => ((await svar(page).textContent()) ?? '').length).toBeGreaterThan(80)
  killed.kill('SIGKILL')
  await killed.ended
  await mine
    .getByText(/^Kontakten bröts\./)
    .first()
    .waitFor()
  const came = await svar(page).textContent()
  expect(came?.length).toBeGreaterThan(80)

  {
    await using again = await startPortalProcess({ data: data.path, env: { PORT } })
    // Nobody writes it any more; its person need not wait until that is sure.
    await mine.getByRole('button', { name: 'Avbryt' }).click()
    expect(await mine.getByLabel('Dina uppgifter').inputValue()).toBe('Mitt i ett svar')
    await mine.getByRole('button', { name: 'Försök igen' }).click()
    await mine.getByRole('button', { name: 'Kopiera' }).waitFor()
    await page.reload()
    await mine.getByRole('button', { name: 'Kopiera' }).waitFor()
    await page.goto('/Svar')
    await page.getByRole('link', { name: 'Svara på ett mejl' }).first().waitFor()
    expect(await page.getByRole('link', { name: 'Svara på ett mejl' }).count()).toBe(1)
    again.kill('SIGINT')
    await again.ended
  }

  await using table = await openTable(data.path)
  const items = await table.items()
  const outcomes = items.filter(({ pk, sdate }) => pk.startsWith('USAGE#') && sdate >= began)
  expect(outcomes.map(({ outcome }) => outcome)).toEqual(['answered'])
  // What the killed one cost is recorded once as well, when it can no longer come.
  expect(items.filter(({ pk }) => pk.startsWith('BEGUN#'))).toHaveLength(1)
})
