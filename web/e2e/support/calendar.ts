import type { BrowserContextOptions, Locator, Page } from 'playwright-core'
import { addDays, timeZone } from '../../../shared/rules/days.ts'
import { isWorkingDay } from '../../../shared/rules/calendar/workingTime.ts'
import { visitAs } from './signIn.ts'

const dayAfter = (day: string, days: number) => addDays(day, days)
const hasFiveDays = (monday: string) =>
  [0, 1, 2, 3, 4].every((days) => isWorkingDay(dayAfter(monday, days)))

/** So many weeks on: a Monday. */
export function mondayIn(weeks: number, from = new Date()): string {
  const day = from.toISOString().slice(0, 10)
  const weekday = (from.getUTCDay() + 6) % 7
  return dayAfter(day, 7 * weeks - weekday)
}

// A portal lives as long as its journeys' process, or shorter.
const given = new Set<number>()

/** How many weeks there are to the first of some that nobody has booked in, also when a journey is tried again. */
export function freshWeeks(least = 60, most = 3000, wanted = 1): number {
  for (;;) {
    const weeks = least + Math.floor(Math.random() * (most - least))
    const all = Array.from({ length: wanted }, (_, ahead) => weeks + ahead)
    if (all.some((one) => given.has(one)) || !hasFiveDays(mondayIn(weeks))) continue
    for (const one of all) given.add(one)
    return weeks
  }
}

/** Five working days in a row that nobody has booked. */
export const freshWeek = (): string[] => {
  const monday = mondayIn(freshWeeks())
  return [0, 1, 2, 3, 4].map((days) => dayAfter(monday, days))
}

const words = new Intl.DateTimeFormat('sv-SE', {
  weekday: 'long',
  day: 'numeric',
  month: 'long',
  timeZone: 'UTC',
})

/** "tisdag 3 mars" */
export const inWords = (day: string): string => words.format(new Date(`${day}T12:00:00Z`))

const swedishHour = new Intl.DateTimeFormat('sv-SE', { timeZone, hour: '2-digit' })

/** The moment when Swedish clocks show an hour of a day. */
export function swedish(day: string, hour: number): Date {
  const noon = new Date(`${day}T12:00:00Z`)
  const ahead = Number(swedishHour.format(noon)) - 12
  return new Date(noon.getTime() + (hour - 12 - ahead) * 3_600_000)
}

/** An administrator stands before the rooms. */
export async function roomsOf(email: string, options: BrowserContextOptions = {}): Promise<Page> {
  const page = await visitAs(email, '/Rum', options)
  await page.getByRole('link', { name: 'Stor' }).waitFor()
  return page
}

/** Goes to the calendar of a room, or of several (`1,2`), at a day. */
export async function goTo(page: Page, day: string, view = 'vecka', rum = '2') {
  const address = `/Rum/Kalender?rum=${rum}&vy=${view}&datum=${day}`
  await page.goto(new URL(address, page.url()).href)
  await page.getByRole('button', { name: 'Boka', exact: true }).waitFor()
}

/** An administrator stands before a day of a room. */
export async function calendarOf(
  email: string,
  day: string,
  options: BrowserContextOptions & { view?: string; rum?: string } = {},
): Promise<Page> {
  const { view, rum, ...more } = options
  const page = await visitAs(email, '/Rum', more)
  await goTo(page, day, view, rum)
  return page
}

/** A slot or a booking of the grid, by what is read out of it. */
export const slotAt = (page: Page, day: string, time: string, what = 'ledig'): Locator =>
  page.getByRole('gridcell', { name: `${inWords(day)} ${time}, ${what}` })

/** What is held is drawn where it was moved last: let go before, it would fall where it was then. */
const drawn = (page: Page) =>
  page.evaluate(
    'new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)))',
  )

/** Drags from one place of the grid to another, as a hand does: not in one leap. */
export async function drag(
  page: Page,
  from: Locator,
  to: Locator,
  grip: 'middle' | 'end' = 'middle',
) {
  await from.scrollIntoViewIfNeeded()
  const [start, end] = [await from.boundingBox(), await to.boundingBox()]
  if (!start || !end) throw new Error('There is nothing to drag')
  const y = grip === 'end' ? start.y + start.height - 3 : start.y + Math.min(8, start.height / 2)
  await page.mouse.move(start.x + start.width / 2, y)
  await page.mouse.down()
  // A little below the middle: what is dropped exactly between two slots could become either.
  await page.mouse.move(end.x + end.width / 2, end.y + end.height / 2 + 3, { steps: 8 })
  await drawn(page)
  await page.mouse.up()
}

/** How long a finger lies still before it takes what it lies on, and some more. */
const heldMs = 500

/** Holds a place of the grid with a finger, and drags to another. */
export async function dragByFinger(page: Page, from: Locator, to: Locator) {
  await from.scrollIntoViewIfNeeded()
  const [start, end] = [await from.boundingBox(), await to.boundingBox()]
  if (!start || !end) throw new Error('There is nothing to drag')
  const finger = await page.context().newCDPSession(page)
  const touch = (
    type: 'touchStart' | 'touchMove' | 'touchEnd',
    touchPoints: { x: number; y: number }[],
  ) => finger.send('Input.dispatchTouchEvent', { type, touchPoints })
  const first = { x: start.x + start.width / 2, y: start.y + Math.min(8, start.height / 2) }
  const last = { x: end.x + end.width / 2, y: end.y + end.height / 2 + 3 }
  await touch('touchStart', [first])
  await page.waitForTimeout(heldMs)
  for (const part of [0.25, 0.5, 0.75, 1]) {
    const on = (a: number, b: number) => a + (b - a) * part
    await touch('touchMove', [{ x: on(first.x, last.x), y: on(first.y, last.y) }])
  }
  await drawn(page)
  await touch('touchEnd', [])
  await finger.detach()
}

/** The dialog that is open. */
export const dialog = (page: Page, name: 'Ny bokning' | 'Redigera bokning'): Locator =>
  page.getByRole('dialog', { name, exact: true })

/** The times in a dialog: its day, and minutes since midnight. */
export const fieldsOf = async (page: Page, name: 'Ny bokning' | 'Redigera bokning') => {
  const form = dialog(page, name)
  const labels = ['Datum', 'Starttid', 'Sluttid']
  return Promise.all(labels.map((label) => form.getByLabel(label, { exact: true }).inputValue()))
}

/** Books a time through the dialog. */
export async function book(page: Page, day: string, from: string, to: string, note = '') {
  await page.getByRole('button', { name: 'Boka', exact: true }).click()
  const form = dialog(page, 'Ny bokning')
  await form.getByLabel('Datum', { exact: true }).fill(day)
  await form.getByLabel('Starttid').selectOption(from)
  await form.getByLabel('Sluttid').selectOption(to)
  await form.getByLabel('Anteckning').fill(note)
  await form.getByRole('button', { name: 'Spara' }).click()
  await form.waitFor({ state: 'detached' })
}
