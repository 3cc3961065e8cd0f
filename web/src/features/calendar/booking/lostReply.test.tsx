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
async function bookingTwice(there: typeof stored, note = 'Planering') {
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
  await person.type(form.getByLabelText('Anteckning'), note)
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

test('a booking that is on its way to be stored takes no other note, which would go with its dialog', async () => {
  const reply = Promise.withResolvers<Response>()
  const { person } = await roomPage({ 'PUT /v1/user/Event/Add': () => reply.promise })
  await person.click(await slot(free))
  const form = within(await screen.findByRole('dialog', { name: 'Ny bokning' }))
  const note = form.getByLabelText<HTMLInputElement>('Anteckning')
  await person.type(note, 'Planering')
  await person.click(form.getByRole('button', { name: 'Spara' }))
  await person.type(note, ' av hösten')
  expect(note.value).toBe('Planering')
  const day = form.getByLabelText<HTMLInputElement>('Datum')
  await person.type(day, '{Backspace}')
  expect(day.value).toBe('2026-11-24')
  reply.resolve(lost())
  await form.findByText('Servern svarade inte.')
})

test('what got no reply is found again, however its note was spaced', async () => {
  await bookingTwice({ ...stored, body: 'Planering med Åsa' }, ' Planering  med{Enter}Åsa')
  expect(screen.getByText('Rummet är bokat.')).toBeDefined()
})

test('what somebody else has booked meanwhile is theirs', async () => {
  await bookingTwice({ ...stored, userid: 'u7', title: 'Nils Ek' })
  expect(screen.getByText('Stor är redan bokat.')).toBeDefined()
})

const lost = () => refusal(504, 'Servern svarade inte.', 'timeout')
const on = (day: string) => ({
  start: `${day}T12:00:00.000Z`,
  end: `${day}T13:00:00.000Z`,
})
const days = [on('2026-11-24'), on('2026-12-01')]
const series = { ...stored, id: 'S2.01', series: 'S2' }

/** Karin books a time every week, twice, of which the first reply is lost on its way. */
async function repeatingTwice(second: () => Response) {
  const answers = [lost, second]
  const wrong = 'Stor är redan bokat.'
  let isThere = false
  const { person, sent } = await roomPage({
    'GET /v1/user/Event/repeat': () =>
      json({ results: isThere ? days.map((one) => ({ ...one, wrong })) : days }),
    'PUT /v1/user/Event/Add/series': () => {
      isThere = true
      return (answers.shift() ?? lost)()
    },
  })
  await person.click(await slot(free))
  const form = within(await screen.findByRole('dialog', { name: 'Ny bokning' }))
  await person.selectOptions(form.getByLabelText('Upprepa'), 'Varje vecka')
  await person.click(form.getByRole('button', { name: 'Spara' }))
  await screen.findByText('Servern svarade inte.')
  await person.click(form.getByRole('button', { name: 'Spara' }))
  return () => Promise.all(sent('/v1/user/Event/Add/series').map((one) => one.json()))
}

test('whoever books a series again that got no reply sends the very same, and is told of it as stored', async () => {
  const sent = await repeatingTwice(() => json({ results: [series, series], message: 'Adderas.' }))
  expect(await screen.findByText('Rummet är bokat 2 gånger.')).toBeDefined()
  const [first, again] = await sent()
  expect(again).toEqual(first)
})

test('what lies in the way of a series that was not stored is asked about', async () => {
  const sent = await repeatingTwice(() => refusal(409, 'Stor är redan bokat.', 'clash'))
  expect(
    await screen.findByRole('alertdialog', { name: 'Det finns tider som inte går att boka' }),
  ).toBeDefined()
  expect(await sent()).toHaveLength(2)
})

test('whoever gets no reply the second time either is told that, and asked nothing', async () => {
  const sent = await repeatingTwice(lost)
  expect(await screen.findByText('Servern svarade inte.')).toBeDefined()
  expect(screen.queryByRole('alertdialog')).toBeNull()
  expect(await sent()).toHaveLength(2)
})
