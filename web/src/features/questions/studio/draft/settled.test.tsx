import { act, screen, waitFor } from '@testing-library/react'
import { expect, test } from 'vitest'
import { drafts } from '../../../../api/drafts.ts'
import { json, karin, refusal } from '../../../../testing/server.ts'
import { draftOf, live, studio } from '../../../../testing/studio.ts'

const save = 'PUT /v1/Question/saveDraft'
const read = 'GET /v1/Question/studio'

const changed = () => refusal(409, 'Utkastet har ändrats av någon annan.', 'changed')
const newer = { ...live, DaytoUpdate: '2026-11-23T11:30:00.000Z' }

const aWhile = (ms = 200) => act(() => new Promise((resolve) => setTimeout(resolve, ms)))

test('what is typed before anybody has said what is to count is kept, and not saved over Bo’s', async () => {
  const { person, saved } = await studio({}, { [save]: changed })
  await person.type(screen.getByLabelText('Rubrik'), '!')
  const notice = await screen.findByRole('alert')
  expect(notice.textContent).toContain('Någon annan har ändrat')
  await person.type(screen.getByLabelText('Rubrik'), '?')
  // Longer than until a draft is saved.
  await aWhile(1_300)
  expect(saved).toHaveLength(1)
  expect(screen.getByRole('alert')).toBe(notice)
  expect(drafts.read(karin.id, 'studio.q1')).toMatchObject({
    typed: { QuestionLabel: `${live.QuestionLabel}!?` },
  })
})

test('whoever takes Bo’s draft of an older version hears of the newer one, and goes back in one step', async () => {
  const all = [
    { Question: live, Draft: draftOf() },
    { Question: newer, Draft: draftOf({ DaytoUpdate: '2026-11-23T11:00:00.000Z' }) },
  ]
  const { person } = await studio(
    {},
    {
      [read]: () => json({ results: { Trials: [], ...(all.length > 1 ? all.shift() : all[0]) } }),
      [save]: changed,
    },
  )
  const places = globalThis.history.length
  await person.type(screen.getByLabelText('Rubrik'), '!')
  await person.click(await screen.findByRole('button', { name: 'Läs in det sparade' }))
  expect(await screen.findByText('Frågan har ändrats sedan utkastet påbörjades')).toBeDefined()
  await aWhile()
  expect(globalThis.history).toHaveLength(places)
})

test('a draft that somebody else has changed by the time it is moved to the new version stays theirs', async () => {
  const reply = Promise.withResolvers<Response>()
  const { person, saved } = await studio(
    {},
    {
      [read]: () => json({ results: { Question: newer, Draft: draftOf(), Trials: [] } }),
      [save]: () => reply.promise,
    },
  )
  await person.type(screen.getByLabelText('Rubrik'), '!')
  await waitFor(() => expect(saved).toHaveLength(1))
  await person.click(screen.getByRole('button', { name: 'Spara utkastet på den nya versionen' }))
  // Until what is live now has been read.
  await aWhile()
  reply.resolve(changed())
  await waitFor(() =>
    expect(screen.getByRole('alert').textContent).toContain('Någon annan har ändrat'),
  )
  await aWhile()
  expect(saved).toHaveLength(1)
})

test('whoever goes back in the history of a question without a draft has none afterwards either', async () => {
  const older = { ...live, Question: 'Som förr', DaytoUpdate: '' }
  const history = [
    { version: live.DaytoUpdate, name: 'Karin', Reason: '', Nr: 2, Question: live },
    { version: older.sdate, name: 'Karin', Reason: '', Nr: 1, Question: older },
  ]
  let Question = live
  const { person, saved } = await studio(
    {},
    {
      [read]: () => json({ results: { Question, Trials: [] } }),
      'GET /v1/Question/versions': () => json({ results: history }),
      'PUT /v1/Question/restore': () => {
        Question = newer
        return json({ results: newer, message: 'Sparas.' })
      },
    },
  )
  await person.click(screen.getByRole('radio', { name: 'Historik' }))
  await person.click(await screen.findByRole('button', { name: /^Gå tillbaka hit/ }))
  await screen.findByText('Frågan är som den var då.')
  await aWhile()
  expect(saved).toEqual([])
})
