import type { Page } from 'playwright-core'
import * as z from 'zod/mini'
import { demoPassword } from '../../infra/local/seed/people.ts'
import { changeSettings } from './changeSettings.ts'
import { word } from './words.ts'

/* What has to be done until a screen shows. */

export const press = (name: string | RegExp) => (page: Page) =>
  page
    .getByRole('button', { name: word(name) })
    .first()
    .click()

/** Chooses one of several, by its word. */
export const choose = (name: string) => (page: Page) =>
  page.getByRole('radiogroup').getByText(word(name), { exact: true }).click()

export const follow = (name: string | RegExp) => (page: Page) =>
  page
    .getByRole('link', { name: word(name) })
    .first()
    .click()

/** Opens what stands behind a word. */
export const expand = (name: string) => (page: Page) =>
  page
    .locator('summary')
    .filter({ hasText: word(name) })
    .first()
    .click()

export const empty = (field: string) => (page: Page) =>
  page.getByLabel(word(field), { exact: true }).fill('')

/** Ten weeks, and Easter Monday among them. */
export const repeat = async (page: Page) => {
  await page.getByLabel(word('Datum'), { exact: true }).fill('2031-03-03')
  await page.getByLabel(word('Upprepa'), { exact: true }).selectOption('Varje vecka')
}

export const until = (text: string | RegExp) => (page: Page) =>
  page.getByText(word(text)).first().waitFor()

/** One after another. */
export const inTurn =
  (...steps: ((page: Page) => Promise<unknown>)[]) =>
  async (page: Page) => {
    for (const step of steps) await step(page)
  }

/** Opens a calendar link of the rooms' page, if an earlier look has not. */
export const linkOf = (name: string) => async (page: Page) => {
  const make = page.getByRole('button', { name: `Skapa länk: ${name}` })
  const link = page.getByRole('textbox', { name })
  await make.or(link).waitFor()
  if (await make.isVisible()) await make.click()
  await link.scrollIntoViewIfNeeded()
}

/** Asks for a calendar link's end. */
export const closeLink = (name: string) => (page: Page) =>
  page
    .getByRole('group', { name })
    .getByRole('button', { name: word('Stäng länken') })
    .click()

/** The box of a question, whose label goes on with the question's. The owner gave it no words. */
const details = /^Dina uppgifter/

export const ask = async (page: Page) => {
  await follow('Svara på ett mejl')(page)
  const card = page.getByRole('main')
  await card.getByLabel(details).fill('Hej! Kan ni leverera före jul? Hälsningar, Eva')
  await card.getByRole('button', { name: word('Skicka'), exact: true }).click()
  await card.getByRole('button', { name: word('Kopiera') }).waitFor()
}

/** Writes something of which a part is hidden. */
export const writePersonalData = async (page: Page) => {
  await page.getByLabel(details).fill('Ring Eva på 070-174 06 05 om det behövs.')
  await page.getByText(word('Så här ser assistenten din text')).click()
}

export const chat = async (page: Page) => {
  await press(/^Fråga Saga/)(page)
  await page.getByLabel(word('Meddelande'), { exact: true }).fill('Hur bokar jag ett rum?')
  await page.keyboard.press('Enter')
  await page.getByRole('button', { name: word('Kopiera') }).waitFor()
}

/** Only a phone has a menu to open. */
export const openMenu = async (page: Page) => {
  const menu = page.getByRole('button', { name: word('Öppna menyn') })
  if (await menu.isVisible()) await menu.click()
}

export const clearBell = async (page: Page) => {
  await press(/notis/i)(page)
  const nothing = page.getByText(word('Inga notiser'))
  const clear = page.getByRole('button', { name: word('Rensa') })
  await nothing.or(clear).first().waitFor()
  if (!(await nothing.isVisible())) await clear.click()
  await nothing.waitFor()
}

const saveTown = async (page: Page, town: string) => {
  await page.getByLabel(word('Ort'), { exact: true }).fill(town)
  await press('Spara')(page)
}

/** The account was changed in another tab, while it was being changed here. */
export const changeTwice = async (page: Page) => {
  const town = await page.getByLabel(word('Ort'), { exact: true }).inputValue()
  const other = await page.context().newPage()
  await other.goto('/Konto')
  const saved = other.waitForResponse('**/user/profile/update')
  await saveTown(other, town === 'Sala' ? 'Köping' : 'Sala')
  await saved
  await other.close()
  await saveTown(page, 'Falun')
  await until('Profilen har ändrats av någon annan')(page)
}

const config = z.looseObject({})
const me = z.object({ user: z.looseObject({}) })
const record = z.object({ results: z.looseObject({}) })

/** As if the stage, or the person, were another one. */
const asIf = (settings: object, person: object) => async (page: Page) => {
  await changeSettings(page, (json) =>
    JSON.stringify({ ...config.parse(JSON.parse(json)), ...settings }),
  )
  await page.route('**/v1/auth/me', async (route) => {
    const response = await route.fetch()
    const { user } = me.parse(await response.json())
    await route.fulfill({ response, json: { user: { ...user, ...person } } })
  })
  await page.reload()
}

/** The page has lost its settings. */
export const withoutSettings = async (page: Page) => {
  await changeSettings(page, () => '')
  await page.reload()
  await page.getByRole('button', { name: word('Ladda om sidan') }).waitFor()
}

/** Whoever has an address of these domains may make an account. */
export const whereOneRegisters = asIf({ registers: ['example.se'] }, {})

export const withSecondStep = asIf({}, { SecondStep: 'on' })

export const withoutRequiredStep = inTurn(
  asIf({ multiFactor: 'required' }, {}),
  until('Eller skriv nyckeln i appen för hand:'),
)

/** Somebody's first day. */
export const firstDay = inTurn(asIf({ tour: true }, { Tour: true }), (page) =>
  page.getByRole('dialog', { name: /^Välkommen till/ }).waitFor(),
)

/** An administrator opens the card of somebody whose sign-in asks for a code. */
export const cardWithSecondStep = async (page: Page) => {
  await page.route('**/v1/users/get?*', async (route) => {
    const response = await route.fetch()
    const { results } = record.parse(await response.json())
    await route.fulfill({ response, json: { results: { ...results, SecondStep: 'on' } } })
  })
  await follow(/Anna Bergström/)(page)
  await press('Stäng av tvåstegsverifiering')(page)
}

/** The pool asks Anna for a code once it has seen her password. */
export const askedForCode = async (page: Page) => {
  await page.route('**/', async (route) => {
    const target = route.request().headers()['x-amz-target'] ?? ''
    if (!target.endsWith('RespondToAuthChallenge')) return route.fallback()
    const json = {
      ChallengeName: 'SOFTWARE_TOKEN_MFA',
      ChallengeParameters: {},
      Session: 'of-hers',
    }
    await route.fulfill({ response: await route.fetch(), json })
  })
  await page.getByLabel(word('E-post'), { exact: true }).fill('anna@example.se')
  await page.getByLabel(word('Lösenord'), { exact: true }).fill(demoPassword)
  await page.getByRole('button', { name: word('Logga in'), exact: true }).click()
  await page.getByLabel(word('Engångskod')).waitFor()
}

export const goOffline = async (page: Page) => {
  await page.context().setOffline(true)
  await until(/^Du är offline/)(page)
}
