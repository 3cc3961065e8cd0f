import { screen, waitFor, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import * as z from 'zod/mini'
import { open, signedIn } from '../../../testing/open.tsx'
import { path } from '../../../testing/lobby.ts'
import { json, refusal, serve, stream } from '../../../testing/server.ts'

const field = (key: string, kind: string, label: string, more: object = {}) => ({
  key,
  kind,
  label,
  help: '',
  required: false,
  choices: [],
  example: '',
  ...more,
})

const Fields = [
  field('amne', 'line', 'Ämne', { required: true, example: 'Taket' }),
  field('antal', 'number', 'Antal', { help: 'Hela lådor.', min: 1 }),
  field('val', 'several', 'Vilka?', { choices: ['Alla', 'Några'], example: 'Några' }),
  field('dag', 'date', 'Dag'),
  field('vem', 'person', 'Chef'),
]

const card = {
  id: 'q9',
  QuestionLabel: 'Beställ',
  subtext: '',
  Ordering: 1,
  Category: '',
  FollowUps: [],
  PersonalData: 'dölj',
  Subject: 'Beställ',
  HasFields: true,
}

async function formPage(answers: Parameters<typeof serve>[0] = {}) {
  const requests = serve({
    'GET /v1/Question/Uall': () => json({ results: [card] }),
    'GET /v1/Question/get': () => json({ results: { id: 'q9', Fields } }),
    ...answers,
  })
  signedIn()
  const person = await open('/Lobby?fraga=q9')
  const page = within(await screen.findByRole('main'))
  await page.findByLabelText('Ämne')
  const send = () => person.click(page.getByRole('button', { name: 'Skicka' }))
  const sent = async () => {
    const asked = requests.find(({ url }) => url.endsWith('/Question/send'))
    return asked && (await asked.clone().formData())
  }
  return { person, page, send, sent, requests }
}

test('a question’s form is sent with what was filled in, and the free text is what is left to say', async () => {
  const answer = stream()
  const { person, page, send, sent } = await formPage({ [path]: () => answer.response })
  await person.type(page.getByLabelText('Ämne'), 'Pennor')
  await person.type(page.getByLabelText('Antal (valfritt)'), '1 250,5')
  expect(page.getByLabelText('Antal (valfritt)').getAttribute('aria-describedby')).toBeTruthy()
  await person.click(page.getByLabelText('Några'))
  await person.type(page.getByLabelText('Dag (valfritt)'), '20261123')
  await person.type(page.getByLabelText(/^Övrigt \(valfritt\)/), 'Fort')
  await send()
  const form = await sent()
  expect(JSON.parse(z.parse(z.string(), form?.get('Fields')))).toEqual({
    amne: 'Pennor',
    antal: '1250,5',
    val: ['Några'],
    dag: '2026-11-23',
    vem: '',
  })
  expect(form?.get('FBody')).toBe('Fort')
  await answer.result('Klart')
  await page.findByText('Klart')
  await person.click(page.getByText('Det du fyllde i'))
  expect(page.getByText('Pennor')).toBeDefined()
  // It stays to be asked again.
  expect(page.getByLabelText<HTMLInputElement>('Ämne').value).toBe('Pennor')
  // However it was written: the form has taken it as that.
  await waitFor(() => expect(localStorage.getItem('draft.u1.card.q9.fields')).toBeNull())
})

test('what is wrong is said at each field before anything is sent, and mended one by one', async () => {
  const { person, page, send, sent } = await formPage()
  await person.type(page.getByLabelText('Antal (valfritt)'), 'tio')
  await send()
  const summary = await page.findByRole('region', { name: 'Rätta 2 fält' })
  await waitFor(() => expect(document.activeElement).toBe(summary))
  expect(within(summary).getByRole('link', { name: /Ämne/ })).toBeDefined()
  expect(await sent()).toBeUndefined()
  await person.click(within(summary).getByRole('link', { name: /Ämne/ }))
  await person.keyboard('Pennor')
  await waitFor(() => expect(page.queryByText('Fyll i det här fältet.')).toBeNull())
})

test('the example is filled in with one press', async () => {
  const { person, page } = await formPage()
  await person.click(page.getByRole('button', { name: 'Fyll i exemplet' }))
  expect(page.getByLabelText<HTMLInputElement>('Ämne').value).toBe('Taket')
  expect(page.getByLabelText<HTMLInputElement>('Några').checked).toBe(true)
  expect(page.getByText('Exemplet är ifyllt. Ändra det du vill.')).toBeDefined()
  expect(screen.queryByRole('button', { name: 'Ångra' })).toBeNull()
})

test('what the example takes the place of comes back, and what was filled in since stays', async () => {
  const { person, page } = await formPage()
  await person.type(page.getByLabelText('Ämne'), 'Mitt eget')
  await person.click(page.getByRole('button', { name: 'Fyll i exemplet' }))
  expect(page.getByLabelText<HTMLInputElement>('Ämne').value).toBe('Taket')
  await person.type(page.getByLabelText('Antal (valfritt)'), '3')
  expect(page.getByLabelText<HTMLInputElement>('Några').checked).toBe(true)
  await person.click(await screen.findByRole('button', { name: 'Ångra' }))
  expect(page.getByLabelText<HTMLInputElement>('Ämne').value).toBe('Mitt eget')
  expect(page.getByLabelText<HTMLInputElement>('Några').checked).toBe(false)
  expect(page.queryByText('Exemplet är ifyllt. Ändra det du vill.')).toBeNull()
  expect(page.getByLabelText<HTMLInputElement>('Antal (valfritt)').value).toBe('3')
})

test('what the server finds wrong stands at its field', async () => {
  const { person, page, send } = await formPage({
    [path]: () => refusal(400, 'Rätta.', 'invalid', { 'Fields.amne': 'Finns redan.' }),
  })
  await person.type(page.getByLabelText('Ämne'), 'Pennor')
  await send()
  const box = page.getByLabelText('Ämne')
  await waitFor(() => expect(box.getAttribute('aria-invalid')).toBe('true'))
  await person.type(box, '!')
  expect(box.getAttribute('aria-invalid')).toBeNull()
})

test('a colleague is found by their name and hidden from the assistant', async () => {
  const { person, page, requests } = await formPage({
    'GET /v1/users/find': () => json({ results: [{ name: 'Eva Ek', Email: 'eva@example.se' }] }),
  })
  const box = page.getByLabelText<HTMLInputElement>('Chef (valfritt)')
  await person.type(box, 'ev')
  await waitFor(() => expect(box.list?.options[0]?.value).toBe('Eva Ek <eva@example.se>'))
  expect(requests.some(({ url }) => url.includes('searchTerm=ev'))).toBe(true)
  await person.clear(box)
  await person.click(box)
  await person.paste('Eva Ek <eva@example.se>')
  expect(await page.findByText(/Döljs för assistenten/)).toBeDefined()
})

test.each(['stoppa', 'varna'])(
  'whoever is chosen is nothing that a question with %s minds',
  async (PersonalData) => {
    const answer = stream()
    const { person, page, send, sent } = await formPage({
      'GET /v1/Question/Uall': () => json({ results: [{ ...card, PersonalData }] }),
      [path]: () => answer.response,
    })
    await person.type(page.getByLabelText('Ämne'), 'Pennor')
    await person.click(page.getByLabelText('Chef (valfritt)'))
    await person.paste('Eva Ek <eva@example.se>')
    await send()
    await waitFor(async () => expect(await sent()).toBeDefined())
  },
)

test('whoever was chosen stays hidden in all that is asked on with', async () => {
  const answers = [stream(), stream(), stream()]
  const coming = [...answers]
  const { person, page, send, requests } = await formPage({
    [path]: () => coming.shift()?.response ?? json({}),
  })
  await person.type(page.getByLabelText('Ämne'), 'Pennor')
  await person.click(page.getByLabelText('Chef (valfritt)'))
  await person.paste('Eva Ek <eva@example.se>')
  await send()
  for (const [at, answer] of answers.entries()) {
    await answer.result(`Svar nummer ${at}`, { SvarId: 'k1' })
    await page.findByText(`Svar nummer ${at}`)
    expect(await page.findByText(/även här: Eva Ek, eva@example.se$/)).toBeDefined()
    if (at < 2) await person.click(await page.findByRole('button', { name: 'Kortare' }))
  }
  const asked = requests.filter(({ url }) => url.endsWith('/Question/send'))
  const forms = await Promise.all(asked.map((one) => one.clone().formData()))
  const hidden = ['Eva Ek', 'eva@example.se']
  expect(forms.map((form) => form.getAll('Hide'))).toEqual([[], hidden, hidden])
})

test('what was filled in is there after a while away, and after an answer that was kept', async () => {
  const first = await formPage()
  await first.person.type(first.page.getByLabelText('Ämne'), 'Utkast')
  await first.person.click(first.page.getByRole('link', { name: 'Alla frågor' }))
  expect(await screen.findByText('Påbörjad')).toBeDefined()
  await first.person.click(screen.getByRole('link', { name: 'Beställ' }))
  const again = await screen.findByLabelText<HTMLInputElement>('Ämne')
  expect(again.value).toBe('Utkast')
})

test('what was filled into a field that has gone since keeps nobody from sending the others', async () => {
  const value = { amne: 'Pennor', borta: 'Ingenstans' }
  localStorage.setItem('draft.u1.card.q9.fields', JSON.stringify({ at: Date.now(), value }))
  const answer = stream()
  const { send, sent, page } = await formPage({ [path]: () => answer.response })
  await send()
  await answer.result('Klart')
  await page.findByText('Klart')
  expect(JSON.parse(z.parse(z.string(), (await sent())?.get('Fields')))).not.toHaveProperty('borta')
  await waitFor(() => expect(localStorage.getItem('draft.u1.card.q9.fields')).toBeNull())
})

test('a form whose values were emptied again is no draft', async () => {
  const { person, page } = await formPage()
  await person.type(page.getByLabelText('Ämne'), 'U')
  await person.click(page.getByLabelText('Några'))
  expect(localStorage.getItem('draft.u1.card.q9.fields')).toContain('Några')
  await person.clear(page.getByLabelText('Ämne'))
  await person.click(page.getByLabelText('Några'))
  expect(localStorage.getItem('draft.u1.card.q9.fields')).toBeNull()
  await person.click(page.getByRole('link', { name: 'Alla frågor' }))
  await screen.findByRole('link', { name: 'Beställ' })
  expect(screen.queryByText('Påbörjad')).toBeNull()
})

test('what was asked last and is emptied stays empty for whoever comes back', async () => {
  const answer = stream()
  const { person, page, send } = await formPage({ [path]: () => answer.response })
  await person.type(page.getByLabelText('Ämne'), 'Pennor')
  await send()
  await answer.result('Klart')
  await page.findByText('Klart')
  await person.clear(page.getByLabelText('Ämne'))
  await person.click(page.getByRole('link', { name: 'Alla frågor' }))
  await person.click(await screen.findByRole('link', { name: 'Beställ' }))
  expect((await screen.findByLabelText<HTMLInputElement>('Ämne')).value).toBe('')
})

test('a form that cannot be had says so, and is tried again', async () => {
  serve({
    'GET /v1/Question/Uall': () => json({ results: [card] }),
    'GET /v1/Question/get': () => refusal(404, 'Frågan finns inte.', 'not_found'),
  })
  signedIn()
  await open('/Lobby?fraga=q9')
  expect(await screen.findByText('Frågans fält kunde inte hämtas')).toBeDefined()
})
