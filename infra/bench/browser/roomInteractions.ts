import type { Page } from 'playwright-core'
import { type Interaction, press } from './interactions.ts'

const admin = 'admin@example.se'

const calendarOf = (view: string, rooms = '1,2,3') =>
  `/Rum/Kalender?rum=${rooms}&vy=${view}&datum=2027-03-10`
const booked = (page: Page) => page.getByRole('gridcell', { name: /bokad av/ }).first()
const drawn = (page: Page) => booked(page).waitFor()

/** The views of all rooms, for the longest task while they come. */
export const roomViews = [
  { what: 'rooms: the week of three', path: calendarOf('vecka'), ready: drawn },
  { what: 'rooms: the week of one', path: calendarOf('vecka', '2'), ready: drawn },
  { what: 'rooms: the day of three', path: calendarOf('dag'), ready: drawn },
  {
    what: 'rooms: the month of three',
    path: calendarOf('manad'),
    ready: (page: Page) =>
      page
        .getByRole('button', { name: /bokning/ })
        .first()
        .waitFor(),
  },
  {
    what: 'rooms: the list of three',
    path: calendarOf('lista'),
    ready: (page: Page) => page.getByRole('row').nth(20).waitFor(),
  },
]

/** What is done most in the calendar, with a week of three rooms. */
export const roomInteractions: Interaction[] = [
  {
    what: 'rooms: the arrows go through the week',
    act: async (page: Page) => {
      await booked(page).focus()
      for (let times = 0; times < 5; times++) await page.keyboard.press('ArrowDown', { delay: 50 })
    },
  },
  {
    what: 'rooms: a booking is moved a step by keys',
    act: async (page: Page) => {
      await booked(page).focus()
      await page.keyboard.press('Alt+ArrowDown', { delay: 50 })
    },
    done: (page: Page) => page.keyboard.press('Escape'),
  },
  {
    what: 'rooms: a booking is opened',
    act: (page: Page) => press(page, booked(page)),
    done: (page: Page) => page.getByRole('dialog').waitFor(),
  },
  {
    what: 'rooms: the next week',
    act: (page: Page) => press(page, page.getByRole('button', { name: 'Nästa vecka' })),
    done: (page: Page) => page.waitForURL(/2027-03-17/),
  },
  {
    what: 'rooms: one of them is hidden',
    act: (page: Page) => press(page, page.getByRole('button', { name: 'Bemanning' })),
    done: (page: Page) => page.waitForURL(/rum=1(?:,|%2C)2&/),
  },
].map((one) => ({ ...one, as: admin, path: calendarOf('vecka'), ready: drawn }))
