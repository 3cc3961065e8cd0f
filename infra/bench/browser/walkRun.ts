import { chromium as browsers, type Page } from 'playwright-core'
import { startPortal } from '../../local/portal.ts'
import { chromium } from '../../testing/chromium.ts'
import { print } from '../line.ts'
import { addQuestions } from './manyQuestions.ts'
import { type Counted, countPresses, scrollTo, type Step, tabTo, walk, type Way } from './walk.ts'
import { signInOn } from './signInOn.ts'

/*
 * The walk that the portal is there for, counted in presses: one of eighty questions is found, asked, read to the end, asked
 * on, copied and left, and its answer found again the next day. By mouse, by keys alone, and on a telephone.
 */

const label = 'Sammanfatta ett möte 61'
const word = 'möte 61'
const details = 'Vi beslutade att flytta mötet.'
const lines = Array.from({ length: 40 }, (_, at) => `${at + 1}. En punkt ur protokollet.`)
const answer = `## Protokoll\n\n${lines.join('\n')}`

const byName = (page: Page, role: 'button' | 'link', name: string | RegExp) =>
  page.getByRole('main').getByRole(role, { name, exact: true }).first()
const input = (page: Page) => page.getByLabel('Dina uppgifter')
const finished = (page: Page) => page.getByText('Svaret är klart.').first().waitFor()

const mouse: Way = {
  name: 'mouse',
  width: 1440,
  press: (_, what) => what.click(),
  readTo: scrollTo,
}
const keys: Way = {
  name: 'keys',
  width: 1440,
  press: async (page, what) => {
    await tabTo(page, what)
    await page.keyboard.press('Enter')
  },
  readTo: tabTo,
}
const finger: Way = { name: 'finger', width: 390, press: (_, what) => what.tap(), readTo: scrollTo }

const steps: Step[] = [
  {
    what: 'find the question',
    act: async (page, way) => {
      const search = page.getByRole('main').getByRole('searchbox').first()
      const card = page.getByRole('link', { name: label, exact: true }).first()
      await (way === keys ? page.keyboard.press('Control+k') : way.press(page, search))
      await page.keyboard.type(word)
      await page.waitForURL(/sok=/)
      // As the lobby's own keys are.
      if (way === keys) await page.keyboard.press('ArrowDown')
      await way.press(page, card)
      await input(page).waitFor()
    },
  },
  {
    what: 'write and ask',
    act: async (page, way) => {
      await way.press(page, input(page))
      await page.keyboard.insertText(details)
      await (way === keys
        ? page.keyboard.press('Control+Enter')
        : way.press(page, byName(page, 'button', 'Skicka')))
      await finished(page)
    },
  },
  {
    what: 'read to the end',
    act: (page, way) => way.readTo(page, byName(page, 'button', 'Kopiera')),
  },
  {
    what: 'copy it as it looks',
    act: (page, way) => way.press(page, byName(page, 'button', 'Kopiera')),
  },
  {
    what: 'ask on: shorter',
    act: async (page, way) => {
      await way.press(page, byName(page, 'button', 'Kortare'))
      await page.getByText('Kort svar.').waitFor()
      await finished(page)
    },
  },
  {
    what: 'leave, and come back the next day',
    act: async (page) => {
      await page.goto('/Dokument')
      await page.getByRole('heading', { level: 1 }).waitFor()
      await page.goto('/')
      await page.locator('a[data-tile]').first().waitFor()
    },
  },
  {
    what: 'find the answer again',
    act: async (page, way) => {
      await way.press(
        page,
        page
          .getByRole('main')
          .getByRole('link', { name: new RegExp(label) })
          .first(),
      )
      await page.getByText('Kort svar.').first().waitFor()
    },
  },
]

const portal = await startPortal({ port: 0, web: 'built', pace: 'none', settings: { tour: false } })
portal.standIn.prependFixture({ match: { userMessage: details }, response: { content: answer } })
portal.standIn.prependFixture({
  match: { userMessage: 'kortare' },
  response: { content: 'Kort svar.' },
})
await addQuestions(portal.address, 80)
const browser = await browsers.launch({ ...chromium(), args: ['--no-sandbox', '--disable-gpu'] })

for (const way of [mouse, keys, finger]) {
  const context = await browser.newContext({
    baseURL: portal.address,
    locale: 'sv-SE',
    viewport: { width: way.width, height: 844 },
    hasTouch: way === finger,
    permissions: ['clipboard-read', 'clipboard-write'],
  })
  const page = await context.newPage()
  await signInOn(page, 'anna@example.se')
  await page.locator('a[data-tile]').first().waitFor()
  await context.addInitScript(countPresses)
  await page.reload()
  await page.locator('a[data-tile]').first().waitFor()
  const counted = await walk(page, way, steps)
  const sum = (of: (step: Counted) => number) => counted.reduce((all, step) => all + of(step), 0)
  print(`The walk by ${way.name} (${way.width} pixels)`, [
    ...counted.map(({ what, presses }) => ({ what, figure: presses, unit: 'presses' })),
    { what: 'all of it', figure: sum(({ presses }) => presses), unit: 'presses' },
    { what: 'all of it: scrolled', figure: sum(({ pixels }) => pixels), unit: 'pixels' },
    { what: 'all of it, nobody thinking', figure: sum(({ ms }) => ms) / 1000, unit: 's' },
  ])
  await context.close()
}
await browser.close()
await portal.stop()
