import { expect, test } from 'vitest'
import { eventsIn } from '../../../infra/testing/functions/iCalendar.ts'
import { calendarOf, dialog, freshWeek, slotAt } from '../support/calendar.ts'
import { faults } from '../support/faults.ts'
import { fillIn } from '../support/signIn.ts'
import { shows, toast } from '../support/steps.ts'
import { useVisits, visit } from '../support/visits.ts'

useVisits()

test('a link to one’s own bookings is read by a calendar program, until it is closed', async () => {
  const page = await visit('/Rum')
  await fillIn(page, 'anna@example.se')
  const feeds = page.getByRole('region', { name: 'I Outlook och telefonen' })
  await feeds.getByRole('button', { name: 'Skapa länk: Mina bokningar' }).click()
  const link = await feeds.getByRole('textbox', { name: 'Mina bokningar' }).inputValue()
  expect(await faults(page)).toEqual([])
  // As a calendar program does: without a sign-in.
  const read = () => fetch(link)
  const answer = await read()
  expect(answer.headers.get('content-type')).toBe('text/calendar; charset=utf-8')
  expect(eventsIn(await answer.text()).every(({ uid }) => uid.includes('@'))).toBe(true)
  await feeds.getByRole('button', { name: 'Stäng länken' }).click()
  const asked = page.getByRole('alertdialog', { name: 'Stäng länken?' })
  expect(await faults(page)).toEqual([])
  await asked.getByRole('button', { name: 'Stäng länken' }).click()
  await toast(page, 'Länken är stängd.').waitFor()
  expect((await read()).status).toBe(404)
})

test('an administrator books for somebody whom they find by name', async () => {
  const [, , , thursday = ''] = freshWeek()
  const page = await calendarOf('admin@example.se', thursday)
  await slotAt(page, thursday, '08.00').click()
  const form = dialog(page, 'Ny bokning')
  const owner = form.getByLabel('Bokas åt (valfritt)')
  await owner.fill('Anna')
  await form.locator('datalist option').first().waitFor({ state: 'attached' })
  await owner.fill(
    (await form.locator('datalist option').first().getAttribute('value')) ?? 'nobody was found',
  )
  await form.getByRole('button', { name: 'Spara' }).click()
  await toast(page, 'Rummet är bokat.').waitFor()
  expect(await shows(page.getByLabel(/08\.00–09\.00, bokad av Anna/))).toBe(true)
})
