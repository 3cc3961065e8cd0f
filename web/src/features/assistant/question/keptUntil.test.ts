import { screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { addDays, dayInWords, dayOf } from '../../../../../shared/rules/days.ts'
import { path, questionPage } from '../../../testing/lobby.ts'
import { open, signedIn } from '../../../testing/open.tsx'
import { json, refusal, serve, stream, wholeAnswer } from '../../../testing/server.ts'
import { stageWith } from '../../../testing/settings.ts'

const kept = 'GET /v1/Svar/get'
const until = (text: string) => screen.findByText(new RegExp(`Mina svar ${text}\\. Läs igenom`))

test.each([
  [30, 'i 30 dagar'],
  [1, 'i 1 dag'],
])('an answer of today says for how long it is kept (%i)', async (ownAnswerDays, told) => {
  stageWith({ ownAnswerDays })
  const answer = stream()
  serve({ [path]: () => answer.response })
  const { person, card } = await questionPage()
  await person.click(card.getByRole('button', { name: 'Skicka' }))
  await answer.result('Hela svaret', { SvarId: 'k1' })
  expect(await until(told)).toBeDefined()
})

test.each([
  [false, '2026-12-20T08:00:00.000Z', 'till 20 december 2026'],
  [true, '2027-10-02T08:00:00.000Z', 'till 2 oktober 2027'],
])('a kept answer says until when it stays (pinned: %s)', async (Pinned, last, told) => {
  const results = { ...wholeAnswer('k1', 'Det första svaret.'), Pinned, until: last }
  serve({ [kept]: () => json({ results }) })
  signedIn()
  await open('/Lobby?fraga=q1&svar=k1')
  expect(await until(told)).toBeDefined()
})

/** An answer's name that tells when it was asked. */
function idOf(moment: number) {
  const time = moment.toString(16).padStart(12, '0')
  return `${time.slice(0, 8)}-${time.slice(8)}-7000-8000-000000000000`
}

const today = dayOf(new Date())

test('an answer that comes back after five days says until when', async () => {
  const at = Date.now()
  const key = idOf(Date.parse(`${addDays(today, -5)}T12:00:00Z`))
  const value = { key, turnId: key, asked: 'Min text', label: 'Svara på ett mejl', at }
  localStorage.setItem('draft.u1.answer.q1', JSON.stringify({ at, value }))
  const last = `${addDays(today, 25)}T12:00:00.000Z`
  const results = { ...wholeAnswer(key, 'Det första svaret.'), until: last }
  serve({ [kept]: () => json({ results }) })
  await questionPage()
  expect(await until(`till ${dayInWords(addDays(today, 25))}`)).toBeDefined()
})

test('an answer that is pinned says so, and until when as soon as the server has told', async () => {
  let results = wholeAnswer('k1', 'Det första svaret.')
  serve({
    [kept]: () => json({ results }),
    'PUT /v1/Svar/update': () => {
      results = { ...results, Pinned: true, until: '2027-11-25T10:00:00.000Z' }
      return json({ results })
    },
  })
  signedIn()
  const person = await open('/Lobby?fraga=q1&svar=k1')
  await until('till 20 december 2026')
  await person.click(screen.getByRole('button', { name: 'Fäst' }))
  expect(await until('till 25 november 2027')).toBeDefined()
})

test.each([
  [false, 'Fäst', 'Svaret kunde inte fästas.'],
  [true, 'Lossa', 'Svaret kunde inte lossas.'],
])('what could not be done is told (pinned: %s)', async (Pinned, button, told) => {
  const results = { ...wholeAnswer('k1', 'Det första svaret.'), Pinned }
  serve({
    [kept]: () => json({ results }),
    'PUT /v1/Svar/update': () => refusal(503, 'Försök igen om en stund.'),
  })
  signedIn()
  const person = await open('/Lobby?fraga=q1&svar=k1')
  await person.click(await screen.findByRole('button', { name: button }))
  const toast = await screen.findByText(told)
  expect(toast.parentElement?.textContent).toContain('Försök igen om en stund.')
})

test('what is tried again after days is an answer of its own: of today, and not pinned', async () => {
  const answer = stream()
  const { said, ...whole } = wholeAnswer('k1', '')
  const failed = said.map((turn) => ({ ...turn, ending: 'failed' }))
  const last = '2027-10-02T08:00:00.000Z'
  const results = { ...whole, said: failed, Pinned: true, until: last, Helped: 'yes' }
  serve({ [kept]: () => json({ results }), [path]: () => answer.response })
  signedIn()
  const person = await open('/Lobby?fraga=q1&svar=k1')
  await person.click(await screen.findByRole('button', { name: 'Försök igen' }))
  await answer.result('Hela svaret', { SvarId: 'k2' })
  expect(await until('i 30 dagar')).toBeDefined()
  expect(screen.getByRole('button', { name: 'Fäst' })).toBeDefined()
})
