import { screen, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { daysWith, itIs, planning, roomPage, slot } from '../../../testing/calendar.tsx'
import { json, karin, refusal } from '../../../testing/server.ts'

itIs('2026-11-22T10:00:00Z')

const free = 'tisdag 24 november 13.00, ledig'
const stored = {
  ...planning,
  id: 'b2',
  userid: karin.id,
  title: 'Karin Lindqvist',
  startdate: '2026-11-24T12:00:00.000Z',
  enddatetime: '2026-11-24T13:00:00.000Z',
}

/** Karin books a time twice, of which the first reply is lost on its way. */
async function bookingTwice(there: typeof stored) {
  const replies = [refusal(504, 'Servern svarade inte.', 'timeout')]
  let isThere = false
  const { person, sent } = await roomPage({
    'GET /v1/user/Event/day': (request) =>
      daysWith(...(isThere ? [planning, there] : [planning]))(request),
    'PUT /v1/user/Event/Add': () => {
      isThere = true
      return replies.shift() ?? refusal(409, 'Stor är redan bokat.', 'clash')
    },
    'GET /v1/user/Event/get': () => json({ results: there }),
  })
  await person.click(await slot(free))
  const form = within(await screen.findByRole('dialog', { name: 'Ny bokning' }))
  await person.type(form.getByLabelText('Anteckning'), 'Planering')
  for (const times of [1, 2]) {
    await person.click(form.getByRole('button', { name: 'Spara' }))
    await screen.findByText(times === 1 ? 'Servern svarade inte.' : /Rummet är bokat|redan bokat/)
  }
  return sent('/v1/user/Event/Add')
}

test('whoever books again what got no reply has booked it once', async () => {
  expect(await bookingTwice(stored)).toHaveLength(2)
  expect(screen.getByText('Rummet är bokat.')).toBeDefined()
})

test('what somebody else has booked meanwhile is theirs', async () => {
  await bookingTwice({ ...stored, userid: 'u7', title: 'Nils Ek' })
  expect(screen.getByText('Stor är redan bokat.')).toBeDefined()
})
