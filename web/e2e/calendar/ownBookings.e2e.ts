import { expect, test } from 'vitest'
import { addDays, dayOf } from '../../../shared/rules/days.ts'
import { isWorkingDay } from '../../../shared/rules/calendar/workingTime.ts'
import { dialog, roomsOf } from '../support/calendar.ts'
import { faults } from '../support/faults.ts'
import { toast } from '../support/steps.ts'
import { useVisits } from '../support/visits.ts'

useVisits()

test('a free time is found and booked, and one’s own bookings lead to it', async () => {
  // Beyond what the demo has booked.
  let day = addDays(dayOf(new Date()), 35 + Math.floor(Math.random() * 15))
  while (!isWorkingDay(day)) day = addDays(day, 1)
  const page = await roomsOf('anna@example.se')
  const search = page.getByRole('region', { name: 'Hitta en ledig tid' })
  await search.getByLabel('Hur länge').selectOption('45 minuter')
  await search.getByLabel('Från och med', { exact: true }).fill(day)
  await search.getByRole('button', { name: 'Bemanning' }).click()
  await search.getByRole('button', { name: 'Sök' }).click()
  const first = search.getByRole('button', { name: /^Boka \S+ \d/ }).first()
  await first.waitFor()
  expect(await search.getByRole('listitem').count()).toBe(5)
  expect(await faults(page)).toEqual([])
  await first.click()
  const note = `Funnen ${Date.now()}`
  await dialog(page, 'Ny bokning').getByLabel('Anteckning').fill(note)
  await dialog(page, 'Ny bokning').getByRole('button', { name: 'Spara' }).click()
  await toast(page, 'Rummet är bokat.').waitFor()

  const own = page.getByRole('region', { name: 'Mina bokningar' })
  const row = own.getByRole('listitem').filter({ hasText: note })
  await row.getByRole('link').click()
  const form = dialog(page, 'Redigera bokning')
  expect(await form.getByLabel('Anteckning').inputValue()).toBe(note)
  expect(new URL(page.url()).searchParams.get('datum')).not.toBeNull()
  await page.reload()
  await dialog(page, 'Redigera bokning').getByRole('button', { name: 'Avboka' }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Avboka' }).click()
  await toast(page, 'Rummet är avbokat.').waitFor()
  await expect.poll(() => new URL(page.url()).searchParams.get('bokning')).toBeNull()
})
