import { fireEvent, screen, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { drafts } from '../../../api/drafts.ts'
import { itIs, daysWith, planning, roomPage, slot } from '../../../testing/calendar.tsx'
import { anna, json, karin } from '../../../testing/server.ts'
import { stageWith } from '../../../testing/settings.ts'

itIs('2026-11-22T10:00:00Z')

async function opened(answers: Parameters<typeof roomPage>[0] = {}) {
  const page = await roomPage(answers)
  await page.person.click(await slot(/^tisdag 24 november 09\.00–10\.00, bokad av/))
  const form = within(await screen.findByRole('dialog', { name: 'Redigera bokning' }))
  await form.findByLabelText('Datum')
  return { ...page, form }
}

test('whoever may only read a booking can change nothing of it', async () => {
  stageWith({ rooms: { for: 'everybody', edits: 'owner' } })
  const others = { ...planning, userid: 'u9', title: 'Johan Ek' }
  const { form } = await opened({
    'POST /v1/auth/me': () => json({ user: anna }),
    'GET /v1/user/Event/day': daysWith(others),
  })
  for (const name of ['Starttid', 'Sluttid'])
    expect(form.getByLabelText(name)).toHaveProperty('disabled', true)
  for (const name of ['Datum', 'Anteckning'])
    expect(form.getByLabelText(name)).toHaveProperty('readOnly', true)
  expect(form.getAllByRole('combobox')).toHaveLength(2)
  expect(form.getAllByRole('button').map(({ textContent }) => textContent)).toEqual(['Avbryt'])
})

test.each([
  ['note', 'Anteckning', { desc: 'Protokoll' }],
  ['room', 'Rum', { Rum: 3 }],
] as const)(
  'the %s of a booking outside of what the stage allows can be changed',
  async (_, label, change) => {
    stageWith({ rooms: { for: 'everybody', edits: 'owner', hours: { from: 10, to: 16 } } })
    const { person, form, sent } = await opened({
      'PUT /v1/user/Event/Edit': () => json({ results: planning, message: 'Sparas.' }),
    })
    const field = form.getByLabelText(label)
    if (field instanceof HTMLSelectElement) await person.selectOptions(field, 'Bemanning')
    else {
      await person.clear(field)
      await person.type(field, 'Protokoll')
    }
    await person.click(form.getByRole('button', { name: 'Spara' }))
    expect(await screen.findByText('Bokningen är ändrad.')).toBeDefined()
    expect(await sent('/v1/user/Event/Edit')[0]?.json()).toMatchObject({ event: change })
  },
)

test('a booking outside of what the stage allows is moved only to where it does', async () => {
  stageWith({ rooms: { for: 'everybody', edits: 'owner', hours: { from: 10, to: 16 } } })
  const { person, form, sent } = await opened()
  await person.selectOptions(form.getByLabelText('Sluttid'), '10.30')
  await person.click(form.getByRole('button', { name: 'Spara' }))
  expect(form.getAllByText('Rummen kan bokas mellan 10.00 och 16.00.')).toHaveLength(2)
  expect(sent('/v1/user/Event/Edit')).toEqual([])
})

test('what is typed of a booking is kept as that booking’s own', async () => {
  const { person, form } = await opened()
  await person.type(form.getByLabelText('Anteckning'), '!')
  globalThis.dispatchEvent(new Event('pagehide'))
  const kept = drafts.read(karin.id, `booking.${planning.id}`)
  expect(kept).toMatchObject({ desc: { text: `${planning.body}!` } })
})

test('whoever moves a booking into another week by its dialog is shown it there', async () => {
  let stored = planning
  const { person, form } = await opened({
    'GET /v1/user/Event/day': (request) => daysWith(stored)(request),
    'PUT /v1/user/Event/Edit': () => {
      stored = {
        ...planning,
        startdate: '2026-12-01T08:00:00.000Z',
        enddatetime: '2026-12-01T09:00:00.000Z',
      }
      return json({ results: stored, message: 'Sparas.' })
    },
  })
  fireEvent.change(form.getByLabelText('Datum'), { target: { value: '2026-12-01' } })
  await person.click(form.getByRole('button', { name: 'Spara' }))
  expect(await slot(/^tisdag 1 december 09\.00–10\.00, bokad av/)).toBeDefined()
})
