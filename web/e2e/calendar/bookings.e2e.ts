import { expect, test } from 'vitest'
import {
  book,
  calendarOf,
  dialog,
  drag,
  fieldsOf,
  freshWeek,
  freshWeeks,
  goTo,
  inWords,
  mondayIn,
  slotAt,
} from '../support/calendar.ts'
import { beyond } from '../support/overflow.ts'
import { focused, shows, toast } from '../support/steps.ts'
import { useVisits, visit } from '../support/visits.ts'

useVisits()

const karin = 'bokad av Karin Lindqvist'

test('a click on a free slot books it, and the focus is on the booking', async () => {
  const [, tuesday = ''] = freshWeek()
  const page = await calendarOf('admin@example.se', tuesday)
  await slotAt(page, tuesday, '09.15').click()
  expect(await fieldsOf(page, 'Ny bokning')).toEqual([tuesday, '555', '615'])
  await page.keyboard.press('Escape')
  await dialog(page, 'Ny bokning').getByLabel('Anteckning').fill('Planering')
  await dialog(page, 'Ny bokning').getByRole('button', { name: 'Spara' }).click()
  await toast(page, 'Rummet är bokat.').waitFor()
  const booking = slotAt(page, tuesday, '09.15–10.15', `${karin}, Planering`)
  await booking.waitFor()
  await expect.poll(() => focused(page)).toContain('09.15–10.15')
  await booking.click()
  await dialog(page, 'Redigera bokning').getByText('Bokad av Karin Lindqvist').waitFor()
  await dialog(page, 'Redigera bokning').getByRole('button', { name: 'Avboka' }).click()
  await page.getByRole('alertdialog').waitFor()
  await page.keyboard.press('Escape')
  await page.getByRole('alertdialog').waitFor({ state: 'detached' })
  await dialog(page, 'Redigera bokning').getByRole('button', { name: 'Avboka' }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Avboka' }).click()
  await slotAt(page, tuesday, '09.15').waitFor()
  await expect.poll(() => focused(page)).toContain('09.15, ledig')
})

test('a time is booked, moved and made longer by dragging', async () => {
  const [monday = '', tuesday = '', wednesday = ''] = freshWeek()
  const page = await calendarOf('admin@example.se', monday)
  await drag(page, slotAt(page, monday, '09.00'), slotAt(page, monday, '10.15'))
  expect(await fieldsOf(page, 'Ny bokning')).toEqual([monday, '540', '630'])
  await dialog(page, 'Ny bokning').getByRole('button', { name: 'Spara' }).click()
  await toast(page, 'Rummet är bokat.').waitFor()
  const first = slotAt(page, monday, '09.00–10.30', karin)
  await drag(page, first, slotAt(page, wednesday, '11.00'))
  await toast(page, 'Bokningen är ändrad.').waitFor()
  const moved = slotAt(page, wednesday, '11.00–12.30', karin)
  await moved.waitFor()
  // It shows before it is stored, and the first change's toast stands there still.
  const stored = page.waitForResponse('**/v1/user/Event/Edit')
  await drag(page, moved, slotAt(page, wednesday, '13.00'), 'end')
  await slotAt(page, wednesday, '11.00–13.00', karin).waitFor()
  await stored
  await page.reload()
  await slotAt(page, wednesday, '11.00–13.00', karin).waitFor()
  expect(await slotAt(page, tuesday, '09.00').count()).toBe(1)
  expect(await slotAt(page, monday, '09.00').count()).toBe(1)
})

test('a finger scrolls the week, and what it touches opens', async () => {
  const [monday = ''] = freshWeek()
  const tablet = { viewport: { width: 1024, height: 768 }, hasTouch: true }
  const page = await calendarOf('admin@example.se', monday, tablet)
  await slotAt(page, monday, '09.00').tap()
  expect(await fieldsOf(page, 'Ny bokning')).toEqual([monday, '540', '600'])
})

test('what is dragged onto another booking goes back, with the server’s words', async () => {
  const [monday = ''] = freshWeek()
  const page = await calendarOf('admin@example.se', monday)
  await book(page, monday, '08.00', '09.00')
  await book(page, monday, '10.00', '11.00')
  const first = slotAt(page, monday, '08.00–09.00', karin)
  await drag(page, first, slotAt(page, monday, '10.00–11.00', karin))
  await toast(page, 'Stor är redan bokat').waitFor()
  expect(await shows(toast(page, 'Bokningen kunde inte sparas.'))).toBe(true)
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
  await expect.poll(() => slotAt(page, monday, '08.00–09.00', karin).count()).toBe(0)
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
    await expect.poll(() => focused(page)).toMatch(name)
  }
  await page.getByLabel('E-post', { exact: true }).waitFor()
  await page.getByLabel('E-post', { exact: true }).focus()
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
  await expect.poll(() => focused(page)).toBe(`${inWords(monday)} 08.00, ledig`)
  await keys.press('Control+Home')
  await expect.poll(() => focused(page)).toBe(`${inWords(monday)} 05.00, ledig`)
  const label = `Tangent ${Date.now()}`
  await keys.press('Shift+ArrowDown')
  await keys.press('Shift+ArrowDown')
  expect(await shows(page.getByText('05.00–05.45 markerat. Enter bokar.'))).toBe(true)
  await keys.press('Enter')
  await dialog(page, 'Ny bokning').waitFor()
  const isInNote = () => page.evaluate<boolean>('document.activeElement.matches("textarea")')
  for (let tries = 0; tries < 20 && !(await isInNote()); tries++) await keys.press('Tab')
  await keys.type(label)
  await tabTo(/^Spara$/)
  await keys.press('Enter')
  await toast(page, 'Rummet är bokat.').waitFor()
  await expect.poll(() => focused(page)).toBe(`${inWords(monday)} 05.00–05.45, ${karin}, ${label}`)
  await keys.press('Alt+ArrowDown')
  await keys.press('Alt+ArrowDown')
  await keys.press('Alt+ArrowRight')
  await keys.press('Alt+Shift+ArrowDown')
  await page.getByText(/05\.30–06\.30\. Enter sparar, Escape ångrar\./).waitFor()
  await keys.press('Enter')
  await toast(page, 'Bokningen är ändrad.').waitFor()
  await expect.poll(() => focused(page)).toMatch(/^tisdag .* 05\.30–06\.30, bokad av Karin/)
  await keys.press('Alt+ArrowRight')
  await keys.press('Escape')
  await expect.poll(() => focused(page)).toMatch(/^tisdag .* 05\.30–06\.30, bokad av Karin/)
  await keys.press('Enter')
  expect((await fieldsOf(page, 'Redigera bokning')).slice(1, 2)).toEqual(['330'])
  await tabTo(/^Avboka$/)
  await keys.press('Enter')
  await page.getByRole('alertdialog').waitFor()
  await tabTo(/^Avboka$/)
  await keys.press('Enter')
  await toast(page, 'Rummet är avbokat.').waitFor()
  await expect.poll(() => focused(page)).toMatch(/^tisdag .* 05\.30, ledig/)
})

test('a day is chosen with the keyboard in the browser’s own calendar, or typed without dashes', async () => {
  const [monday = '', tuesday = '', wednesday = ''] = freshWeek()
  const page = await calendarOf('admin@example.se', monday)
  await slotAt(page, monday, '09.00').press('Enter')
  const form = dialog(page, 'Ny bokning')
  await form.getByRole('button', { name: 'Välj dag i kalendern: Datum' }).press('Enter')
  await page.keyboard.press('ArrowRight')
  await page.keyboard.press('Enter')
  await expect.poll(() => fieldsOf(page, 'Ny bokning')).toEqual([tuesday, '540', '600'])
  expect(await focused(page)).toBe('Välj dag i kalendern: Datum')
  await form.getByLabel('Datum', { exact: true }).fill(wednesday.replaceAll('-', ''))
  await form.getByLabel('Datum', { exact: true }).press('Enter')
  await slotAt(page, wednesday, '09.00–10.00', karin).waitFor()
})

test('whoever comes second is told by whom the room is booked', async () => {
  const [monday = ''] = freshWeek()
  const page = await calendarOf('admin@example.se', monday)
  await slotAt(page, monday, '09.00').click()
  const other = await calendarOf('chef@example.se', monday)
  await book(other, monday, '09.30', '10.30')
  await dialog(page, 'Ny bokning').getByRole('button', { name: 'Spara' }).click()
  const told = dialog(page, 'Ny bokning').getByRole('alert')
  await told.waitFor()
  expect(await told.innerText()).toMatch(/Stor är redan bokat .* 09\.30–10\.30 av /)
  await dialog(page, 'Ny bokning').getByLabel('Sluttid').selectOption('09.30')
  await dialog(page, 'Ny bokning').getByRole('button', { name: 'Spara' }).click()
  await slotAt(page, monday, '09.00–09.30', karin).waitFor()
})

test('on a phone a long word in a note makes the list of bookings no wider', async () => {
  const [monday = ''] = freshWeek()
  const page = await calendarOf('admin@example.se', monday)
  const note = 'överlämningsprotokoll'.repeat(5)
  await book(page, monday, '08.00', '09.00', note)
  await page.setViewportSize({ width: 390, height: 844 })
  await goTo(page, monday, 'lista')
  await page.getByRole('cell', { name: note }).waitFor()
  expect(await beyond(page)).toEqual([])
})
