import { screen, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { itIs, daysWith, monthsWith, planning, roomPage, slot } from '../../../testing/calendar.tsx'
import { json, refusal } from '../../../testing/server.ts'

itIs('2026-11-22T10:00:00Z')

const dialog = async (name: string) => within(await screen.findByRole('dialog', { name }))
const asked = async (name: string) => within(await screen.findByRole('alertdialog', { name }))

const at = (day: string) => ({
  start: `${day}T12:00:00.000Z`,
  end: `${day}T13:00:00.000Z`,
})
const member = { ...planning, id: 'S1.01', series: 'S1' }
const stored = { ...member, startdate: at('2026-11-24').start, enddatetime: at('2026-11-24').end }
const booked = 'tisdag 24 november 09.00–10.00, bokad av Anna Bergström, Planering, upprepas'

async function weekly(answers: Parameters<typeof roomPage>[0]) {
  const page = await roomPage({
    'PUT /v1/user/Event/Add/series': () => json({ results: [stored], message: 'Adderas.' }),
    ...answers,
  })
  await page.person.click(await slot('tisdag 24 november 13.00, ledig'))
  const form = await dialog('Ny bokning')
  await page.person.selectOptions(form.getByLabelText('Upprepa'), 'Varje vecka')
  return { ...page, form }
}

test('a booking repeats every week, so many times', async () => {
  const { person, form, sent } = await weekly({
    'GET /v1/user/Event/repeat': () => json({ results: [at('2026-11-24'), at('2026-12-01')] }),
  })
  await person.clear(form.getByLabelText('Antal gånger'))
  await person.type(form.getByLabelText('Antal gånger'), '99')
  await person.click(form.getByRole('button', { name: 'Spara' }))
  expect(form.getByText('Välj mellan 2 och 48 gånger.')).toBeDefined()
  await person.clear(form.getByLabelText('Antal gånger'))
  await person.type(form.getByLabelText('Antal gånger'), '2')
  await person.click(form.getByRole('button', { name: 'Spara' }))
  expect(await screen.findByText('Rummet är bokat.')).toBeDefined()
  const [request] = sent('/v1/user/Event/repeat')
  expect(Object.fromEntries(new URL(request?.url ?? '').searchParams)).toEqual({
    ...at('2026-11-24'),
    Rum: '2',
    every: '1',
    times: '2',
  })
  expect(await sent('/v1/user/Event/Add/series')[0]?.json()).toEqual({
    events: [at('2026-11-24'), at('2026-12-01')].map((times) => ({ ...times, desc: '', Rum: 2 })),
  })
})

test('what is in the way is listed before anything is stored, and is left out where one says so', async () => {
  const wrong = 'Stor är redan bokat 1 december 13.00–14.00 av Anna Bergström.'
  const { person, form, sent } = await weekly({
    'GET /v1/user/Event/repeat': () =>
      json({ results: [at('2026-11-24'), { ...at('2026-12-01'), wrong }, at('2026-12-08')] }),
  })
  await person.click(form.getByRole('button', { name: 'Spara' }))
  const question = await asked('Det finns tider som inte går att boka')
  expect(question.getByRole('listitem').textContent).toBe(`tisdag 1 december 2026: ${wrong}`)
  await person.click(question.getByRole('button', { name: 'Tillbaka' }))
  expect(sent('/v1/user/Event/Add/series')).toEqual([])
  expect(form.getByLabelText('Upprepa')).toHaveProperty('value', '1')
  expect(screen.queryByText('Bokningen kunde inte sparas.')).toBeNull()
  await person.click(form.getByRole('button', { name: 'Spara' }))
  const again = await asked('Det finns tider som inte går att boka')
  await person.click(again.getByRole('button', { name: 'Boka 2 gånger' }))
  await screen.findByText('Rummet är bokat.')
  const body = await sent('/v1/user/Event/Add/series')[0]?.json()
  expect(body.events.map(({ start }: { start: string }) => start.slice(0, 10))).toEqual([
    '2026-11-24',
    '2026-12-08',
  ])
})

const taken = (day: string) => `Stor är redan bokat ${day} 13.00–14.00 av Anna Bergström.`
const third = { ...at('2026-12-08'), wrong: taken('8 december') }
const clash = () => refusal(409, taken('1 december'), 'clash', { 'S2.02': taken('1 december') })

test('whoever is overtaken between the question and the booking is asked anew', async () => {
  const [first, second] = [at('2026-11-24'), at('2026-12-01')]
  const plans = [[first, second, third]]
  const answers = [clash()]
  const now = [first, { ...second, wrong: taken('1 december') }, third]
  const { person, form, sent } = await weekly({
    'GET /v1/user/Event/repeat': () => json({ results: plans.shift() ?? now }),
    'PUT /v1/user/Event/Add/series': () =>
      answers.shift() ?? json({ results: [stored], message: 'Adderas.' }),
  })
  await person.click(form.getByRole('button', { name: 'Spara' }))
  const before = await asked('Det finns tider som inte går att boka')
  await person.click(before.getByRole('button', { name: 'Boka 2 gånger' }))
  await person.click(await screen.findByRole('button', { name: 'Boka 1 gång' }))
  expect(await screen.findByText('Rummet är bokat.')).toBeDefined()
  const bodies = await Promise.all(sent('/v1/user/Event/Add/series').map((one) => one.json()))
  expect(bodies.map(({ events }) => events.length)).toEqual([2, 1])
})

test('whoever goes back after a clash is asked again before anything more is sent', async () => {
  const [first, second] = [at('2026-11-24'), at('2026-12-01')]
  const plans = [[first, second]]
  const now = [first, { ...second, wrong: taken('1 december') }]
  const { person, form, sent } = await weekly({
    'GET /v1/user/Event/repeat': () => json({ results: plans.shift() ?? now }),
    'PUT /v1/user/Event/Add/series': clash,
  })
  await person.click(form.getByRole('button', { name: 'Spara' }))
  const question = await asked('Det finns tider som inte går att boka')
  await person.click(question.getByRole('button', { name: 'Tillbaka' }))
  await person.click(form.getByRole('button', { name: 'Spara' }))
  expect(await asked('Det finns tider som inte går att boka')).toBeDefined()
  expect(sent('/v1/user/Event/Add/series')).toHaveLength(1)
})

test('a clash that nothing explains is told in the dialog in the server’s words', async () => {
  const { person, form, sent } = await weekly({
    'GET /v1/user/Event/repeat': () => json({ results: [at('2026-11-24'), at('2026-12-01')] }),
    'PUT /v1/user/Event/Add/series': clash,
  })
  await person.click(form.getByRole('button', { name: 'Spara' }))
  expect((await form.findByRole('alert')).textContent).toContain(taken('1 december'))
  expect(sent('/v1/user/Event/Add/series')).toHaveLength(1)
})

test('all of a series are changed, but for those that others are in the way of', async () => {
  const refused = refusal(409, 'Stor är redan bokat.', 'clash', { 'S1.02': 'Stor är redan bokat.' })
  const answers = [refused, json({ results: member, message: 'Sparas.' })]
  const { person, sent } = await roomPage({
    'GET /v1/user/Event/day': daysWith(member),
    'PUT /v1/user/Event/Edit': () => answers.shift() ?? json({}, 500),
  })
  await person.click(await slot(booked))
  const form = await dialog('Redigera bokning')
  await person.selectOptions(form.getByLabelText('Gäller'), 'Alla')
  await person.type(form.getByLabelText('Anteckning'), ' 2')
  await person.click(form.getByRole('button', { name: 'Spara' }))
  const question = await asked('Det finns tider som inte går att boka')
  await person.click(question.getByRole('button', { name: 'Ändra de andra' }))
  expect(await screen.findByText('Serien är ändrad.')).toBeDefined()
  const bodies = await Promise.all(sent('/v1/user/Event/Edit').map((one) => one.json()))
  const seen = { start: member.startdate, end: member.enddatetime, Rum: 2, desc: 'Planering' }
  const event = { id: 'S1.01', desc: 'Planering 2', which: 'all', seen }
  expect(bodies).toEqual([
    { event: { ...event, without: [] } },
    { event: { ...event, without: ['S1.02'] } },
  ])
})

test('this booking and the later ones are taken away after a question', async () => {
  const { person, sent } = await roomPage({
    'GET /v1/user/Event/day': daysWith(member),
    'DELETE /v1/user/Event/delete': () => json({ results: true }),
  })
  await person.click(await slot(booked))
  const form = await dialog('Redigera bokning')
  await person.selectOptions(form.getByLabelText('Gäller'), 'Den här och senare')
  await person.click(form.getByRole('button', { name: 'Avboka' }))
  const question = await asked('Avboka rummet?')
  expect(question.getByText(/^Vill du avboka Stor/).textContent).toBe(
    'Vill du avboka Stor tisdag 24 november 09.00–10.00 och alla senare gånger?',
  )
  await person.click(question.getByRole('button', { name: 'Avboka' }))
  expect(await screen.findByText('Serien är avbokad.')).toBeDefined()
  const { searchParams } = new URL(sent('/v1/user/Event/delete')[0]?.url ?? '')
  expect(Object.fromEntries(searchParams)).toMatchObject({ event: 'S1.01', which: 'later' })
})

test('the list of a month says which bookings repeat', async () => {
  await roomPage(
    { 'GET /v1/user/Event': monthsWith(member) },
    '/Rum/Kalender?rum=2&vy=lista&datum=2026-11-24',
  )
  expect(await screen.findByText('Planering, upprepas')).toBeDefined()
})

test('a series that is over says so, and that the booking alone can be changed', async () => {
  const over = 'Hela serien har redan varit och ändras inte. Välj ”Bara den här” i stället.'
  const { person } = await roomPage({
    'GET /v1/user/Event/day': daysWith(member),
    'PUT /v1/user/Event/Edit': () => refusal(409, over, 'over'),
  })
  await person.click(await slot(booked))
  const form = await dialog('Redigera bokning')
  await person.selectOptions(form.getByLabelText('Gäller'), 'Alla')
  await person.type(form.getByLabelText('Anteckning'), ' 2')
  await person.click(form.getByRole('button', { name: 'Spara' }))
  expect((await form.findByRole('alert')).textContent).toContain(over)
})
