import { expect, test } from 'vitest'
import { calendarOf, dialog, freshWeek, slotAt } from '../support/calendar.ts'
import { faults } from '../support/faults.ts'
import { questionOf } from '../support/steps.ts'
import { useVisits } from '../support/visits.ts'

useVisits()

const karin = 'bokad av Karin Lindqvist'

test('whoever changes a booking that was moved meanwhile is told, keeps what they typed, and can go on', async () => {
  const [monday = '', tuesday = ''] = freshWeek()
  const page = await calendarOf('admin@example.se', monday)
  await slotAt(page, monday, '09.15').click()
  await dialog(page, 'Ny bokning').getByRole('button', { name: 'Spara' }).click()
  await slotAt(page, monday, '09.15–10.15', karin).click()
  const form = dialog(page, 'Redigera bokning')
  await form.getByLabel('Anteckning').fill('Planering')
  const other = await calendarOf('admin@example.se', monday)
  await slotAt(other, monday, '09.15–10.15', karin).click()
  await dialog(other, 'Redigera bokning').getByLabel('Datum', { exact: true }).fill(tuesday)
  await dialog(other, 'Redigera bokning').getByRole('button', { name: 'Spara' }).click()
  await slotAt(other, tuesday, '09.15–10.15', karin).waitFor()
  await form.getByRole('button', { name: 'Spara' }).click()
  await form.getByText('Bokningen har ändrats av någon annan').first().waitFor()
  expect(await form.getByLabel('Anteckning').inputValue()).toBe('Planering')
  expect(await faults(page)).toEqual([])
  await form.getByRole('button', { name: 'Spara' }).click()
  await page.getByText('Planering').first().waitFor()
})

test('an answer that is gone says so at its address', async () => {
  const page = await questionOf('anna@example.se')
  const address = new URL(page.url())
  address.searchParams.set('svar', '01M8BC48A5WMFZ75CS4Q26FQ1C')
  await page.goto(address.href)
  await page.getByRole('heading', { name: 'Svaret finns inte längre' }).waitFor()
  expect(await faults(page)).toEqual([])
  await page.getByRole('link', { name: 'Till frågan' }).click()
  await page.getByLabel('Dina uppgifter').waitFor()
})
