import { screen, waitFor, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import type { Run } from '../../../../../shared/contract/questions/trialRuns.ts'
import type { Trial } from '../../../../../shared/contract/questions/trials.ts'
import { type Answers, library, questions } from '../../../testing/library.ts'
import { json, refusal } from '../../../testing/server.ts'

const stamp = '2026-11-23T10:00:00.000Z'
const live = { ...questions[0]!, DaytoUpdate: '2026-11-20T10:00:00.000Z' }

const Trials = [1, 2, 3].map((number): Trial => ({
  id: `t${number}`,
  name: `Prov ${number}`,
  Fields: {},
  FBody: 'Hej',
  checks: [
    { kind: 'contains', text: 'Hej' },
    { kind: 'swedish', text: '' },
  ],
}))

/** Everything held. */
const run: Run = {
  id: '01KQ0000000000000000000000',
  draft: stamp,
  AImodule: 'ChatGPT',
  GPTV: 'gpt-4o',
  model: 'gpt-4o',
  name: 'Karin Ek',
  sdate: stamp,
  ended: 'done',
  Trials,
  askings: Trials.flatMap(({ id }) =>
    [1, 2, 3].map((round) => ({
      trial: id,
      round,
      ending: 'answered' as const,
      answer: 'Hej',
      outcomes: [{ ok: true }, { ok: true }],
    })),
  ),
  Judged: {},
}

/** Karin in the studio of a draft whose trials held. */
async function studio(answers: Answers = {}) {
  const Draft = { ...live, Trials, name: 'Karin Ek', Base: live.DaytoUpdate, DaytoUpdate: stamp }
  const shown = await library(
    {
      'GET /v1/Question/studio': () => json({ results: { Question: live, Draft, Trials } }),
      'GET /v1/Question/trials': () => json({ results: [run] }),
      'PUT /v1/Question/saveDraft': async (request) =>
        json({ results: { ...Draft, ...(await request.clone().json()) }, message: 'Klart.' }),
      ...answers,
    },
    '/fragor?id=q1',
  )
  await screen.findByRole('heading', { name: live.QuestionLabel, level: 1 })
  return shown
}

test('whoever takes a check away by keyboard is still among the checks', async () => {
  const { person } = await studio()
  await person.click(screen.getByRole('radio', { name: 'Prov' }))
  await person.click(await screen.findByText('Prov 1'))
  const remove = await screen.findByRole('button', { name: 'Ta bort krav 2' })
  remove.focus()
  await person.keyboard('{Enter}')
  await waitFor(() => expect(screen.queryByLabelText('Krav 2')).toBeNull())
  expect(document.activeElement?.contains(screen.getByLabelText('Krav 1'))).toBe(true)
  expect(document.activeElement?.tagName).toBe('OL')
})

test('whoever hears at the publishing that a reason is needed stands where to write it', async () => {
  const text = 'Skriv varför frågan publiceras, eller kör proven först.'
  const { person } = await studio({
    'PUT /v1/Question/publish': () => refusal(409, text, 'not_proven'),
  })
  const publish = await screen.findByRole('button', { name: 'Publicera' })
  await person.click(publish)
  const dialog = within(await screen.findByRole('dialog'))
  await dialog.findByText(/^Alla 3 prov höll 3 av 3 gånger/)
  expect(dialog.queryByRole('textbox')).toBeNull()
  await person.click(dialog.getByRole('button', { name: 'Publicera' }))
  await waitFor(() => expect(document.activeElement).toBe(dialog.getByRole('textbox')))
})

test('whoever writes on a draft that somebody has thrown away can keep it as a new one', async () => {
  const saved: { id?: string; DaytoUpdate?: string }[] = []
  const { person } = await studio({
    'PUT /v1/Question/saveDraft': async (request) => {
      const given = await request.clone().json()
      saved.push(given)
      if (given.id !== undefined) return refusal(404, 'Utkastet finns inte.', 'not_found')
      const Draft = { ...live, ...given, id: 'q9', name: 'Karin Ek', Base: '', DaytoUpdate: stamp }
      return json({ results: Draft, message: 'Klart.' })
    },
  })
  await person.type(screen.getByLabelText('Rubrik'), ' nu')
  expect(await screen.findByText(/^Det har publicerats eller slängts/)).toBeDefined()
  expect(screen.queryByRole('button', { name: 'Spara mitt' })).toBeNull()
  await person.click(screen.getByRole('button', { name: 'Spara som nytt utkast' }))
  await waitFor(() => expect(location.search).toBe('?id=q9'))
  expect(saved.at(-1)).toMatchObject({ QuestionLabel: `${live.QuestionLabel} nu`, DaytoUpdate: '' })
  expect(screen.queryByText('Frågan har ändrats sedan utkastet påbörjades')).toBeNull()
})

test('what cannot be read of another one’s draft is told', async () => {
  let reads = 0
  const { person } = await studio({
    'PUT /v1/Question/saveDraft': () => refusal(409, 'Någon annan har ändrat.', 'changed'),
    'GET /v1/Question/studio': () => {
      const Draft = {
        ...live,
        Trials,
        name: 'Karin Ek',
        Base: live.DaytoUpdate,
        DaytoUpdate: stamp,
      }
      if (reads++ > 0) return refusal(503, 'Försök igen om en stund.')
      return json({ results: { Question: live, Draft, Trials } })
    },
  })
  await person.type(screen.getByLabelText('Rubrik'), ' nu')
  await person.click(await screen.findByRole('button', { name: 'Läs in det sparade' }))
  expect(await screen.findByText('Försök igen om en stund.')).toBeDefined()
  expect(screen.getByLabelText('Rubrik')).toHaveProperty('value', `${live.QuestionLabel} nu`)
})
