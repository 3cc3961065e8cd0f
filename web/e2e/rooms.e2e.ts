import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import {
  book,
  calendarOf,
  dialog,
  drag,
  freshWeek,
  freshWeeks,
  goTo,
  inWords,
  mondayIn,
  roomsOf,
  slotAt,
} from './calendar.ts'
import { faults } from './faults.ts'
import { fillIn, lobbyOf, shows } from './steps.ts'
import { useVisits, visit } from './visits.ts'

useVisits()

const phone = { viewport: { width: 390, height: 844 } }
const karin = 'bokad av Karin Lindqvist'
const toast = (page: Page, text: string) => page.getByRole('log').getByText(text)
const focused = (page: Page) =>
  page.evaluate<string>('document.activeElement.ariaLabel ?? document.activeElement.textContent')

const fieldsOf = async (page: Page, name: 'Ny' | 'Modifera') => {
  const form = dialog(page, name)
  const labels = ['Startdatum', 'Starttid', 'Slutdatum', 'Sluttid']
  return Promise.all(labels.map((label) => form.getByLabel(label).inputValue()))
}

test('an administrator sees whether a room is free, and what comes next, minute by minute', async () => {
  const [, tuesday = ''] = freshWeek()
  const page = await visit('/Rum')
  await page.clock.install({ time: new Date(`${tuesday}T05:30:00Z`) })
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
  await page.clock.fastForward('02:30:00')
  const later = stor.getByText(/Upptaget till 10.00 · Karin Lindqvist|Ledigt nu$/)
  expect(await shows(later)).toBe(true)
})

test('a room is chosen by its card, and stays over a reload; without one the way leads back', async () => {
  const page = await roomsOf('admin@example.se')
  await page.getByRole('link', { name: 'Bemanning' }).click()
  await page.getByRole('heading', { name: 'Bemanning', level: 1 }).waitFor()
  await page.reload()
  await page.getByRole('heading', { name: 'Bemanning', level: 1 }).waitFor()
  await page.getByRole('button', { name: 'Nästa' }).click()
  const { search } = new URL(page.url())
  await page.getByRole('navigation', { name: 'Byt rum' }).getByText('Welcome').click()
  await page.getByRole('heading', { name: 'Welcome', level: 1 }).waitFor()
  expect(new URL(page.url()).search).toBe(search)
  await page.goto('/Rum/Kalender')
  await page.getByRole('heading', { name: 'Rum', level: 1 }).waitFor()
  expect(new URL(page.url()).pathname).toBe('/Rum')
})

test('staff have no way to the rooms', async () => {
  const page = await lobbyOf('anna@example.se')
  expect(await page.getByRole('link', { name: 'Rum' }).count()).toBe(0)
  await page.goto('/Rum/Kalender')
  await page.waitForURL('**/Lobby')
})

test('a click on a free slot books it, and the focus is on the booking', async () => {
  const [, tuesday = ''] = freshWeek()
  const page = await calendarOf('admin@example.se', tuesday)
  await slotAt(page, tuesday, '09.15').click()
  expect(await fieldsOf(page, 'Ny')).toEqual([tuesday, '555', tuesday, '615'])
  await page.keyboard.press('Escape')
  await dialog(page, 'Ny').getByLabel('Anteckning').fill('Planering')
  await dialog(page, 'Ny').getByRole('button', { name: 'Spara' }).click()
  await toast(page, 'Adderas.').waitFor()
  const booking = slotAt(page, tuesday, '09.15–10.15', `${karin}, Planering`)
  await booking.waitFor()
  await expect.poll(() => focused(page)).toContain('09.15–10.15')
  await booking.click()
  await dialog(page, 'Modifera').getByText('Bokad av Karin Lindqvist').waitFor()
  await dialog(page, 'Modifera').getByRole('button', { name: 'Ta bort' }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Ta bort' }).click()
  await slotAt(page, tuesday, '09.15').waitFor()
  await expect.poll(() => focused(page)).toContain('09.15, ledig')
})

test('a time is booked, moved and made longer by dragging', async () => {
  const [monday = '', tuesday = '', wednesday = ''] = freshWeek()
  const page = await calendarOf('admin@example.se', monday)
  await drag(page, slotAt(page, monday, '09.00'), slotAt(page, monday, '10.15'))
  expect(await fieldsOf(page, 'Ny')).toEqual([monday, '540', monday, '630'])
  await dialog(page, 'Ny').getByRole('button', { name: 'Spara' }).click()
  await toast(page, 'Adderas.').waitFor()
  const first = slotAt(page, monday, '09.00–10.30', karin)
  await drag(page, first, slotAt(page, wednesday, '11.00'))
  await toast(page, 'Sparas.').waitFor()
  const moved = slotAt(page, wednesday, '11.00–12.30', karin)
  await moved.waitFor()
  await drag(page, moved, slotAt(page, wednesday, '12.45'), 'end')
  await slotAt(page, wednesday, '11.00–13.00', karin).waitFor()
  await toast(page, 'Sparas.').first().waitFor()
  await page.reload()
  await slotAt(page, wednesday, '11.00–13.00', karin).waitFor()
  expect(await slotAt(page, tuesday, '09.00').count()).toBe(1)
  expect(await slotAt(page, monday, '09.00').count()).toBe(1)
})

test('what is dragged onto another booking goes back, with the server’s words', async () => {
  const [monday = ''] = freshWeek()
  const page = await calendarOf('admin@example.se', monday)
  await book(page, monday, '08.00', '09.00')
  await book(page, monday, '10.00', '11.00')
  const first = slotAt(page, monday, '08.00–09.00', karin)
  await drag(page, first, slotAt(page, monday, '10.00–11.00', karin))
  await toast(page, 'Stor är redan bokat').waitFor()
  expect(await shows(toast(page, 'There was something issue in responding server.'))).toBe(true)
  expect(await shows(first)).toBe(true)
})

test('a drag is given up with Escape', async () => {
  const [monday = ''] = freshWeek()
  const page = await calendarOf('admin@example.se', monday)
  await book(page, monday, '08.00', '09.00')
  const place = await slotAt(page, monday, '08.00–09.00', karin).boundingBox()
  await page.mouse.move((place?.x ?? 0) + 40, (place?.y ?? 0) + 10)
  await page.mouse.down()
  await page.mouse.move((place?.x ?? 0) + 40, (place?.y ?? 0) + 200, { steps: 4 })
  expect(await slotAt(page, monday, '08.00–09.00', karin).count()).toBe(0)
  await page.keyboard.press('Escape')
  await page.mouse.up()
  expect(await shows(slotAt(page, monday, '08.00–09.00', karin))).toBe(true)
  expect(await page.getByRole('dialog').count()).toBe(0)
})

test('from sign-in to a moved booking with the keyboard alone', async () => {
  const weeks = freshWeeks(8, 45)
  const page = await visit('/Rum')
  const keys = page.keyboard
  const tabTo = async (name: RegExp) => {
    for (let tries = 0; tries < 40 && !name.test(await focused(page)); tries++) {
      await keys.press('Tab')
    }
    expect(await focused(page)).toMatch(name)
  }
  await page.getByLabel('E-post').waitFor()
  await page.getByLabel('E-post').focus()
  await keys.type('admin@example.se')
  await keys.press('Tab')
  await keys.type('Portalen1')
  await keys.press('Enter')
  await page.getByRole('link', { name: 'Welcome' }).waitFor()
  await tabTo(/^Welcome$/)
  await keys.press('Enter')
  await page.getByRole('button', { name: 'Boka', exact: true }).waitFor()
  await tabTo(/^(mån|tis|ons|tors|fre|lör|sön)\S* \d+ \S+ 08\.00/)
  await keys.press('Home')
  for (let week = 0; week < weeks; week++) await keys.press('PageDown')
  const monday = mondayIn(weeks)
  await expect.poll(() => focused(page)).toContain(`${inWords(monday)} 08.00`)
  await keys.press('Control+Home')
  expect(await focused(page)).toBe(`${inWords(monday)} 05.00, ledig`)
  const label = `Tangent ${Date.now()}`
  await keys.press('Shift+ArrowDown')
  await keys.press('Shift+ArrowDown')
  expect(await shows(page.getByText('05.00–05.45 markerat. Enter bokar.'))).toBe(true)
  await keys.press('Enter')
  await dialog(page, 'Ny').waitFor()
  const isInNote = () => page.evaluate<boolean>('document.activeElement.matches("textarea")')
  for (let tries = 0; tries < 20 && !(await isInNote()); tries++) await keys.press('Tab')
  await keys.type(label)
  await tabTo(/^Spara$/)
  await keys.press('Enter')
  await toast(page, 'Adderas.').waitFor()
  await expect.poll(() => focused(page)).toBe(`${inWords(monday)} 05.00–05.45, ${karin}, ${label}`)
  await keys.press('Alt+ArrowDown')
  await keys.press('Alt+ArrowDown')
  await keys.press('Alt+ArrowRight')
  await keys.press('Alt+Shift+ArrowDown')
  await page.getByText(/05\.30–06\.30\. Enter sparar, Escape ångrar\./).waitFor()
  await keys.press('Enter')
  await toast(page, 'Sparas.').waitFor()
  await expect.poll(() => focused(page)).toMatch(/^tisdag .* 05\.30–06\.30, bokad av Karin/)
  await keys.press('Alt+ArrowRight')
  await keys.press('Escape')
  await expect.poll(() => focused(page)).toMatch(/^tisdag .* 05\.30–06\.30, bokad av Karin/)
  await keys.press('Enter')
  expect((await fieldsOf(page, 'Modifera')).slice(1, 2)).toEqual(['330'])
  await tabTo(/^Ta bort$/)
  await keys.press('Enter')
  await page.getByRole('alertdialog').waitFor()
  await tabTo(/^Ta bort$/)
  await keys.press('Enter')
  await toast(page, 'Bokningen är borttagen.').waitFor()
  await expect.poll(() => focused(page)).toMatch(/^tisdag .* 05\.30, ledig/)
})

test('whoever comes second is told by whom the room is booked', async () => {
  const [monday = ''] = freshWeek()
  const page = await calendarOf('admin@example.se', monday)
  await slotAt(page, monday, '09.00').click()
  const other = await calendarOf('chef@example.se', monday)
  await book(other, monday, '09.30', '10.30')
  await dialog(page, 'Ny').getByRole('button', { name: 'Spara' }).click()
  const told = dialog(page, 'Ny').getByRole('alert')
  await told.waitFor()
  expect(await told.innerText()).toMatch(/^Stor är redan bokat .* 09\.30–10\.30 av /)
  await dialog(page, 'Ny').getByLabel('Sluttid').selectOption('09.30')
  await dialog(page, 'Ny').getByRole('button', { name: 'Spara' }).click()
  await slotAt(page, monday, '09.00–09.30', karin).waitFor()
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
  await dialog(page, 'Ny').getByRole('button', { name: 'Spara' }).click()
  await slotAt(page, monday, `08.00–09.00`, karin).waitFor()
  const swedish = await calendarOf('admin@example.se', monday)
  expect(await shows(slotAt(swedish, monday, '08.00–09.00', karin))).toBe(true)
})

test('on a phone a day is a list: what is booked, what is free, and a button that books', async () => {
  const [monday = '', tuesday = ''] = freshWeek()
  const page = await calendarOf('admin@example.se', monday, phone)
  await book(page, monday, '09.00', '10.00', 'Telefon')
  await page.getByRole('button', { name: /^09\.00–10\.00.*Karin Lindqvist.*Telefon/ }).waitFor()
  await page.getByRole('button', { name: /^10\.00–22\.00.*Ledigt/ }).click()
  expect(await fieldsOf(page, 'Ny')).toEqual([monday, '600', monday, '660'])
  await dialog(page, 'Ny').getByRole('button', { name: 'Avbryt' }).click()
  await page.getByRole('button', { name: new RegExp(`^${inWords(tuesday)}`) }).click()
  await page.getByRole('button', { name: /^05\.00–22\.00.*Ledigt/ }).waitFor()
  const sideways = () =>
    page.evaluate('document.documentElement.scrollWidth - document.documentElement.clientWidth')
  for (const view of ['Månad', 'Lista', 'Dag']) {
    await page.getByRole('button', { name: view, exact: true }).click()
    expect(await sideways()).toBe(0)
  }
})

test.each(['light', 'dark'] as const)(
  'in %s, axe finds nothing wrong with the rooms, the calendar and its dialogs',
  async (colorScheme) => {
    const [monday = ''] = freshWeek()
    const page = await roomsOf('admin@example.se', { colorScheme })
    await page
      .getByText(/Nästa:|Ledigt|Upptaget/)
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
    await dialog(page, 'Modifera').getByLabel('Sluttid').selectOption('05.15')
    await dialog(page, 'Modifera').getByRole('button', { name: 'Spara' }).click()
    await page.getByText('Sluttiden måste vara efter starttiden.').waitFor()
    expect(await faults(page)).toEqual([])
    await dialog(page, 'Modifera').getByRole('button', { name: 'Avbryt' }).click()
    for (const view of ['Dag', 'Månad', 'Lista']) {
      await page.getByRole('button', { name: view, exact: true }).click()
      await page.getByRole('main').getByText('Karin Lindqvist').first().waitFor()
      expect(await faults(page)).toEqual([])
    }
    await goTo(page, '2032-01-06')
    expect(await faults(page)).toEqual([])
    await page.setViewportSize(phone.viewport)
    expect(await faults(page)).toEqual([])
    await page.getByRole('button', { name: 'Boka', exact: true }).click()
    expect(await faults(page)).toEqual([])
    await page.route('**/v1/user/Event*', (route) => route.abort())
    await goTo(page, monday)
    await page.getByText('Kalendern gick inte att hämta').waitFor()
    expect(await faults(page)).toEqual([])
  },
)
