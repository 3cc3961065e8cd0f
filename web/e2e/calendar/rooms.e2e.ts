import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import {
  book,
  calendarOf,
  dialog,
  fieldsOf,
  freshWeek,
  goTo,
  inWords,
  roomsOf,
  slotAt,
  swedish,
} from '../support/calendar.ts'
import { faults } from '../support/faults.ts'
import { beyond } from '../support/overflow.ts'
import { fillIn } from '../support/signIn.ts'
import { lobbyOf, shows } from '../support/steps.ts'
import { useVisits, visit } from '../support/visits.ts'

useVisits()

const phone = { viewport: { width: 390, height: 844 } }
const karin = 'bokad av Karin Lindqvist'

const switchTo = (page: Page, view: string) =>
  page.getByRole('radiogroup', { name: 'Vy' }).getByText(view, { exact: true }).click()

test('an administrator sees whether a room is free, and what comes next, minute by minute', async () => {
  const [, tuesday = ''] = freshWeek()
  const page = await visit('/Rum')
  await page.clock.install({ time: swedish(tuesday, 8) })
  await fillIn(page, 'admin@example.se')
  await page.getByRole('link', { name: 'Stor' }).click()
  await page.getByRole('button', { name: 'Boka', exact: true }).waitFor()
  await book(page, tuesday, '09.00', '10.00', 'Planering')
  await page.getByRole('link', { name: 'Alla rum' }).click()
  const stor = page.getByRole('article', { name: 'Stor' })
  expect(await shows(stor.getByText('Ledigt nu till 09.00'))).toBe(true)
  expect(await shows(stor.getByText('09.00–10.00 · Karin Lindqvist, Planering'))).toBe(true)
  const welcome = page.getByRole('article', { name: 'Welcome' })
  expect(await shows(welcome.getByText('Ledigt nu', { exact: true }))).toBe(true)
  expect(await shows(welcome.getByText('Inget mer bokat i dag'))).toBe(true)
  await page.clock.fastForward('01:30:00')
  expect(await shows(stor.getByText('Upptaget till 10.00 · Karin Lindqvist'))).toBe(true)
  const other = await calendarOf('chef@example.se', tuesday)
  await book(other, tuesday, '11.00', '12.00', 'Nyss bokat')
  // Nobody has used the tab for an hour and a half: it asks seldom, and at once when somebody is back.
  await page.mouse.move(200, 200)
  expect(await shows(stor.getByText(/11\.00–12\.00 · .*Nyss bokat/))).toBe(true)
})

test('a room is chosen by its card, and stays over a reload; without one all of them show', async () => {
  const page = await roomsOf('admin@example.se')
  await page.getByRole('link', { name: 'Bemanning' }).click()
  await page.getByRole('heading', { name: 'Bemanning', level: 1 }).waitFor()
  await page.reload()
  await page.getByRole('heading', { name: 'Bemanning', level: 1 }).waitFor()
  await page.getByRole('button', { name: 'Nästa' }).click()
  const week = new URL(page.url()).searchParams.get('datum')
  const chips = page.getByRole('group', { name: 'Visa rum' })
  await chips.getByText('Welcome').click()
  await page.getByRole('heading', { name: 'Welcome och Bemanning', level: 1 }).waitFor()
  await chips.getByText('Bemanning').click()
  await page.getByRole('heading', { name: 'Welcome', level: 1 }).waitFor()
  const { searchParams } = new URL(page.url())
  expect([searchParams.get('rum'), searchParams.get('datum')]).toEqual(['1', week])
  await page.goto(new URL('/Rum/Kalender', page.url()).href)
  await page.getByRole('heading', { name: 'Welcome, Stor och Bemanning', level: 1 }).waitFor()
})

test('staff come to the rooms by their menu and by what the lobby tells of today', async () => {
  const page = await lobbyOf('anna@example.se')
  const today = page.getByRole('region', { name: 'Rum i dag' })
  await today.getByText('Dina bokningar').waitFor()
  await today.getByRole('link', { name: 'Boka ett rum' }).click()
  await page.getByRole('heading', { name: 'Rum', level: 1 }).waitFor()
  await page.getByRole('link', { name: 'Stor', exact: true }).click()
  expect(await shows(page.getByRole('heading', { name: 'Stor', level: 1 }))).toBe(true)
})

test('a click on a weekend or a holiday does nothing, and the holiday has its name', async () => {
  const page = await calendarOf('admin@example.se', '2032-01-06')
  await page.getByRole('gridcell', { name: 'Trettondedag jul', exact: true }).waitFor()
  for (const closed of ['lördag 10 januari 09.00', 'tisdag 6 januari 09.00']) {
    const slot = page.getByRole('gridcell', { name: new RegExp(`^${closed}, .*går inte att boka`) })
    await slot.click({ force: true })
    await page.keyboard.press('Enter')
    expect(await page.getByRole('dialog').count()).toBe(0)
  }
  await page.getByRole('columnheader', { name: 'v. 2' }).waitFor()
})

test('a browser in New York shows and books Swedish time', async () => {
  const [monday = ''] = freshWeek()
  const page = await calendarOf('admin@example.se', monday, { timezoneId: 'America/New_York' })
  await slotAt(page, monday, '08.00').click()
  await dialog(page, 'Ny bokning').getByRole('button', { name: 'Spara' }).click()
  await slotAt(page, monday, '08.00–09.00', karin).waitFor()
  const inSweden = await calendarOf('admin@example.se', monday)
  expect(await shows(slotAt(inSweden, monday, '08.00–09.00', karin))).toBe(true)
})

test('on a phone a day is a list: what is booked, what is free, and a button that books', async () => {
  const [monday = '', tuesday = ''] = freshWeek()
  const page = await calendarOf('admin@example.se', monday, phone)
  await book(page, monday, '09.00', '10.00', 'Telefon')
  await page.getByRole('button', { name: /^09\.00–10\.00.*Karin Lindqvist.*Telefon/ }).waitFor()
  await page.getByRole('button', { name: /^10\.00–22\.00.*Ledigt/ }).click()
  expect(await fieldsOf(page, 'Ny bokning')).toEqual([monday, '600', '660'])
  await dialog(page, 'Ny bokning').getByRole('button', { name: 'Avbryt' }).click()
  await page
    .getByRole('button', { name: new RegExp(inWords(tuesday).replace('tisdag', '^tis')) })
    .click()
  await page.getByRole('button', { name: /^05\.00–22\.00.*Ledigt/ }).waitFor()
  const sideways = () =>
    page.evaluate('document.documentElement.scrollWidth - document.documentElement.clientWidth')
  for (const view of ['Månad', 'Lista', 'Dag']) {
    await switchTo(page, view)
    expect(await sideways()).toBe(0)
  }
})

test('axe finds nothing wrong with the rooms, the calendar and its dialogs', async () => {
  const [monday = ''] = freshWeek()
  const page = await roomsOf('admin@example.se')
  await page
    .getByText(/Nästa:|Ledigt|Upptaget|Öppnar|Stängt/)
    .first()
    .waitFor()
  expect(await faults(page)).toEqual([])
  await goTo(page, monday)
  await book(page, monday, '09.00', '10.00', 'Planering')
  await slotAt(page, monday, '09.00–10.00', `${karin}, Planering`).focus()
  expect(await faults(page)).toEqual([])
  await page.keyboard.press('Alt+ArrowDown')
  expect(await faults(page)).toEqual([])
  await page.keyboard.press('Escape')
  await page.keyboard.press('Enter')
  expect(await faults(page)).toEqual([])
  await dialog(page, 'Redigera bokning').getByLabel('Sluttid').selectOption('05.15')
  await dialog(page, 'Redigera bokning').getByRole('button', { name: 'Spara' }).click()
  await page.getByText('Sluttiden måste vara efter starttiden.').waitFor()
  expect(await faults(page)).toEqual([])
  await dialog(page, 'Redigera bokning').getByRole('button', { name: 'Avbryt' }).click()
  for (const view of ['Dag', 'Månad', 'Lista']) {
    await switchTo(page, view)
    await page.getByRole('main').getByText('Karin Lindqvist').first().waitFor()
    expect(await faults(page)).toEqual([])
  }
  await goTo(page, '2032-01-06')
  expect(await faults(page)).toEqual([])
  await page.setViewportSize(phone.viewport)
  expect(await faults(page)).toEqual([])
  await page.getByRole('button', { name: 'Boka', exact: true }).click()
  expect(await faults(page)).toEqual([])
  await page.getByRole('button', { name: 'Avbryt' }).click()
  await goTo(page, monday)
  await page.getByText('Planering').waitFor()
  expect(await faults(page)).toEqual([])
  await switchTo(page, 'Månad')
  expect(await faults(page)).toEqual([])
  await page.route('**/v1/user/Event**', (route) => route.abort())
  await goTo(page, monday)
  await page.getByText('Kalendern kunde inte hämtas').waitFor()
  expect(await faults(page)).toEqual([])
})

test('a week of all rooms is printed whole, without the buttons that turn it', async () => {
  const [monday = ''] = freshWeek()
  const page = await calendarOf('admin@example.se', monday)
  await page.goto(`/Rum/Kalender?datum=${monday}&vy=vecka`)
  await page.getByRole('grid').waitFor()
  await page.emulateMedia({ media: 'print' })
  // A4, upright.
  await page.setViewportSize({ width: 794, height: 1123 })
  expect(await page.getByRole('button', { name: 'Nästa' }).isVisible()).toBe(false)
  expect(
    await page
      .getByText(/^Vecka \d+/)
      .first()
      .isVisible(),
  ).toBe(true)
  expect(await beyond(page)).toEqual([])
})
