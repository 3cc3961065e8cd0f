import { screen, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { itIs, planning, roomPage, slot } from '../../testing/calendar.tsx'
import { json } from '../../testing/server.ts'
import { stageWith } from '../../testing/settings.ts'

itIs('2026-11-24T06:30:00Z')

const rules = { hours: { from: 10, to: 16 }, longestMinutes: 30, daysAhead: 2 }
const stage = () => stageWith({ rooms: { for: 'everybody', edits: 'owner', ...rules } })

test('no time is called free that the stage lets nobody book, and none is proposed', async () => {
  stage()
  const { person } = await roomPage()
  const shut = await slot('onsdag 25 november 09.45, Stängt, går inte att boka')
  expect(await slot('torsdag 26 november 10.00, ledig')).toBeDefined()
  expect(await slot('fredag 27 november 10.00, För långt fram, går inte att boka')).toBeDefined()
  await person.click(shut)
  expect(screen.queryByRole('dialog')).toBeNull()
  await person.click(await slot('onsdag 25 november 11.00, ledig'))
  const form = within(await screen.findByRole('dialog', { name: 'Ny bokning' }))
  expect(form.getByLabelText('Starttid')).toHaveProperty('value', '660')
  expect(form.getByLabelText('Sluttid')).toHaveProperty('value', '690')
})

test('the button proposes what can be booked', async () => {
  stage()
  const { person } = await roomPage({
    'GET /v1/user/Event/day': () => json({ results: [planning] }),
  })
  await slot('torsdag 26 november 10.00, ledig')
  await person.click(screen.getByRole('button', { name: 'Boka' }))
  const form = within(await screen.findByRole('dialog', { name: 'Ny bokning' }))
  expect(form.getByLabelText('Starttid')).toHaveProperty('value', '600')
  expect(form.getByLabelText('Sluttid')).toHaveProperty('value', '630')
})

test('a room opens when the stage says so', async () => {
  stage()
  await roomPage({}, '/Rum')
  const card = within(await screen.findByRole('article', { name: 'Welcome' }))
  expect(await card.findByText('Öppnar 10.00')).toBeDefined()
})
