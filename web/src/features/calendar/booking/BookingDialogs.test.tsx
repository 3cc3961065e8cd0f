import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { itIs, daysWith, planning, roomPage, slot } from '../../../testing/calendar.tsx'
import { anna, json, refusal } from '../../../testing/server.ts'
import { pageOfUsers, userSummary } from '../../../testing/users.tsx'
import { stageWith } from '../../../testing/settings.ts'

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'] })
  vi.setSystemTime('2026-11-22T10:00:00Z')
})
afterEach(() => {
  vi.useRealTimers()
})

itIs('2026-11-15T10:00:00Z')

const booked = 'tisdag 24 november 09.00–10.00, bokad av Anna Bergström, Planering'
const dialog = async (name: string) => within(await screen.findByRole('dialog', { name }))

test('a slot opens a new booking, and the booking shows once it is stored', async () => {
  const stored = { ...planning, id: 'b2', startdate: '2026-11-24T12:00:00.000Z' }
  const now = { ...stored, enddatetime: '2026-11-24T13:00:00.000Z', title: 'Karin Lindqvist' }
  let isStored = false
  const { person, sent } = await roomPage({
    'GET /v1/user/Event/day': (request) =>
      daysWith(...(isStored ? [planning, now] : [planning]))(request),
    'PUT /v1/user/Event/Add': () => {
      isStored = true
      return json({ results: now, message: 'Adderas.' })
    },
  })
  await person.click(await slot('tisdag 24 november 13.00, ledig'))
  const form = await dialog('Ny bokning')
  expect(form.getByLabelText('Datum')).toHaveProperty('value', '2026-11-24')
  expect(form.getByLabelText('Starttid')).toHaveProperty('value', '780')
  await person.type(form.getByLabelText('Anteckning'), 'Planering')
  await person.click(form.getByRole('button', { name: 'Spara' }))
  expect(await screen.findByText('Rummet är bokat.')).toBeDefined()
  const [request] = sent('/v1/user/Event/Add')
  expect(await request?.json()).toEqual({
    event: {
      start: '2026-11-24T12:00:00.000Z',
      end: '2026-11-24T13:00:00.000Z',
      desc: 'Planering',
      Rum: 2,
    },
  })
  const cell = await slot('tisdag 24 november 13.00–14.00, bokad av Karin Lindqvist, Planering')
  await waitFor(() => expect(document.activeElement).toBe(cell))
})

test('an administrator books for somebody else, who is chosen by name', async () => {
  const nils = userSummary('u7', 'Nils Ek')
  // More than a page whom the words of an address find, too.
  const others = Array.from({ length: 60 }, (_, index) => userSummary(`o${index}`, `Bo ${index}`))
  const { person, sent } = await roomPage({
    'GET /v1/users/find': () => json({ results: [{ name: 'Nils Ek', Email: nils.Email }] }),
    'GET /v1/users/all': ({ url }) => pageOfUsers(url, [...others, nils]),
    'PUT /v1/user/Event/Add': () => json({ results: planning, message: 'Adderas.' }),
  })
  await person.click(await slot('tisdag 24 november 13.00, ledig'))
  const form = await dialog('Ny bokning')
  const owner = form.getByLabelText('Bokas åt (valfritt)')
  await person.type(owner, 'Nisse')
  await person.click(form.getByRole('button', { name: 'Spara' }))
  expect(await form.findAllByText('Välj någon i listan, eller lämna fältet tomt.')).toBeDefined()
  await waitFor(() => expect(document.activeElement).toBe(owner))
  fireEvent.change(owner, { target: { value: `Nils Ek <${nils.Email}>` } })
  await person.click(form.getByRole('button', { name: 'Spara' }))
  expect(await screen.findByText('Rummet är bokat.')).toBeDefined()
  const [request] = sent('/v1/user/Event/Add')
  expect(await request?.json()).toMatchObject({ event: { currentUserid: 'u7' } })
})

test('staff book for themselves alone', async () => {
  const { person } = await roomPage({ 'POST /v1/auth/me': () => json({ user: anna }) })
  await person.click(await slot('tisdag 24 november 13.00, ledig'))
  const form = await dialog('Ny bokning')
  expect(form.queryByLabelText(/Bokas åt/)).toBeNull()
})

test('what cannot be booked is told before anything is sent, at the field', async () => {
  const { person, sent } = await roomPage()
  await person.click(await slot('tisdag 24 november 13.00, ledig'))
  const form = await dialog('Ny bokning')
  fireEvent.change(form.getByLabelText('Datum'), { target: { value: '2026-11-28' } })
  await person.click(form.getByRole('button', { name: 'Spara' }))
  expect(form.getByText('Lördagar och söndagar går inte att boka.')).toBeDefined()
  expect(document.activeElement).toBe(form.getByLabelText('Datum'))
  fireEvent.change(form.getByLabelText('Datum'), { target: { value: '' } })
  await person.click(form.getByRole('button', { name: 'Spara' }))
  expect(form.getAllByText(/Välj en dag, eller skriv den/).length).toBeGreaterThan(0)
  expect(sent('/v1/user/Event/Add')).toEqual([])
})

test('a day is typed as one likes, or chosen in the browser’s own calendar', async () => {
  const { person } = await roomPage()
  await person.click(await slot('tisdag 24 november 13.00, ledig'))
  const form = await dialog('Ny bokning')
  const start = form.getByLabelText('Datum')
  await person.clear(start)
  await person.type(start, '20261125')
  expect(form.getByText(/^onsdag 25 november$/)).toBeDefined()
  await person.tab()
  expect(start).toHaveProperty('value', '2026-11-25')
  const opened = vi.fn<(this: HTMLInputElement) => void>(function () {
    fireEvent.change(this, { target: { value: '2026-11-26' } })
  })
  Object.assign(HTMLInputElement.prototype, { showPicker: opened })
  await person.click(form.getByRole('button', { name: 'Välj dag i kalendern: Datum' }))
  expect(start).toHaveProperty('value', '2026-11-26')
})

test('what the stage says of the rooms is told, and checked before anything is sent', async () => {
  stageWith({
    rooms: { for: 'everybody', edits: 'owner', hours: { from: 8, to: 16 }, longestMinutes: 60 },
  })
  const { person, sent } = await roomPage()
  await person.click(await slot('tisdag 24 november 13.00, ledig'))
  const form = await dialog('Ny bokning')
  const told = 'Rummen kan bokas mellan 08.00 och 16.00. En bokning är högst 1 timme.'
  expect(form.getByText(told)).toBeDefined()
  await person.selectOptions(form.getByLabelText('Sluttid'), '14.30')
  await person.click(form.getByRole('button', { name: 'Spara' }))
  expect(form.getByText('En bokning är högst 1 timme.')).toBeDefined()
  expect(sent('/v1/user/Event/Add')).toEqual([])
})

test('the year of a booking is named when it is another than this one', async () => {
  const { person } = await roomPage()
  await person.click(await slot('tisdag 24 november 13.00, ledig'))
  const form = await dialog('Ny bokning')
  fireEvent.change(form.getByLabelText('Datum'), { target: { value: '2027-11-24' } })
  expect(form.getByText(/^onsdag 24 november 2027$/)).toBeDefined()
})

test('a clash is told in the dialog in the server’s words, and a wrong field at its place', async () => {
  const clash = 'Stor är redan bokat 24 november 13.00–14.00 av Anna Bergström.'
  const answers = [
    refusal(409, clash, 'clash'),
    refusal(400, 'Kontrollera fälten.', 'invalid', {
      'event.start': 'Juldagen går inte att boka.',
    }),
  ]
  const { person } = await roomPage({
    'PUT /v1/user/Event/Add': () => answers.shift() ?? json({}, 500),
  })
  await person.click(await slot('tisdag 24 november 13.00, ledig'))
  const form = await dialog('Ny bokning')
  await person.click(form.getByRole('button', { name: 'Spara' }))
  expect((await form.findByRole('alert')).textContent).toContain(clash)
  expect(screen.getByText('Bokningen kunde inte sparas.')).toBeDefined()
  await person.click(form.getByRole('button', { name: 'Spara' }))
  expect(await form.findByText('Juldagen går inte att boka.')).toBeDefined()
  await waitFor(() => expect(document.activeElement).toBe(form.getByLabelText('Datum')))
})

test('a booking is changed: its dialog says whose it is, and sends only what is new', async () => {
  const { person, sent } = await roomPage({
    'PUT /v1/user/Event/Edit': () => json({ results: planning, message: 'Sparas.' }),
  })
  await person.click(await slot(booked))
  const form = await dialog('Redigera bokning')
  expect(form.getByText('· Bokad av Anna Bergström')).toBeDefined()
  await person.selectOptions(form.getByLabelText('Starttid'), '10.00')
  expect(form.getByLabelText('Sluttid')).toHaveProperty('value', '660')
  await person.click(form.getByRole('button', { name: 'Spara' }))
  expect(await screen.findByText('Bokningen är ändrad.')).toBeDefined()
  const [request] = sent('/v1/user/Event/Edit')
  expect(await request?.json()).toEqual({
    event: {
      id: 'b1',
      start: '2026-11-24T09:00:00.000Z',
      end: '2026-11-24T10:00:00.000Z',
      seen: { start: planning.startdate, end: planning.enddatetime, Rum: 2, desc: 'Planering' },
    },
  })
})

test('a booking is taken away only after a question, and booked again with “Ångra” as it was', async () => {
  let isGone = false
  const { person, sent } = await roomPage({
    'GET /v1/user/Event/day': (request) =>
      isGone ? json({ results: [] }) : daysWith(planning)(request),
    'DELETE /v1/user/Event/delete': () => {
      isGone = true
      return json({ results: true })
    },
    'PUT /v1/user/Event/Add': () => {
      isGone = false
      return json({ results: planning, message: 'Adderas.' })
    },
  })
  await person.click(await slot(booked))
  await person.click((await dialog('Redigera bokning')).getByRole('button', { name: 'Avboka' }))
  const asked = within(await screen.findByRole('alertdialog', { name: 'Avboka rummet?' }))
  expect(asked.getByText(/^Vill du avboka/).textContent).toBe(
    'Vill du avboka Stor tisdag 24 november 09.00–10.00?',
  )
  expect(sent('/v1/user/Event/delete')).toEqual([])
  await person.click(asked.getByRole('button', { name: 'Avboka' }))
  expect(await screen.findByText('Rummet är avbokat.')).toBeDefined()
  const { searchParams } = new URL(sent('/v1/user/Event/delete')[0]?.url ?? '')
  expect(Object.fromEntries(searchParams)).toEqual({
    event: 'b1',
    start: planning.startdate,
    end: planning.enddatetime,
    Rum: '2',
    desc: 'Planering',
  })
  const free = await slot('tisdag 24 november 09.00, ledig')
  await waitFor(() => expect(document.activeElement).toBe(free))
  await person.click(await screen.findByRole('button', { name: 'Ångra' }))
  expect(await screen.findByText('Rummet är bokat igen.')).toBeDefined()
  expect(await sent('/v1/user/Event/Add')[0]?.json()).toEqual({
    event: {
      start: planning.startdate,
      end: planning.enddatetime,
      desc: 'Planering',
      Rum: 2,
      currentUserid: 'u1',
    },
  })
  expect(await slot(booked)).toBeDefined()
})
