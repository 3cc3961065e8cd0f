import { screen, waitFor, within } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import type { Event } from '../../../../../shared/contract/calendar/event.ts'
import { daysWith, itIs, planning, roomPage, slot } from '../../../testing/calendar.tsx'
import { anna, json, karin, refusal } from '../../../testing/server.ts'
import { stageWith } from '../../../testing/settings.ts'

itIs('2026-11-22T10:00:00Z')

const lost = () => refusal(504, 'Servern svarade inte.', 'timeout')
const missing = () => refusal(404, 'Bokningen finns inte.', 'not_found')
const done = () => json({ results: true })

/** Karin has a booking open, which is taken away as these answers say, one after the other. */
const opened = (...replies: (() => Response)[]) => openedOf(planning, ...replies)

async function openedOf(booking: Event, ...replies: (() => Response)[]) {
  let isThere = true
  const page = await roomPage({
    'GET /v1/user/Event/day': (request) => (isThere ? daysWith(booking) : daysWith())(request),
    'GET /v1/user/Event/get': () => (isThere ? json({ results: booking }) : missing()),
    'DELETE /v1/user/Event/delete': () => {
      isThere = false
      return (replies.shift() ?? missing)()
    },
    'PUT /v1/user/Event/Add': () =>
      refusal(400, 'Uppgifterna är inte giltiga.', 'invalid_input', {
        'event.start': 'Tiden har redan passerat.',
      }),
  })
  await page.person.click(await slot(/^tisdag 24 november 09\.00–10\.00, bokad av/))
  const form = within(await screen.findByRole('dialog', { name: 'Redigera bokning' }))
  return { ...page, form, remove: () => takeAway(page.person, form) }
}

type Page = Awaited<ReturnType<typeof roomPage>>

async function takeAway(person: Page['person'], form: ReturnType<typeof within>) {
  await person.click(form.getByRole('button', { name: 'Avboka' }))
  const question = within(await screen.findByRole('alertdialog', { name: 'Avboka rummet?' }))
  await person.click(question.getByRole('button', { name: 'Avboka' }))
}

test('whoever cancels again what got no reply is told that it is done', async () => {
  const { form, remove, sent } = await opened(lost)
  await remove()
  await form.findByText('Servern svarade inte.')
  await remove()
  expect(await screen.findByText('Rummet är avbokat.')).toBeDefined()
  expect(sent('/v1/user/Event/delete')).toHaveLength(2)
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
})

test('whoever cancels a series again that got no reply is told that it is done, though the one they opened is over', async () => {
  vi.setSystemTime('2026-11-24T12:00:00Z')
  const over = () => refusal(409, 'Hela serien har redan varit och ändras inte.', 'over')
  const { person, form, remove } = await openedOf({ ...planning, series: 's1' }, lost, over)
  await person.selectOptions(form.getByLabelText('Gäller'), 'Alla')
  await remove()
  await form.findByText('Servern svarade inte.')
  await remove()
  expect(await screen.findByText('Serien är avbokad.')).toBeDefined()
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
})

test('whoever cancels or saves what somebody else has cancelled is told that it is gone', async () => {
  const { form, remove } = await opened(missing)
  await remove()
  expect(await form.findByText('Bokningen finns inte längre')).toBeDefined()
  expect(screen.queryByText('Bokningen kunde inte sparas.')).toBeNull()
  expect(form.queryByRole('button', { name: 'Avboka' })).toBeNull()
  expect(form.getByRole('button', { name: 'Spara' }).getAttribute('aria-disabled')).toBe('true')
})

test.each([
  ['is over', '2026-11-24T09:30:00Z', {}],
  ['is longer than the stage lets anybody book', '2026-11-22T10:00:00Z', { longestMinutes: 30 }],
])('a cancelled booking that %s cannot be taken back', async (_, now, rules) => {
  vi.setSystemTime(now)
  stageWith({ rooms: { for: 'everybody', edits: 'owner', ...rules } })
  const { remove } = await opened(done)
  await remove()
  expect(await screen.findByText('Rummet är avbokat.')).toBeDefined()
  expect(screen.queryByRole('button', { name: 'Ångra' })).toBeNull()
})

test('where “Ångra” fails, the toast says why', async () => {
  const { person, remove } = await opened(done)
  await remove()
  await person.click(await screen.findByRole('button', { name: 'Ångra' }))
  expect(await screen.findByText('Tiden har redan passerat.')).toBeDefined()
})

test('whoever is late with “Ångra” sees who has booked the time meanwhile', async () => {
  let day = daysWith(planning)
  const { person } = await roomPage({
    'GET /v1/user/Event/day': (request) => day(request),
    'GET /v1/user/Event/get': () => json({ results: planning }),
    'DELETE /v1/user/Event/delete': () => {
      day = daysWith()
      return done()
    },
    'PUT /v1/user/Event/Add': () => {
      day = daysWith({ ...planning, id: 'b9', userid: 'u9', title: 'Johan Ek' })
      return refusal(409, 'Tiden är upptagen.', 'clash')
    },
  })
  await person.click(await slot(/^tisdag 24 november 09\.00–10\.00, bokad av/))
  await takeAway(person, within(await screen.findByRole('dialog', { name: 'Redigera bokning' })))
  const again = await screen.findByRole('button', { name: 'Ångra' })
  await slot('tisdag 24 november 09.00, ledig')
  await person.click(again)
  expect(await slot(/^tisdag 24 november 09\.00–10\.00, bokad av Johan Ek/)).toBeDefined()
})

test('whoever takes back that they cancelled their own booking books it for nobody else', async () => {
  const own = { ...planning, userid: karin.id, title: 'Karin Lindqvist' }
  const { person, remove, sent } = await openedOf(own, done)
  await remove()
  await person.click(await screen.findByRole('button', { name: 'Ångra' }))
  await waitFor(() => expect(sent('/v1/user/Event/Add')).toHaveLength(1))
  expect(await sent('/v1/user/Event/Add')[0]?.json()).toEqual({
    event: { start: own.startdate, end: own.enddatetime, desc: 'Planering', Rum: 2 },
  })
})

test('Tab leads to “Ångra” from where the focus is, once the dialog is gone', async () => {
  const shown = vi.spyOn(HTMLElement.prototype, 'showPopover')
  const { remove } = await opened(done)
  await remove()
  await screen.findByRole('button', { name: 'Ångra' })
  const free = await slot('tisdag 24 november 09.00, ledig')
  await waitFor(() => expect(document.activeElement).toBe(free))
  await waitFor(() => expect(shown).toHaveBeenLastCalledWith({ source: free }))
  shown.mockRestore()
})

test('whoever may cancel a colleague’s booking, and not book for them, cannot take that back', async () => {
  stageWith({ rooms: { for: 'everybody', edits: 'all' } })
  const { person } = await roomPage({
    'POST /v1/auth/me': () => json({ user: anna }),
    'GET /v1/user/Event/day': daysWith({ ...planning, userid: 'u9', title: 'Johan Ek' }),
    'DELETE /v1/user/Event/delete': done,
  })
  await person.click(await slot(/^tisdag 24 november 09\.00–10\.00, bokad av/))
  await takeAway(person, within(await screen.findByRole('dialog', { name: 'Redigera bokning' })))
  expect(await screen.findByText('Rummet är avbokat.')).toBeDefined()
  expect(screen.queryByRole('button', { name: 'Ångra' })).toBeNull()
})
