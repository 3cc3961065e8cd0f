import type { Page } from 'playwright-core'
import { type Interaction, press } from './interactions.ts'

const label = 'Svara på ett mejl'

const rows = (page: Page) => page.getByRole('row').nth(9).waitFor()
const order = (page: Page) => page.getByRole('dialog', { name: 'Frågornas ordning' })
const opened = (page: Page) => order(page).getByRole('listitem').nth(9).waitFor()
const openOrder = async (page: Page) => {
  await rows(page)
  await page.getByRole('button', { name: 'Ändra ordning' }).click()
  await opened(page)
}
const heading = (page: Page) => page.getByRole('main').getByLabel('Rubrik', { exact: true })
const step = (name: RegExp) => async (page: Page) => {
  const button = order(page).getByRole('button', { name }).first()
  const answered = page.waitForResponse(/Question\/move/)
  await press(page, button)
  await answered
}

/** What administrators do with the library as a whole and with one of its questions. */
export const questionInteractions: Interaction[] = [
  {
    what: 'library: the next page',
    path: '/fragor',
    ready: rows,
    act: (page: Page) => press(page, page.getByRole('button', { name: 'Nästa sida' }).first()),
    done: (page: Page) => page.waitForURL(/sida=2/),
  },
  {
    what: 'order: it is opened',
    path: '/fragor',
    ready: rows,
    act: (page: Page) => press(page, page.getByRole('button', { name: 'Ändra ordning' })),
    done: opened,
  },
  {
    what: 'order: a question goes down',
    path: '/fragor',
    ready: openOrder,
    act: step(/^Flytta ner/),
  },
  {
    what: 'order: the next page',
    path: '/fragor',
    ready: openOrder,
    act: (page: Page) => press(page, order(page).getByRole('button', { name: 'Nästa sida' })),
    done: (page: Page) => order(page).getByText(/^41/).first().waitFor(),
  },
  {
    what: 'studio: it is opened',
    path: '/fragor',
    ready: rows,
    act: (page: Page) => press(page, page.getByRole('link', { name: label, exact: true }).first()),
    done: (page: Page) => heading(page).waitFor(),
  },
  {
    what: 'studio: typing the heading',
    path: '/fragor?id=mejlsvar',
    ready: (page: Page) => heading(page).waitFor(),
    act: (page: Page) => heading(page).pressSequentially('Hej igen', { delay: 120 }),
  },
].map((one) => ({ ...one, as: 'admin@example.se' }))
