import { expect, test } from 'vitest'
import { calendarOf, dialog, freshWeeks, inWords, mondayIn, slotAt } from '../support/calendar.ts'
import { addDays } from '../../../shared/rules/days.ts'
import { isWorkingDay } from '../../../shared/rules/calendar/workingTime.ts'
import { faults } from '../support/faults.ts'
import { focused, toast } from '../support/steps.ts'
import { useVisits } from '../support/visits.ts'

useVisits()

const karin = 'bokad av Karin Lindqvist'

/** A Monday that begins four weeks without a holiday which nobody has booked. */
function fourWeeks(): string {
  for (;;) {
    const monday = mondayIn(freshWeeks(60, 3000, 4))
    const days = [0, 1, 7, 8, 14, 15, 21, 22].map((ahead) => addDays(monday, ahead))
    if (days.every(isWorkingDay)) return monday
  }
}

test('with the keyboard alone a booking repeats, and the series is moved', async () => {
  const monday = fourWeeks()
  const page = await calendarOf('admin@example.se', monday)
  const keys = page.keyboard
  const tabTo = async (label: RegExp) => {
    for (let tries = 0; tries < 40 && !label.test(await focused(page)); tries++) {
      await keys.press('Tab')
    }
    await expect.poll(() => focused(page)).toMatch(label)
  }
  const isAt = (label: string) =>
    page.evaluate<boolean>(
      `[...(document.activeElement.labels ?? [])].some((one) => one.textContent.includes('${label}'))`,
    )
  const tabToField = async (label: string) => {
    for (let tries = 0; tries < 40 && !(await isAt(label)); tries++) await keys.press('Tab')
    expect(await isAt(label)).toBe(true)
  }
  await slotAt(page, monday, '08.00').focus()
  await keys.press('Enter')
  await dialog(page, 'Ny bokning').waitFor()
  await tabToField('Upprepa')
  await keys.type('Varje')
  await tabToField('Antal gånger')
  await keys.press('Control+a')
  await keys.type('3')
  expect(await faults(page)).toEqual([])
  await tabTo(/^Spara$/)
  await keys.press('Enter')
  await toast(page, 'Rummet är bokat 3 gånger.').waitFor()
  const words = `${inWords(monday)} 08.00–09.00, ${karin}, upprepas`
  await expect.poll(() => focused(page)).toBe(words)

  await keys.press('Enter')
  await dialog(page, 'Redigera bokning').waitFor()
  await tabToField('Starttid')
  await keys.type('10.00')
  await tabToField('Gäller')
  await keys.type('Alla')
  expect(await faults(page)).toEqual([])
  await tabTo(/^Spara$/)
  await keys.press('Enter')
  await toast(page, 'Serien är ändrad.').waitFor()
  for (const ahead of [0, 7, 14]) {
    const day = addDays(monday, ahead)
    await slotAt(page, day, '10.00–11.00', `${karin}, upprepas`).waitFor()
    await page.getByRole('button', { name: 'Nästa' }).click()
  }
  await slotAt(page, addDays(monday, 21), '10.00').waitFor()
})

test('a series goes around what is booked, once that has been said', async () => {
  const monday = fourWeeks()
  const second = addDays(monday, 7)
  const other = await calendarOf('chef@example.se', second)
  await slotAt(other, second, '08.00').click()
  await dialog(other, 'Ny bokning').getByRole('button', { name: 'Spara' }).click()
  await toast(other, 'Rummet är bokat.').waitFor()

  const page = await calendarOf('admin@example.se', monday)
  await slotAt(page, monday, '08.00').click()
  const form = dialog(page, 'Ny bokning')
  await form.getByLabel('Upprepa').selectOption('Varje vecka')
  await form.getByLabel('Antal gånger').fill('3')
  await form.getByRole('button', { name: 'Spara' }).click()
  const asked = page.getByRole('alertdialog')
  await asked.waitFor()
  expect(await asked.getByRole('listitem').allInnerTexts()).toEqual([
    expect.stringContaining('Stor är redan bokat'),
  ])
  expect(await faults(page)).toEqual([])
  await asked.getByRole('button', { name: 'Boka 2 gånger' }).click()
  await toast(page, 'Rummet är bokat 2 gånger.').waitFor()
  await slotAt(page, monday, '08.00–09.00', `${karin}, upprepas`).click()
  const stored = dialog(page, 'Redigera bokning')
  await stored.getByLabel('Gäller').selectOption('Alla')
  await stored.getByRole('button', { name: 'Avboka' }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Avboka' }).click()
  await toast(page, 'Serien är avbokad.').waitFor()
  await slotAt(page, monday, '08.00').waitFor()
})
