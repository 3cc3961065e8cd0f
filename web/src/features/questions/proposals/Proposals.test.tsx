import { screen, waitFor, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { type Answers, library } from '../../../testing/library.ts'
import { drafts } from '../../../api/drafts.ts'
import { json, karin, refusal } from '../../../testing/server.ts'

const sent = {
  id: 'f1',
  Subject: 'Svar på medborgarförslag',
  Body: 'Skriv ett vänligt svar.',
  FBody: 'Fler bänkar i parken',
  sdate: '2026-11-20T10:00:00.000Z',
  name: 'Kim Ek',
  own: false,
  taken: false,
}

async function opened(answers: Answers = {}) {
  const shown = await library({
    'GET /v1/Question/proposals': () =>
      json({ results: [sent, { ...sent, id: 'f2', Subject: 'Begonnen', taken: true }] }),
    ...answers,
  })
  const list = within(await screen.findByRole('region', { name: 'Förslag' }))
  return { ...shown, list }
}

test('Karin reads what people miss, but for what somebody works on', async () => {
  const { list } = await opened()
  const row = within(list.getByRole('listitem'))
  expect(row.getByRole('heading', { name: sent.Subject })).toBeDefined()
  expect(row.getByText('Kim Ek, 2026-11-20 11:00')).toBeDefined()
  expect(row.getByText(sent.Body)).toBeDefined()
  expect(row.getByText(sent.FBody)).toBeDefined()
})

test('a proposal that Karin takes up is a draft, and she stands at it', async () => {
  const { person, list } = await opened({
    'PUT /v1/Question/takeProposal': () => json({ results: { id: 'f1' }, message: 'Klart.' }),
    'GET /v1/Question/studio': () => refusal(404, 'Frågan finns inte.', 'not_found'),
  })
  await person.click(
    list.getByRole('button', { name: `Gör ett utkast av förslaget ”${sent.Subject}”` }),
  )
  await waitFor(() => expect(globalThis.location.search).toBe('?id=f1'))
})

test('whoever goes elsewhere while a draft is made of a proposal stays there', async () => {
  const { promise, resolve } = Promise.withResolvers<Response>()
  const { person, list } = await opened({ 'PUT /v1/Question/takeProposal': () => promise })
  await person.click(list.getByRole('button', { name: /^Gör ett utkast/ }))
  await person.click(screen.getByRole('link', { name: 'Ta in och ut' }))
  await screen.findByRole('heading', { level: 1, name: 'Ta in och ut frågor' })
  resolve(json({ results: { id: 'f1' }, message: 'Klart.' }))
  // Until its reply would have led on.
  await new Promise((done) => {
    setTimeout(done, 200)
  })
  expect(globalThis.location.search).toBe('?fil=')
})

test('a proposal that somebody else took is told, and stays where it is', async () => {
  const { person, list } = await opened({
    'PUT /v1/Question/takeProposal': () => refusal(409, 'Förslaget har ändrats.', 'changed'),
  })
  await person.click(list.getByRole('button', { name: /^Gör ett utkast/ }))
  expect(await screen.findByText('Utkastet kunde inte skapas')).toBeDefined()
  expect(globalThis.location.search).toBe('')
})

test('a no has a reason, which is sent', async () => {
  let waiting = [sent]
  const { person, list, requests } = await opened({
    'GET /v1/Question/proposals': () => json({ results: waiting }),
    'DELETE /v1/Question/dropProposal': () => {
      waiting = []
      return json({ results: true, message: 'Svaret är skickat.' })
    },
  })
  await person.click(list.getByRole('button', { name: /^Tacka nej till/ }))
  const dialog = within(await screen.findByRole('dialog', { name: 'Tacka nej till förslaget?' }))
  expect(dialog.getByText(/Kim Ek får en notis/)).toBeDefined()
  await person.click(dialog.getByRole('button', { name: 'Tacka nej' }))
  expect((await dialog.findAllByText('Skriv varför.')).length).toBeGreaterThan(0)
  await person.type(dialog.getByLabelText(/^Varför/), 'Den finns redan')
  await person.click(dialog.getByRole('button', { name: 'Tacka nej' }))
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  const dropped = requests.find(({ method }) => method === 'DELETE')
  expect(dropped && new URL(dropped.url).searchParams.get('Reason')).toBe('Den finns redan')
  const title = screen.getByRole('heading', { level: 1 })
  await waitFor(() => expect(document.activeElement).toBe(title))
})

test('a proposal that somebody else has answered meanwhile goes, and what Karin wrote stays until she has read why', async () => {
  let waiting = [sent]
  const { person, list } = await opened({
    'GET /v1/Question/proposals': () => json({ results: waiting }),
    'DELETE /v1/Question/dropProposal': () => {
      waiting = []
      return refusal(404, 'Förslaget finns inte.', 'not_found')
    },
  })
  await person.click(list.getByRole('button', { name: /^Tacka nej till/ }))
  const dialog = within(await screen.findByRole('dialog', { name: 'Tacka nej till förslaget?' }))
  await person.type(dialog.getByLabelText(/^Varför/), 'Den finns redan')
  await person.click(dialog.getByRole('button', { name: 'Tacka nej' }))
  expect(await dialog.findByText('Förslaget finns inte.')).toBeDefined()
  await waitFor(() => expect(list.queryByRole('listitem', { hidden: true })).toBeNull())
  expect(dialog.getByLabelText<HTMLInputElement>(/^Varför/).value).toBe('Den finns redan')
  await person.click(dialog.getByRole('button', { name: 'Avbryt' }))
  await waitFor(() => expect(screen.queryByRole('region', { name: 'Förslag' })).toBeNull())
  const title = screen.getByRole('heading', { level: 1 })
  await waitFor(() => expect(document.activeElement).toBe(title))
})

test('whoever takes up a proposal that somebody else has answered stands at the page’s title', async () => {
  let waiting = [sent]
  const { person, list } = await opened({
    'GET /v1/Question/proposals': () => json({ results: waiting }),
    'PUT /v1/Question/takeProposal': () => {
      waiting = []
      return refusal(404, 'Förslaget finns inte.', 'not_found')
    },
  })
  await person.click(list.getByRole('button', { name: /^Gör ett utkast/ }))
  expect(await screen.findByText('Utkastet kunde inte skapas')).toBeDefined()
  const title = screen.getByRole('heading', { level: 1 })
  await waitFor(() => expect(document.activeElement).toBe(title))
})

test('a no that is half written is asked about before the page is left, and there after a reload', async () => {
  const { person, list } = await opened()
  await person.click(list.getByRole('button', { name: /^Tacka nej till/ }))
  const dialog = within(await screen.findByRole('dialog', { name: 'Tacka nej till förslaget?' }))
  await person.type(dialog.getByLabelText(/^Varför/), 'Den finns')
  expect(drafts.read(karin.id, 'proposal.f1')).toMatchObject({ Reason: { text: 'Den finns' } })
  const menu = within(screen.getByRole('banner', { hidden: true }))
  await person.click(menu.getAllByRole('link', { name: 'Dokument', hidden: true })[0]!)
  const asked = within(await screen.findByRole('alertdialog', { name: 'Lämna sidan?' }))
  await person.click(asked.getByRole('button', { name: 'Stanna kvar' }))
  expect(dialog.getByLabelText<HTMLInputElement>(/^Varför/).value).toBe('Den finns')
  await person.click(dialog.getByRole('button', { name: 'Avbryt' }))
  expect(drafts.read(karin.id, 'proposal.f1')).toBeUndefined()
})
