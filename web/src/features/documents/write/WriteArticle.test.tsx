import { screen, waitFor } from '@testing-library/react'
import { expect, test } from 'vitest'
import {
  type Answers,
  articles,
  crowd,
  dialog,
  draft,
  paste,
  policy,
} from '../../../testing/articles.tsx'
import { json, refusal } from '../../../testing/server.ts'
import { isSummaryFocused, summary } from '../../../testing/summary.ts'

const add = 'PUT /v1/Dokument/Add'
const update = 'PUT /v1/Dokument/update'
const get = 'GET /v1/Dokument/get'

async function writing(address: string, title: string, answers: Answers = {}) {
  const opened = await articles(answers, address, true)
  const form = await dialog(title)
  const subject = await form.findByLabelText<HTMLInputElement>('Rubrik')
  const text = await form.findByRole('textbox', { name: 'Innehåll' })
  const press = (name: string) => opened.person.click(form.getByRole('button', { name }))
  return { ...opened, form, subject, text, press }
}

const adding = (answers?: Answers) => writing('/Dokument/ny', 'Nytt dokument', answers)
const editing = (answers?: Answers) =>
  writing('/Dokument/d1/redigera', 'Redigera dokument', answers)
const saved = () => json({ results: policy, message: 'Sparas.' })

test.each([
  ['Spara utkast', false, 'Utkastet är sparat.'],
  ['Publicera', true, 'Dokumentet är publicerat.'],
])('a new document goes out with %s', async (button, Published, told) => {
  // What got no reply is sent again as the same one.
  const answers = [refusal(503, 'Försök igen om en stund.'), saved()]
  const given = { [add]: () => answers.shift() ?? json({}) }
  const { person, subject, text, press, sent } = await adding(given)
  await person.type(subject, 'Ny')
  paste(text, '<h1 class="x">Rubrik</h1><p style="color:red">Text <b>fet</b></p>')
  await press(button)
  expect(await screen.findByText('Försök igen om en stund.')).toBeDefined()
  await press(button)
  expect(await screen.findByText(told)).toBeDefined()
  const Body = '<h2>Rubrik</h2><p>Text <strong>fet</strong></p>'
  const id = expect.stringMatching(/^[\da-f-]{36}$/)
  const [first, second] = await sent('PUT')
  expect(first).toEqual({ id, Subject: 'Ny', Body, Published })
  expect(second).toEqual(first)
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  expect(globalThis.location.pathname).toBe('/Dokument')
})

test.each([
  ['Spara utkast', 'shows the first page of all, where it stands', '/Dokument'],
  ['Avbryt', 'shows what it did before', '/Dokument?sok=resa&sida=2'],
])('after %s from a page of a search the list %s', async (button, _, address) => {
  const all = () => json({ results: crowd(7) })
  const { person } = await articles(
    { [add]: saved, 'GET /v1/Dokument/all': all },
    '/Dokument?sok=resa&sida=2',
    true,
  )
  await person.click(await screen.findByRole('link', { name: 'Nytt dokument' }))
  const form = await dialog('Nytt dokument')
  await person.type(await form.findByLabelText('Rubrik'), 'Ny')
  paste(await form.findByRole('textbox', { name: 'Innehåll' }), '<p>Text</p>')
  await person.click(form.getByRole('button', { name: button }))
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  await waitFor(() =>
    expect(globalThis.location.pathname + globalThis.location.search).toBe(address),
  )
})

test('without a title and a text nothing is sent, and both fields say why', async () => {
  const { person, form, text, press, sent } = await adding()
  await press('Publicera')
  expect(summary()).toEqual([
    'Rätta 2 fält',
    'Rubrik: Fyll i det här fältet.',
    'Innehåll: Fyll i det här fältet.',
  ])
  expect(isSummaryFocused()).toBe(true)
  expect(text.getAttribute('aria-invalid')).toBe('true')
  await person.click(form.getByRole('link', { name: /^Innehåll:/ }))
  expect(document.activeElement).toBe(text)
  paste(text, '<p>Text</p>')
  expect(await form.findByRole('heading', { name: 'Rätta 1 fält' })).toBeDefined()
  expect(await sent('PUT')).toEqual([])
})

test('only what was changed is sent, with when the document was changed last', async () => {
  const { person, form, subject, press, sent } = await editing({ [update]: saved })
  expect(form.getByText('Inget är ändrat än.')).toBeDefined()
  await press('Spara')
  expect(await sent('PUT')).toEqual([])
  await person.type(subject, ' 2027')
  await press('Spara')
  expect(await screen.findByText('Ändringarna är sparade.')).toBeDefined()
  expect(await sent('PUT')).toEqual([
    { id: 'd1', DaytoUpdate: policy.DaytoUpdate, Published: true, Subject: 'Resepolicy 2027' },
  ])
})

test('once the document has been read, its form begins in its first field', async () => {
  const answer = Promise.withResolvers<Response>()
  await articles({ [get]: () => answer.promise }, '/Dokument/d1/redigera', true)
  const form = await dialog('Redigera dokument')
  expect(document.activeElement).toBe(form.getByRole('button', { name: 'Avbryt' }))
  answer.resolve(json({ results: policy }))
  const subject = await form.findByLabelText('Rubrik')
  await waitFor(() => expect(document.activeElement).toBe(subject))
})

test('a published document is withdrawn, a draft is published, without any other change', async () => {
  const { press, sent } = await editing({ [update]: saved })
  await press('Avpublicera')
  await screen.findByText('Dokumentet är avpublicerat.')
  expect(await sent('PUT')).toMatchObject([{ id: 'd1', Published: false }])
})

test('a draft is published as it stands', async () => {
  const { press, sent } = await editing({
    [get]: () => json({ results: draft }),
    [update]: saved,
  })
  await press('Publicera')
  await screen.findByText('Dokumentet är publicerat.')
  expect(await sent('PUT')).toEqual([{ id: 'd2', DaytoUpdate: '', Published: true }])
})

test('when somebody else has saved meanwhile, both texts show and nothing is lost', async () => {
  const theirs = {
    ...policy,
    Subject: 'Resor',
    Body: '<p>Deras text.</p>',
    DaytoUpdate: '2026-08-17T08:00:00.000Z',
  }
  const reads = [policy, theirs]
  const answers = [refusal(409, 'Dokumentet har ändrats.', 'changed'), saved()]
  const { person, form, subject, text, press, sent } = await editing({
    [get]: () => json({ results: reads.length > 1 ? reads.shift() : theirs }),
    [update]: () => answers.shift() ?? json({}),
  })
  await person.type(subject, ' min')
  await press('Spara')
  const notice = await form.findByRole('alert')
  expect(notice.textContent).toContain('Dokumentet har ändrats av någon annan')
  expect(notice.textContent).toContain('Rubrik är nu ”Resor”')
  expect(subject.value).toBe('Resepolicy min')
  // The text that nobody here has touched is theirs now.
  await waitFor(() =>
    expect(form.getByRole('textbox', { name: 'Innehåll' }).textContent).toBe('Deras text.'),
  )
  expect(text.isConnected).toBe(false)
  await press('Använd det nya i Rubrik')
  expect(subject.value).toBe('Resor')
  expect(document.activeElement).toBe(subject)
  await person.type(subject, '!')
  await press('Spara')
  await screen.findByText('Ändringarna är sparade.')
  expect((await sent('PUT')).at(-1)).toEqual({
    id: 'd1',
    DaytoUpdate: theirs.DaytoUpdate,
    Published: true,
    Subject: 'Resor!',
  })
})

test('whoever takes over the other’s text goes on in it', async () => {
  const theirs = { ...policy, Body: '<p>Deras text.</p>', DaytoUpdate: '2026-08-17T08:00:00.000Z' }
  const reads = [policy, theirs]
  const { form, text, press } = await editing({
    [get]: () => json({ results: reads.length > 1 ? reads.shift() : theirs }),
    [update]: () => refusal(409, 'Dokumentet har ändrats.', 'changed'),
  })
  paste(text, '<p>Min text</p>')
  await press('Spara')
  await form.findByRole('alert')
  await press('Använd det nya i Innehåll')
  const now = form.getByRole('textbox', { name: 'Innehåll' })
  expect(now.textContent).toBe('Deras text.')
  expect(document.activeElement).toBe(now)
})

test('a refusal and a wrong field are told in the server’s words', async () => {
  const answers = [
    refusal(500, 'Något gick fel hos oss.'),
    refusal(400, 'Fel.', 'invalid', { Subject: 'Högst 200 tecken.' }),
  ]
  const { person, form, subject, press } = await editing({
    [update]: () => answers.shift() ?? json({}),
  })
  await person.type(subject, '!')
  await press('Spara')
  expect((await form.findByRole('alert')).textContent).toBe(
    'Texten kunde inte sparas.Något gick fel hos oss.',
  )
  await press('Spara')
  expect(await form.findByText('Högst 200 tecken.')).toBeDefined()
})

test('Avbryt closes the form at once, also with unsaved text', async () => {
  const { person, subject, press } = await adding()
  await person.type(subject, 'Ny')
  await press('Avbryt')
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  expect(globalThis.location.pathname).toBe('/Dokument')
})

test('a pasted picture is refused with a word, and what stands beside it is taken', async () => {
  const { form, text } = await adding()
  paste(text, '<p>Före</p><img src="https://example.se/a.png">')
  const refused = 'Bilder kan inte vara med i texten. De togs inte med.'
  expect(await form.findByText(refused)).toBeDefined()
  expect(text.textContent).toContain('Före')
  paste(text, '<table><tr><td>Cell</td></tr></table>')
  await waitFor(() => expect(form.queryByText(refused)).toBeNull())
  expect(text.querySelector('td')?.textContent).toBe('Cell')
})

test('a text with code says that the editor would lose it', async () => {
  const Body = '<p>Före</p><pre><code>1</code></pre>'
  const { form } = await editing({ [get]: () => json({ results: { ...policy, Body } }) })
  expect(form.getByText(/inte kan redigeras här/)).toBeDefined()
})

test('staff who know the address of the form end in the lobby', async () => {
  await articles({}, '/Dokument/ny')
  await screen.findByRole('heading', { name: 'Hej Anna!' })
  expect(globalThis.location.pathname).toBe('/Lobby')
})
