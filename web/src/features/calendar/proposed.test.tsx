import { screen, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { daysWith, itIs, planning, roomPage, slot } from '../../testing/calendar.tsx'

itIs('2026-11-15T10:00:00Z')

test('whoever looks at a week far from today is proposed what is free in it', async () => {
  const morning = {
    ...planning,
    startdate: '2027-02-08T07:00:00.000Z',
    enddatetime: '2027-02-08T08:00:00.000Z',
  }
  const { person } = await roomPage(
    { 'GET /v1/user/Event/day': daysWith(morning) },
    '/Rum/Kalender?rum=2&vy=vecka&datum=2027-02-10',
  )
  await slot(/^måndag 8 februari 08\.00–09\.00, bokad av/)
  await person.click(screen.getByRole('button', { name: 'Boka' }))
  const form = within(await screen.findByRole('dialog', { name: 'Ny bokning' }))
  expect(form.getByLabelText('Datum')).toHaveProperty('value', '2027-02-08')
  expect(form.getByLabelText('Starttid')).toHaveProperty('value', '540')
})

test('whoever books before anything has been read is proposed the first time of the week', async () => {
  const { person } = await roomPage(
    { 'GET /v1/user/Event/day': () => new Promise(() => undefined) },
    '/Rum/Kalender?rum=2&vy=vecka&datum=2027-02-10',
  )
  await person.click(screen.getByRole('button', { name: 'Boka' }))
  const form = within(await screen.findByRole('dialog', { name: 'Ny bokning' }))
  expect(form.getByLabelText('Datum')).toHaveProperty('value', '2027-02-08')
  expect(form.getByLabelText('Starttid')).toHaveProperty('value', '480')
})
