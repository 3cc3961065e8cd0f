import type { Page } from 'playwright-core'
import { type Interaction, press } from './interactions.ts'

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

/** What is done most on the screens that show many things. */
export const screenInteractions: Interaction[] = [
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
    act: (page) => press(page, page.getByRole('button', { name: 'Ekonomi' })),
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
    act: (page) => press(page, page.getByRole('link', { name: label, exact: true }).first()),
    done: (page) => input(page).waitFor(),
  },
  {
    what: 'question: back to the lobby',
    as: staff,
    path: '/Lobby',
    ready: openCard,
    act: (page) => press(page, page.getByRole('link', { name: 'Alla frågor' })),
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
    act: (page) => press(page, page.getByRole('button', { name: 'Rubrik', exact: true })),
    done: (page) =>
      page.locator('table:not([aria-busy=true]) th[aria-sort]', { hasText: 'Rubrik' }).waitFor(),
  },
  {
    what: 'library: the dialog of a question is opened',
    as: admin,
    path: '/fragor',
    ready: rows,
    act: (page) =>
      press(page, page.getByRole('button', { name: `Redigera ${label}`, exact: true }).first()),
    done: (page) => page.getByRole('dialog').getByLabel('Rubrik', { exact: true }).waitFor(),
  },
  {
    what: 'people: sorted by name',
    as: admin,
    path: '/users',
    ready: rows,
    act: (page) => press(page, page.getByRole('button', { name: 'Namn', exact: true })),
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
