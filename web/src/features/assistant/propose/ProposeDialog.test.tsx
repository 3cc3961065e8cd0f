import { screen, waitFor, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { lobby } from '../../../testing/lobby.ts'
import { json, refusal, serve } from '../../../testing/server.ts'
import { summary } from '../../../testing/summary.ts'

const waiting = {
  id: 'f1',
  Subject: 'Svar på medborgarförslag',
  Body: 'Skriv ett svar.',
  FBody: '',
  sdate: '2026-11-20T10:00:00.000Z',
  name: 'Anna Berg',
  own: true,
  taken: false,
}

async function opened(answers: object = {}) {
  const requests = serve({ 'GET /v1/Question/proposals': () => json({ results: [] }), ...answers })
  const person = await lobby()
  await person.click(screen.getByRole('button', { name: 'Föreslå en fråga' }))
  const dialog = within(await screen.findByRole('dialog', { name: 'Föreslå en fråga' }))
  return { person, dialog, requests }
}

test('Anna proposes a question that she misses', async () => {
  const { person, dialog, requests } = await opened({
    'PUT /v1/Question/propose': () => json({ results: waiting, message: 'Förslaget är skickat.' }),
  })
  await person.type(dialog.getByLabelText(/^Vad gäller frågan/), waiting.Subject)
  await person.type(dialog.getByLabelText(/^Vad vill du få hjälp med/), waiting.Body)
  await person.click(dialog.getByRole('button', { name: 'Skicka förslaget' }))
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  const sent = requests.find(({ method }) => method === 'PUT')
  expect(await sent?.clone().json()).toEqual({
    Subject: waiting.Subject,
    Body: waiting.Body,
    FBody: '',
    NewId: expect.stringMatching(/^[\dA-Z]{10}$/),
  })
  expect(await screen.findByText('Förslaget är skickat.')).toBeDefined()
})

test('what would go with the dialog is not taken while it is sent, and again where it could not be', async () => {
  const reply = Promise.withResolvers<Response>()
  const { person, dialog } = await opened({ 'PUT /v1/Question/propose': () => reply.promise })
  const subject = dialog.getByLabelText<HTMLInputElement>(/^Vad gäller frågan/)
  await person.type(subject, 'Brev')
  await person.type(dialog.getByLabelText(/^Vad vill du få hjälp med/), 'Skriv')
  await person.click(dialog.getByRole('button', { name: 'Skicka förslaget' }))
  await person.type(subject, ' till alla')
  expect(subject.value).toBe('Brev')
  reply.resolve(refusal(409, 'Du har redan 10 förslag som väntar på svar.', 'too_many_proposals'))
  await dialog.findByText(/^Du har redan 10 förslag/)
  await person.type(subject, ' till alla')
  expect(subject.value).toBe('Brev till alla')
})

test('what is missing is said at its field, and what was typed stays after a refusal', async () => {
  const { person, dialog } = await opened({
    'PUT /v1/Question/propose': () =>
      refusal(409, 'Du har redan 10 förslag som väntar på svar.', 'too_many_proposals'),
  })
  await person.click(dialog.getByRole('button', { name: 'Skicka förslaget' }))
  await waitFor(() => expect(summary()[0]).toBe('Rätta 2 fält'))
  expect(dialog.getAllByText('Skriv vad frågan gäller.').length).toBeGreaterThan(0)
  await person.type(dialog.getByLabelText(/^Vad gäller frågan/), 'Brev')
  await person.type(dialog.getByLabelText(/^Vad vill du få hjälp med/), 'Skriv')
  await person.click(dialog.getByRole('button', { name: 'Skicka förslaget' }))
  expect(await dialog.findByText(/^Du har redan 10 förslag/)).toBeDefined()
  expect(dialog.getByLabelText(/^Vad gäller frågan/)).toHaveProperty('value', 'Brev')
})

test('those that wait are listed, say whether somebody works on them, and are taken back', async () => {
  let left = [waiting, { ...waiting, id: 'f2', Subject: 'Remissvar', taken: true }]
  const { person, dialog } = await opened({
    'GET /v1/Question/proposals': () => json({ results: left }),
    'DELETE /v1/Question/dropProposal': (request: Request) => {
      left = left.filter(({ id }) => id !== new URL(request.url).searchParams.get('id'))
      return json({ results: true, message: 'Förslaget är tillbakataget.' })
    },
  })
  const list = within(await dialog.findByRole('region', { name: 'Dina förslag som väntar' }))
  expect(list.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
    'Svar på medborgarförslag Ta tillbaka',
    'Remissvar Någon arbetar med detTa tillbaka',
  ])
  await person.click(
    list.getByRole('button', { name: 'Ta tillbaka förslaget ”Svar på medborgarförslag”' }),
  )
  await waitFor(() => expect(list.getAllByRole('listitem')).toHaveLength(1))
  expect(document.activeElement).toBe(
    list.getByRole('heading', { name: 'Dina förslag som väntar' }),
  )
  await person.click(list.getByRole('button', { name: 'Ta tillbaka förslaget ”Remissvar”' }))
  await waitFor(() => expect(dialog.queryByRole('region')).toBeNull())
  expect(document.activeElement).toBe(dialog.getByLabelText(/^Vad gäller frågan/))
})

test('whoever takes back a proposal that has been answered meanwhile is told, and goes on in the form', async () => {
  let left = [waiting]
  const { person, dialog } = await opened({
    'GET /v1/Question/proposals': () => json({ results: left }),
    'DELETE /v1/Question/dropProposal': () => {
      left = []
      return refusal(404, 'Förslaget finns inte.', 'not_found')
    },
  })
  const name = 'Ta tillbaka förslaget ”Svar på medborgarförslag”'
  await person.click(await dialog.findByRole('button', { name }))
  expect(await screen.findByText('Förslaget finns inte.')).toBeDefined()
  await waitFor(() => expect(dialog.queryByRole('region')).toBeNull())
  await waitFor(() =>
    expect(document.activeElement).toBe(dialog.getByLabelText(/^Vad gäller frågan/)),
  )
})
