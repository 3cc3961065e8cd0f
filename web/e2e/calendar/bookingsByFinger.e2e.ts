import { expect, test } from 'vitest'
import {
  book,
  calendarOf,
  dialog,
  dragByFinger,
  fieldsOf,
  freshWeek,
  goTo,
  slotAt,
} from '../support/calendar.ts'
import { shows, toast } from '../support/steps.ts'
import { useVisits } from '../support/visits.ts'

useVisits()

const karin = 'bokad av Karin Lindqvist'
const tablet = { viewport: { width: 1024, height: 768 }, hasTouch: true }

test('a finger that is held takes the booking that it lies on, and not one that was opened before', async () => {
  const [monday = '', tuesday = '', wednesday = ''] = freshWeek()
  const page = await calendarOf('admin@example.se', monday, tablet)
  await book(page, monday, '08.00', '09.00')
  await book(page, tuesday, '08.00', '09.00')
  // From here on nothing is pressed with a mouse.
  await goTo(page, monday)
  const opened = slotAt(page, monday, '08.00–09.00', karin)
  await opened.tap()
  await dialog(page, 'Redigera bokning').getByRole('button', { name: 'Avbryt' }).tap()
  await dragByFinger(
    page,
    slotAt(page, tuesday, '08.00–09.00', karin),
    slotAt(page, wednesday, '10.00'),
  )
  await toast(page, 'Bokningen är ändrad.').waitFor()
  expect(await shows(slotAt(page, wednesday, '10.00–11.00', karin))).toBe(true)
  expect(await shows(opened)).toBe(true)
  expect(await page.getByRole('dialog').count()).toBe(0)
})

test('a finger chooses a time from where it is laid, whatever it pressed before', async () => {
  const [monday = '', tuesday = ''] = freshWeek()
  const page = await calendarOf('admin@example.se', monday, tablet)
  await slotAt(page, monday, '08.00').tap()
  await dialog(page, 'Ny bokning').getByRole('button', { name: 'Avbryt' }).tap()
  await dragByFinger(page, slotAt(page, tuesday, '10.00'), slotAt(page, tuesday, '11.15'))
  expect(await fieldsOf(page, 'Ny bokning')).toEqual([tuesday, '600', '690'])
})
