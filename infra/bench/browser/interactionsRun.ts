import { chromium as browsers, type Page } from 'playwright-core'
import { demoPassword } from '../../local/seed/people.ts'
import { startPortal } from '../../local/portal.ts'
import { chromium } from '../../testing/chromium.ts'
import { addPeople } from '../people.ts'
import { print } from '../line.ts'
import { type Interaction, interactionLines, noteInteractions } from './interactions.ts'
import { addQuestions } from './manyQuestions.ts'

/*
 * What presses and keys cost, from the hand to the next paint, with three hundred questions and people, on a processor four
 * times slower. After the command: how many rounds, and how many questions and people instead.
 */

const [rounds = '5', many = '300'] = process.argv.slice(2)
const staff = 'anna@example.se'
const admin = 'admin@example.se'
const label = 'Svara på ett mejl'
const text = 'Ett stycke om budgeten, mötet och resan till Göteborg. '.repeat(200)

const cards = (page: Page) => page.locator('a[data-tile]').first().waitFor()
const input = (page: Page) => page.getByLabel('Dina uppgifter')
const rows = (page: Page) => page.getByRole('row').nth(9).waitFor()
const search = (page: Page) => page.getByRole('main').getByRole('searchbox').first()
const openCard = async (page: Page) => {
  await cards(page)
  await page.getByRole('link', { name: label, exact: true }).first().click()
  await input(page).waitFor()
}

const interactions: Interaction[] = [
  {
    what: 'lobby: a word is typed into the search',
    as: staff,
    path: '/Lobby',
    ready: cards,
    act: (page) => search(page).pressSequentially('möte', { delay: 150 }),
    done: (page) => page.waitForURL(/sok=/),
  },
  {
    what: 'lobby: a category is chosen',
    as: staff,
    path: '/Lobby',
    ready: cards,
    act: (page) => page.getByRole('button', { name: 'Ekonomi' }).click(),
    done: (page) => page.waitForURL(/kategori=/),
  },
  {
    what: 'lobby: the arrows go through the cards',
    as: staff,
    path: '/Lobby',
    ready: async (page) => {
      await cards(page)
      await page.locator('a[data-tile]').first().focus()
    },
    act: async (page) => {
      for (let times = 0; times < 5; times++) await page.keyboard.press('ArrowDown', { delay: 50 })
    },
  },
  {
    what: 'lobby: a question is opened',
    as: staff,
    path: '/Lobby',
    ready: cards,
    act: (page) => page.getByRole('link', { name: label, exact: true }).first().click(),
    done: (page) => input(page).waitFor(),
  },
  {
    what: 'question: back to the lobby',
    as: staff,
    path: '/Lobby',
    ready: openCard,
    act: (page) => page.getByRole('link', { name: 'Alla frågor' }).click(),
    done: cards,
  },
  {
    what: 'question: typing behind 11,000 characters',
    as: staff,
    path: '/Lobby',
    ready: async (page) => {
      await openCard(page)
      await input(page).fill(text)
      await input(page).press('End')
    },
    act: (page) => page.keyboard.type('Hej igen, Anna', { delay: 120 }),
    done: (page) => input(page).fill(''),
  },
  {
    what: 'library: a word is typed into the search',
    as: admin,
    path: '/fragor',
    ready: rows,
    act: (page) => search(page).pressSequentially('möte', { delay: 150 }),
    done: (page) => page.waitForURL(/sok=/),
  },
  {
    what: 'library: sorted by its heading',
    as: admin,
    path: '/fragor',
    ready: rows,
    act: (page) => page.getByRole('button', { name: 'Rubrik', exact: true }).click(),
  },
  {
    what: 'library: the dialog of a question is opened',
    as: admin,
    path: '/fragor',
    ready: rows,
    act: (page) => page.getByRole('button', { name: `Redigera ${label}`, exact: true }).click(),
    done: (page) => page.getByRole('dialog').waitFor(),
  },
  {
    what: 'people: sorted by name',
    as: admin,
    path: '/users',
    ready: rows,
    act: (page) => page.getByRole('button', { name: 'Namn', exact: true }).click(),
  },
  {
    what: 'people: all of a page are chosen',
    as: admin,
    path: '/users',
    ready: rows,
    act: (page) => page.getByRole('row').first().getByRole('checkbox').press('Space'),
  },
  {
    what: 'people: a word is typed into the search',
    as: admin,
    path: '/users',
    ready: rows,
    act: (page) => search(page).pressSequentially('lind', { delay: 150 }),
    done: (page) => page.waitForURL(/sok=/),
  },
  {
    what: 'dashboard: another period',
    as: admin,
    path: '/Lobby',
    ready: (page) => page.getByRole('row').nth(5).waitFor(),
    act: (page) => page.locator('select:has(option[value="90"])').first().press('ArrowUp'),
  },
]

const portal = await startPortal({ port: 0, web: 'built', pace: 'none', settings: { tour: false } })
await addQuestions(portal.address, Number(many))
await addPeople(Number(many))
const browser = await browsers.launch({ ...chromium(), args: ['--no-sandbox', '--disable-gpu'] })
const pages = new Map<string, Page>()

async function pageOf(as: string): Promise<Page> {
  const known = pages.get(as)
  if (known) return known
  const context = await browser.newContext({ baseURL: portal.address, locale: 'sv-SE' })
  await context.addInitScript(noteInteractions)
  const page = await context.newPage()
  await page.goto('/signin')
  await page.getByLabel('E-post').fill(as)
  await page.getByLabel('Lösenord', { exact: true }).fill(demoPassword)
  await page.getByRole('button', { name: 'Logga in', exact: true }).click()
  await page.waitForURL('**/Lobby')
  await page.getByRole('heading', { level: 1 }).waitFor()
  const session = await context.newCDPSession(page)
  await session.send('Emulation.setCPUThrottlingRate', { rate: 4 })
  pages.set(as, page)
  return page
}

const title = `Interactions: to the next paint, with ${many} questions and people, on a processor four times slower`
print(title, await interactionLines(pageOf, interactions, Number(rounds)))
await browser.close()
await portal.stop()
