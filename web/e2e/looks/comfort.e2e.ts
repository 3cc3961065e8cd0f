import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { faults } from '../support/faults.ts'
import { visitAs } from '../support/signIn.ts'
import { focused, lobbyOf, shows } from '../support/steps.ts'
import { useVisits } from '../support/visits.ts'

useVisits()

/** Reloads the page though the browser asks whether to lose what was typed. */
async function reload(page: Page) {
  page.once('dialog', (dialog) => void dialog.accept())
  await page.reload()
}

const admins = (path: string) => visitAs('admin@example.se', path)

test('what is typed into a form survives a reload, and is gone once it was given up', async () => {
  const page = await visitAs('anna@example.se', '/Konto')
  const town = page.getByLabel('Ort', { exact: true })
  const before = await town.inputValue()
  await town.fill('Sala')
  await page.getByLabel('Lösenord', { exact: true }).fill('Hemligt99')
  await reload(page)
  await expect.poll(() => town.inputValue()).toBe('Sala')
  // A password is never kept.
  expect(await page.getByLabel('Lösenord', { exact: true }).inputValue()).toBe('')
  await page.getByRole('link', { name: 'Frågor' }).click()
  await page.getByRole('button', { name: 'Lämna utan att spara' }).click()
  await page.getByRole('button', { name: 'Nya frågor' }).waitFor()
  await page.goto('/Konto')
  await expect.poll(() => town.inputValue()).toBe(before)
})

test('a new question and a new document that were begun are there after a reload', async () => {
  const page = await admins('/fragor')
  const add = page.getByRole('button', { name: 'Ny fråga' })
  await add.click()
  await page.getByLabel('Rubrik', { exact: true }).fill('Påbörjad')
  await reload(page)
  await add.click()
  await expect.poll(() => page.getByLabel('Rubrik', { exact: true }).inputValue()).toBe('Påbörjad')
  // Not the button that would take it away.
  await expect.poll(() => page.evaluate('document.activeElement.tagName')).toBe('INPUT')
  await page.goto('/Dokument/ny')
  await page.getByLabel('Rubrik', { exact: true }).fill('Utkast till policy')
  await page.getByRole('textbox', { name: 'Innehåll' }).fill('Vi börjar så här.')
  await reload(page)
  await expect
    .poll(() => page.getByLabel('Rubrik', { exact: true }).inputValue())
    .toBe('Utkast till policy')
  await expect
    .poll(() => page.getByRole('textbox', { name: 'Innehåll' }).innerText())
    .toContain('Vi börjar så här.')
})

test('an editor that cannot be loaded costs nothing that was typed', async () => {
  const page = await admins('/Dokument')
  await page.route('**/assets/editor-*', (route) => route.abort())
  await page.getByRole('link', { name: 'Nytt dokument' }).click()
  await page.getByLabel('Rubrik', { exact: true }).fill('Utan redigerare')
  await page.getByText('Innehåll går inte att skriva just nu').waitFor()
  expect(await faults(page)).toEqual([])
  await page.unrouteAll()
  page.once('dialog', (dialog) => void dialog.accept())
  await page.getByRole('button', { name: 'Ladda om sidan' }).click()
  await page.getByRole('textbox', { name: 'Innehåll' }).waitFor()
  expect(await page.getByLabel('Rubrik', { exact: true }).inputValue()).toBe('Utan redigerare')
})

test('a part that cannot be loaded takes nothing else of the page with it', async () => {
  const page = await lobbyOf('anna@example.se')
  await page.route('**/assets/controls-*', (route) => route.abort())
  const failed = page.waitForEvent('requestfailed', (one) => one.url().includes('/controls-'))
  await page.getByRole('button', { name: /konto för/ }).click()
  await failed
  await page.getByRole('link', { name: 'Mitt konto' }).click()
  expect(await shows(page.getByRole('heading', { name: 'Mitt konto', level: 1 }))).toBe(true)
  expect(await faults(page)).toEqual([])
})

test('the figures and the log stay where the charts cannot be loaded', async () => {
  const page = await admins('/Konto')
  await page.route('**/assets/charts-*', (route) => route.abort())
  await page.getByRole('link', { name: 'Lobby' }).click()
  const days = page.getByRole('region', { name: 'Tokens per dag' })
  await days.getByText(/^Den här delen kunde inte hämtas/).waitFor()
  await days.getByRole('button', { name: 'Visa Tokens per dag som tabell' }).click()
  expect(await shows(days.getByRole('table'))).toBe(true)
  expect(await shows(page.getByRole('heading', { name: 'Logg' }))).toBe(true)
  expect(await faults(page)).toEqual([])
})

test('the rooms stay where the search for a free time cannot be loaded', async () => {
  const page = await lobbyOf('anna@example.se')
  await page.route(/\/assets\/(?:booking|feeds)-/, (route) => route.abort())
  await page.getByRole('link', { name: 'Rum', exact: true }).click()
  await page
    .getByText(/^Den här delen kunde inte hämtas/)
    .first()
    .waitFor()
  expect(await shows(page.getByRole('article', { name: 'Stor' }))).toBe(true)
  expect(await faults(page)).toEqual([])
})

test('the window is called after what is open in it, so that tabs and the history can be told apart', async () => {
  const page = await admins('/Dokument?sok=Resepolicy')
  const title = () => page.title()
  await expect.poll(title).toBe('Dokument – Portalen')
  await page.getByRole('link', { name: 'Resepolicy', exact: true }).click()
  await expect.poll(title).toBe('Resepolicy – Portalen')
  await page.getByRole('link', { name: 'Redigera', exact: true }).click()
  await expect.poll(title).toBe('Redigera Resepolicy – Portalen')
  // Until the editor is there, the form grows, and with it moves what is pressed.
  await page.getByRole('textbox', { name: 'Innehåll' }).waitFor()
  await page.getByRole('button', { name: 'Avbryt' }).click()
  await expect.poll(title).toBe('Resepolicy – Portalen')
  await page.goto('/Rum')
  await page.getByRole('link', { name: 'Stor' }).click()
  await expect.poll(title).toBe('Rum Stor – Portalen')
})

test('what a menu entry leads to is fetched when somebody reaches for it', async () => {
  const page = await admins('/Konto')
  const isHere = () =>
    page.evaluate('performance.getEntries().some(({ name }) => name.includes("/users-"))')
  expect(await isHere()).toBe(false)
  await page.getByRole('link', { name: 'Användare' }).hover()
  await expect.poll(isHere).toBe(true)
  expect(new URL(page.url()).pathname).toBe('/Konto')
})

test('without a network the portal says so, and goes on when it is back', async () => {
  const page = await lobbyOf('anna@example.se')
  const notice = page.getByText(/^Du är offline/)
  expect(await notice.count()).toBe(0)
  await page.context().setOffline(true)
  expect(await shows(notice)).toBe(true)
  expect(await faults(page)).toEqual([])
  await page.context().setOffline(false)
  await notice.waitFor({ state: 'detached' })
})

/** The buttons, links and fields whose middle lies below the notice that there is no network. */
const coveredOn = (page: Page) =>
  page.evaluate<string[]>(`
    [...document.querySelectorAll('a, button, input, select')]
      .filter((control) => {
        const { left, right, top, bottom } = control.getBoundingClientRect()
        return document.elementFromPoint((left + right) / 2, (top + bottom) / 2)?.closest('[data-offline]')
      })
      .map((control) => control.ariaLabel ?? control.textContent)
  `)

test('on a phone the notice that there is no network covers nothing, and stays in sight', async () => {
  const page = await admins('/users')
  await page.getByRole('row').nth(3).waitFor()
  await page.context().setOffline(true)
  const notice = page.getByText(/^Du är offline/)
  await notice.waitFor()
  for (const width of [390, 320]) {
    await page.setViewportSize({ width, height: 700 })
    await page.evaluate('scrollTo(0, 0)')
    expect(await coveredOn(page)).toEqual([])
    await page.evaluate('scrollTo(0, document.body.scrollHeight)')
    const { y = 0 } = (await notice.boundingBox()) ?? {}
    expect(y).toBeGreaterThan(0)
    expect(await coveredOn(page)).not.toContain('Fråga Saga')
  }
})

test('of two wrong fields a summary tells, and leads to each with the keyboard, also in a narrow window', async () => {
  const page = await admins('/users')
  await page.setViewportSize({ width: 320, height: 640 })
  await page.getByRole('button', { name: 'Ny användare' }).click()
  const form = page.getByRole('dialog')
  await form.getByRole('button', { name: 'Spara' }).click()
  await form.getByRole('heading', { name: 'Rätta 2 fält' }).waitFor()
  await expect.poll(() => focused(page)).toMatch(/^Rätta 2 fält/)
  expect(await faults(page)).toEqual([])
  await page.keyboard.press('Tab')
  await page.keyboard.press('Tab')
  await expect.poll(() => focused(page)).toMatch(/^E-post:/)
  await page.keyboard.press('Enter')
  await page.keyboard.type('ny@example.se')
  expect(await form.getByLabel('E-post', { exact: true }).inputValue()).toBe('ny@example.se')
  expect(await shows(form.getByRole('heading', { name: 'Rätta 1 fält' }))).toBe(true)
  expect(await form.evaluate((box) => box.scrollWidth - box.clientWidth)).toBe(0)
  expect(new URL(page.url()).hash).toBe('')
})
