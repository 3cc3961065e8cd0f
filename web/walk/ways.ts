import type { Page } from 'playwright-core'
import * as z from 'zod/mini'

/* What has to be done until a screen shows. */

export const press = (name: string | RegExp) => (page: Page) =>
  page.getByRole('button', { name }).first().click()

export const follow = (name: string | RegExp) => (page: Page) =>
  page.getByRole('link', { name }).first().click()

export const until = (text: string | RegExp) => (page: Page) =>
  page.getByText(text).first().waitFor()

/** One after another. */
export const inTurn =
  (...ways: ((page: Page) => Promise<unknown>)[]) =>
  async (page: Page) => {
    for (const way of ways) await way(page)
  }

export const ask = async (page: Page) => {
  const card = page.getByRole('listitem', { name: 'Svara på ett mejl' })
  await card.getByLabel('Dina uppgifter').fill('Hej! Kan ni leverera före jul? Hälsningar, Eva')
  await card.getByRole('button', { name: 'Skicka' }).click()
  await card.getByRole('button', { name: 'Kopiera' }).waitFor()
}

export const chat = async (page: Page) => {
  await press(/^Fråga Saga/)(page)
  await page.getByLabel('Meddelande', { exact: true }).fill('Hur bokar jag ett rum?')
  await page.keyboard.press('Enter')
  await page.getByRole('button', { name: 'Kopiera' }).waitFor()
}

/** Only a phone has a menu to open. */
export const openMenu = async (page: Page) => {
  const menu = page.getByRole('button', { name: 'Öppna menyn' })
  if (await menu.isVisible()) await menu.click()
}

export const clearBell = async (page: Page) => {
  await press(/Notis center/)(page)
  const nothing = page.getByText('Inga meddelanden hittades')
  const clear = page.getByRole('button', { name: 'Rensa' })
  await nothing.or(clear).first().waitFor()
  if (!(await nothing.isVisible())) await clear.click()
  await nothing.waitFor()
}

const saveTown = async (page: Page, town: string) => {
  await page.getByLabel('Ort', { exact: true }).fill(town)
  await press('Spara')(page)
}

/** The account was changed in another tab, while it was being changed here. */
export const changeTwice = async (page: Page) => {
  const other = await page.context().newPage()
  await other.goto('/Konto')
  const saved = other.waitForResponse('**/user/profile/update')
  await saveTown(other, `Sala ${Date.now() % 1000}`)
  await saved
  await other.close()
  await saveTown(page, 'Falun')
  await until('Profilen har ändrats av någon annan')(page)
}

const config = z.looseObject({})
const me = z.object({ user: z.looseObject({}) })

/** As if it were somebody's first day. */
export const firstDay = async (page: Page) => {
  await page.route('**/config.json', async (route) => {
    const response = await route.fetch()
    const json = { ...config.parse(await response.json()), tour: true }
    await route.fulfill({ response, json })
  })
  await page.route('**/v1/auth/me', async (route) => {
    const response = await route.fetch()
    const { user } = me.parse(await response.json())
    await route.fulfill({ response, json: { user: { ...user, Tour: true } } })
  })
  await page.reload()
  await page.getByRole('dialog', { name: /^Välkommen till/ }).waitFor()
}

export const goOffline = async (page: Page) => {
  await page.context().setOffline(true)
  await until(/^Du är offline/)(page)
}
