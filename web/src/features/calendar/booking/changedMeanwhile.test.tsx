import { screen, waitFor, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import type { Event } from '../../../../../shared/contract/calendar/event.ts'
import { itIs, daysWith, planning, roomPage, slot } from '../../../testing/calendar.tsx'
import { json, refusal } from '../../../testing/server.ts'

itIs('2026-11-22T10:00:00Z')

const booked = 'tisdag 24 november 09.00–10.00, bokad av Anna Bergström, Planering'
const placeOf = ({ startdate: start, enddatetime: end, Rum }: Event) => ({ start, end, Rum })
const seenOf = (event: Event) => ({ ...placeOf(event), desc: event.body })
const moved: Event = {
  ...planning,
  startdate: '2026-11-25T09:00:00.000Z',
  enddatetime: '2026-11-25T10:00:00.000Z',
}
const changed = () =>
  refusal(409, 'Bokningen har ändrats sedan dess och är kvar som den är nu.', 'changed')

/** Karin looks at the calendar, in which Anna then moves her booking. */
async function overtaken(answers: Record<string, () => Response>) {
  let refused = false
  const once = (answer: () => Response) => () => {
    if (refused) return answer()
    refused = true
    return changed()
  }
  return roomPage({
    'GET /v1/user/Event/day': (request) => daysWith(refused ? moved : planning)(request),
    'GET /v1/user/Event/get': () => json({ results: moved }),
    ...Object.fromEntries(Object.entries(answers).map(([call, answer]) => [call, once(answer)])),
  })
}

async function opened(answers: Record<string, () => Response>) {
  const page = await overtaken(answers)
  await page.person.click(await slot(booked))
  const form = within(await screen.findByRole('dialog', { name: 'Redigera bokning' }))
  return { ...page, form }
}

const stores = { 'PUT /v1/user/Event/Edit': () => json({ results: moved, message: 'Sparas.' }) }

test('whoever saves what somebody else has moved is told, keeps what they wrote, and saves again', async () => {
  const { person, form, sent } = await opened(stores)
  await person.type(form.getByLabelText('Anteckning'), ' 2')
  await person.click(form.getByRole('button', { name: 'Spara' }))
  const told = await form.findByRole('alert')
  expect(told.textContent).toContain('Bokningen har ändrats av någon annan')
  expect(form.getByLabelText('Datum')).toHaveProperty('value', '2026-11-25')
  expect(form.getByLabelText('Anteckning')).toHaveProperty('value', 'Planering 2')
  await person.click(form.getByRole('button', { name: 'Spara' }))
  expect(await screen.findByText('Bokningen är ändrad.')).toBeDefined()
  const bodies = await Promise.all(sent('/v1/user/Event/Edit').map((one) => one.json()))
  const event = { id: 'b1', desc: 'Planering 2' }
  expect(bodies).toEqual([
    { event: { ...event, seen: seenOf(planning) } },
    { event: { ...event, seen: seenOf(moved) } },
  ])
})

test('whoever has typed a time sees the other’s beside it, and may take that over', async () => {
  const { person, form, sent } = await opened(stores)
  await person.selectOptions(form.getByLabelText('Rum'), 'Bemanning')
  await person.selectOptions(form.getByLabelText('Sluttid'), '12.00')
  await person.click(form.getByRole('button', { name: 'Spara' }))
  const told = within(await form.findByRole('alert'))
  expect(told.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
    'Sluttid är nu ”11.00”Använd det nya',
  ])
  await person.click(form.getByRole('button', { name: 'Spara' }))
  expect(await screen.findByText('Bokningen är ändrad.')).toBeDefined()
  expect(await sent('/v1/user/Event/Edit')[1]?.json()).toEqual({
    event: { id: 'b1', end: '2026-11-25T11:00:00.000Z', Rum: 3, seen: seenOf(moved) },
  })
})

test('whoever takes away what somebody else has moved is told, and takes back what was removed', async () => {
  const { person, form, sent } = await opened({
    'DELETE /v1/user/Event/delete': () => json({ results: true }),
  })
  const remove = async () => {
    await person.click(form.getByRole('button', { name: 'Avboka' }))
    const question = within(await screen.findByRole('alertdialog', { name: 'Avboka rummet?' }))
    const { textContent } = question.getByText(/^Vill du avboka/)
    await person.click(question.getByRole('button', { name: 'Avboka' }))
    return textContent
  }
  await remove()
  expect((await form.findByRole('alert')).textContent).toContain('har ändrats av någon annan')
  expect(await remove()).toBe('Vill du avboka Stor onsdag 25 november 10.00–11.00?')
  await person.click(await screen.findByRole('button', { name: 'Ångra' }))
  await waitFor(() => expect(sent('/v1/user/Event/Add')).toHaveLength(1))
  expect(await sent('/v1/user/Event/Add')[0]?.json()).toMatchObject({ event: placeOf(moved) })
})

test('a booking that is moved by keys, and that somebody else has moved, shows where they brought it', async () => {
  const { person, sent } = await overtaken(stores)
  ;(await slot(booked)).focus()
  await person.keyboard('{Alt>}{ArrowDown}{/Alt}{Enter}')
  expect(await screen.findByText(/^Bokningen har ändrats sedan dess/)).toBeDefined()
  expect(await slot(/^onsdag 25 november 10\.00–11\.00, bokad av Anna/)).toBeDefined()
  const body = await sent('/v1/user/Event/Edit')[0]?.json()
  expect(body).toMatchObject({ event: { seen: seenOf(planning) } })
})

test('a booking that may not be moved there says why, and lies where it lay', async () => {
  const fields = { start: 'Tiden har redan passerat.', end: 'Tiden har redan passerat.' }
  const { person } = await roomPage({
    'PUT /v1/user/Event/Edit': () =>
      refusal(400, 'Uppgifterna är inte giltiga.', 'invalid', fields),
  })
  const cell = await slot(booked)
  cell.focus()
  await person.keyboard('{Alt>}{ArrowDown}{/Alt}{Enter}')
  const toast = await screen.findByText('Bokningen kunde inte sparas.')
  expect(toast.parentElement?.textContent).toBe(
    'Bokningen kunde inte sparas.Tiden har redan passerat.',
  )
  expect(await slot(booked)).toBeDefined()
})

test('whoever was overtaken has their very booking read anew', async () => {
  const { person, form, sent } = await opened(stores)
  await person.type(form.getByLabelText('Anteckning'), ' 2')
  await person.click(form.getByRole('button', { name: 'Spara' }))
  await form.findByRole('alert')
  const asked = sent('/v1/user/Event/get').map(({ url }) => new URL(url).search)
  expect(asked).toEqual(['?event=b1'])
})

test('a booking that was changed and cannot be read is not told as gone', async () => {
  const { person, form } = await opened({
    ...stores,
    'GET /v1/user/Event/get': () => refusal(500, 'Servern hade ett fel.'),
  })
  await person.type(form.getByLabelText('Anteckning'), ' 2')
  await person.click(form.getByRole('button', { name: 'Spara' }))
  expect((await form.findByRole('alert')).textContent).toContain('Servern hade ett fel.')
})
