import { screen, waitFor, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import {
  changedRow,
  compared,
  draftRow,
  newRow,
  sameRow,
  stamp,
  trials,
  begunRun,
} from '../../../testing/libraryFile.ts'
import { json, refusal, stream } from '../../../testing/server.ts'

test('what is chosen becomes drafts; a question with another draft is chosen only by hand', async () => {
  const after = [draftRow, { ...changedRow, Draft: { ...changedRow.Draft!, isSame: true } }]
  const { person, choose, sent } = await compared([[newRow, changedRow], after], {
    'PUT /v1/Question/library/takeIn': () =>
      json({
        results: [
          { id: 'q1', is: 'taken' },
          { id: 'q2', is: 'kept' },
        ],
        message: 'Utkasten är sparade.',
      }),
  })
  await choose()
  const other = await screen.findByRole<HTMLInputElement>('checkbox', { name: 'Ta in Svar' })
  expect(other.checked).toBe(false)
  expect(screen.getByText(/^Erik Ek sparade ett annat utkast 2026-11-20 09:00\./)).toBeDefined()
  await person.click(screen.getByRole('button', { name: 'Välj inga' }))
  await person.click(screen.getByRole('button', { name: 'Ta in som utkast' }))
  expect(await screen.findByText('Välj minst en fråga')).toBeDefined()
  await person.click(screen.getByRole('checkbox', { name: 'Ta in Brev' }))
  await person.click(other)
  await person.click(screen.getByRole('button', { name: 'Ta in 2 frågor som utkast' }))
  expect(await screen.findByText('1 fråga är ett utkast nu.')).toBeDefined()
  expect(screen.getByRole('alert').textContent).toContain('1 fråga togs inte in')
  expect(await sent('/takeIn')).toEqual([
    {
      File: '{}',
      Chosen: [
        { id: 'q1', DaytoUpdate: '' },
        { id: 'q2', DaytoUpdate: '2026-11-20T08:00:00.000Z' },
      ],
    },
  ])
  const drafts = within(await screen.findByRole('region', { name: 'Utkast ur filen' }))
  expect(drafts.getByRole('link', { name: 'Brev' }).getAttribute('href')).toBe('/fragor?id=q1')
  expect(drafts.getAllByText('Inte provad här än.')).toHaveLength(2)
})

test('what Karin left out stays left out, and once nothing is left she stands at the title', async () => {
  const second = { ...newRow, id: 'q5', QuestionLabel: 'Brev två' }
  const { person, choose } = await compared([[newRow, second], [draftRow, second], [draftRow]], {
    'PUT /v1/Question/library/takeIn': () =>
      json({ results: [{ id: 'q1', is: 'taken' }], message: 'Utkasten är sparade.' }),
  })
  await choose()
  await person.click(await screen.findByRole('button', { name: 'Välj inga' }))
  await person.click(screen.getByRole('checkbox', { name: 'Ta in Brev' }))
  await person.click(screen.getByRole('button', { name: 'Ta in 1 fråga som utkast' }))
  await screen.findByRole('region', { name: 'Utkast ur filen' })
  await person.click(screen.getByRole('checkbox', { name: 'Ta in Brev två' }))
  await person.click(await screen.findByRole('button', { name: 'Ta in 1 fråga som utkast' }))
  await waitFor(() =>
    expect(document.activeElement).toBe(screen.getByRole('heading', { level: 1 })),
  )
})

const asking = (trial: string, round: number, ok: boolean) => ({
  trial,
  round,
  ending: 'answered',
  answer: 'Hej',
  outcomes: [{ ok }],
})
const runOf = (holds: (trial: string, round: number) => boolean) => ({
  ...begunRun,
  ended: 'done',
  askings: trials.flatMap(({ id }) =>
    [1, 2, 3].map((round) => asking(id, round, holds(id, round))),
  ),
})

test('the trials are run, and what held each time is published', async () => {
  const begun = stream()
  let runs: object[] = []
  const { person, choose, sent } = await compared([[draftRow], [sameRow]], {
    'PUT /v1/Question/runTrials': () => {
      runs = [runOf(() => true)]
      void begun.text('r1')
      return begun.response
    },
    'GET /v1/Question/trials': () => json({ results: runs }),
    'PUT /v1/Question/publish': () => refusal(409, 'Utkastet har ändrats.', 'changed'),
  })
  await choose()
  await person.click(await screen.findByRole('button', { name: 'Kör proven' }))
  expect(await screen.findByText('9 av 9 svar höll.')).toBeDefined()
  expect(await screen.findByText('Proven är körda.')).toBeDefined()
  expect(await sent('/runTrials')).toEqual([{ id: 'q1', DaytoUpdate: stamp }])
  await person.click(screen.getByRole('button', { name: 'Publicera Brev' }))
  expect(await screen.findByText('Frågan kunde inte publiceras')).toBeDefined()
  expect(await sent('/publish')).toEqual([{ id: 'q1', DaytoUpdate: stamp, Reason: '' }])
  // It is compared anew, whoever published it.
  expect(await screen.findByText(/^Filen har inget nytt\./)).toBeDefined()
})

test('a trial that did not hold is named, and nothing is published by that', async () => {
  const { choose } = await compared([[draftRow]], {
    'GET /v1/Question/trials': () =>
      json({ results: [runOf((trial, round) => trial !== 'b' || round === 1)] }),
  })
  await choose()
  expect(await screen.findByText('7 av 9 svar höll.')).toBeDefined()
  expect(screen.getByText('Höll inte: Prov b (1 av 3).')).toBeDefined()
  expect(screen.queryByRole('button', { name: 'Publicera Brev' })).toBeNull()
})

test('a draft that cannot be tried says why, and the next one is tried', async () => {
  const second = { ...draftRow, id: 'q5', QuestionLabel: 'Brev två' }
  const { person, choose, sent } = await compared([[draftRow, second]], {
    'PUT /v1/Question/runTrials': () =>
      refusal(400, 'Uppgifterna är inte giltiga.', 'invalid', {
        Fields: 'Fältet ”Namn” används inte.',
      }),
  })
  await choose()
  await person.click(await screen.findByRole('button', { name: 'Kör proven' }))
  await waitFor(() => expect(screen.getAllByText('Fältet ”Namn” används inte.')).toHaveLength(2))
  expect((await sent('/runTrials')).map(({ id }) => id)).toEqual(['q1', 'q5'])
})

test('what was run already is not paid for again, and what is left is counted', async () => {
  const second = { ...draftRow, id: 'q5', QuestionLabel: 'Brev två' }
  const stopped = { ...runOf(() => true), id: 'r4', ended: 'stopped' }
  const all: Record<string, object[]> = { q1: [runOf(() => true)], q5: [stopped] }
  const begin = [
    () => refusal(503, 'AI-tjänsten svarar inte.', 'unavailable'),
    () => {
      all['q5'] = [{ ...runOf(() => true), id: 'r5' }]
      const begun = stream()
      void begun.text('r5')
      return begun.response
    },
  ]
  const { person, choose, sent } = await compared([[draftRow, second]], {
    'PUT /v1/Question/runTrials': () => begin.shift()?.() ?? json({}, 500),
    'GET /v1/Question/trials': ({ url }) =>
      json({ results: all[new URL(url).searchParams.get('id') ?? ''] }),
  })
  await choose()
  const button = await screen.findByRole('button', { name: 'Kör proven' })
  await person.click(button)
  expect(await screen.findByText(/^1 fråga är kvar/)).toBeDefined()
  expect(screen.getByText('AI-tjänsten svarar inte.')).toBeDefined()
  await person.click(button)
  expect(await screen.findByText('Proven är körda.')).toBeDefined()
  expect((await sent('/runTrials')).map(({ id }) => id)).toEqual(['q5', 'q5'])
  expect(screen.getAllByText('9 av 9 svar höll.')).toHaveLength(2)
})

test('a look at a run that is lost is no fault of the draft, whose run goes on', async () => {
  let looks = 0
  let runs: object[] = []
  const { person, choose, sent } = await compared([[draftRow]], {
    'PUT /v1/Question/runTrials': () => {
      runs = [{ ...runOf(() => true), ended: undefined }]
      // It has begun, and its first word is lost.
      return refusal(504, 'Försök igen om en stund.', 'timeout')
    },
    'GET /v1/Question/trials': () => {
      if (runs.length === 0) return json({ results: [] })
      looks += 1
      if (looks === 2) throw new TypeError('network error')
      if (looks > 2) runs = [runOf(() => true)]
      return json({ results: runs })
    },
  })
  await choose()
  await person.click(await screen.findByRole('button', { name: 'Kör proven' }))
  expect(await screen.findByText('Proven är körda.')).toBeDefined()
  expect(screen.getByText('9 av 9 svar höll.')).toBeDefined()
  expect(screen.queryByText('Försök igen om en stund.')).toBeNull()
  expect(await sent('/runTrials')).toHaveLength(1)
})

test('a run that is stopped before it has begun stops once it has', async () => {
  const begun = stream()
  const { person, choose, sent } = await compared([[draftRow]], {
    'PUT /v1/Question/runTrials': () => begun.response,
    'PUT /v1/Question/run': () => json({ results: true, message: 'Sparas.' }),
  })
  await choose()
  await person.click(await screen.findByRole('button', { name: 'Kör proven' }))
  await waitFor(async () => expect(await sent('/runTrials')).toHaveLength(1))
  await person.click(await screen.findByRole('button', { name: 'Stoppa' }))
  await begun.text('r1')
  await waitFor(async () =>
    expect(await sent('/run')).toEqual([{ id: 'q1', run: 'r1', stop: true }]),
  )
})

test('a draft that is taken in after a run is not told as run', async () => {
  const more = { id: 'q5', QuestionLabel: 'Brev två' }
  const { person, choose } = await compared(
    [
      [draftRow, { ...newRow, ...more }],
      [draftRow, { ...draftRow, ...more }],
    ],
    {
      'GET /v1/Question/trials': ({ url }) =>
        json({
          results: new URL(url).searchParams.get('id') === 'q1' ? [runOf(() => true)] : [],
        }),
      'PUT /v1/Question/library/takeIn': () =>
        json({ results: [{ id: 'q5', is: 'taken' }], message: 'Utkasten är sparade.' }),
    },
  )
  await choose()
  await person.click(await screen.findByRole('button', { name: 'Kör proven' }))
  await screen.findByText('Proven är körda.')
  await person.click(screen.getByRole('button', { name: 'Ta in 1 fråga som utkast' }))
  await screen.findByText('Inte provad här än.')
  expect(screen.queryByText('Proven är körda.')).toBeNull()
})
