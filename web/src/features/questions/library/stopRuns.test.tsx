import { screen, waitFor } from '@testing-library/react'
import { expect, test } from 'vitest'
import { questionLimits } from '../../../../../shared/questionLimits.ts'
import { begunRun, compared, draftRow } from '../../../testing/libraryFile.ts'
import { json, refusal, stream } from '../../../testing/server.ts'

const later = () => refusal(503, 'Försök igen om en stund.')

/** Karin stops the run of the first of two drafts, which goes on by then. */
async function stopping(answer: () => Response) {
  const second = { ...draftRow, id: 'q5', QuestionLabel: 'Brev två' }
  const begun = stream()
  let runs: object[] = []
  const shown = await compared([[draftRow, second]], {
    'PUT /v1/Question/runTrials': () => {
      runs = [begunRun]
      void begun.text('r1')
      return begun.response
    },
    'GET /v1/Question/trials': ({ url }) => json({ results: url.includes('id=q1') ? runs : [] }),
    'PUT /v1/Question/run': answer,
  })
  await shown.choose()
  await shown.person.click(await screen.findByRole('button', { name: 'Kör proven' }))
  await screen.findByText('0 av 0 svar är klara.')
  expect(screen.getByText(/^Provar fråga 1 av 2: Brev\. /)).toBeDefined()
  await shown.person.click(await screen.findByRole('button', { name: 'Stoppa' }))
  return shown
}

test('a run that goes on is stopped where Karin says so, and no other one begins', async () => {
  const { sent } = await stopping(() => json({ results: true, message: 'Sparas.' }))
  await waitFor(async () =>
    expect(await sent('/run')).toEqual([{ id: 'q1', run: 'r1', stop: true }]),
  )
  await screen.findByRole('button', { name: 'Kör proven' })
  expect(await sent('/runTrials')).toHaveLength(1)
  expect(screen.queryByText(/är kvar/)).toBeNull()
})

test('whoever cannot stop a run reads why: it goes on, and costs money', async () => {
  await stopping(later)
  const toast = await screen.findByText('Proven kunde inte stoppas')
  expect(toast.parentElement?.textContent).toContain('Försök igen om en stund.')
})

test('whoever stops a run before it has begun, which then cannot be stopped, reads why', async () => {
  const begun = stream()
  let runs: object[] = []
  const { person, choose, sent } = await compared([[draftRow]], {
    'PUT /v1/Question/runTrials': () => begun.response,
    'GET /v1/Question/trials': () => json({ results: runs }),
    'PUT /v1/Question/run': later,
  })
  await choose()
  await person.click(await screen.findByRole('button', { name: 'Kör proven' }))
  await waitFor(async () => expect(await sent('/runTrials')).toHaveLength(1))
  await person.click(await screen.findByRole('button', { name: 'Stoppa' }))
  runs = [begunRun]
  await begun.text('r1')
  expect(await screen.findByText('Proven kunde inte stoppas')).toBeDefined()
})

test('whoever leaves the page while one draft is tried begins no other run', async () => {
  const begun = stream()
  let runs: object[] = []
  const { person, choose, sent } = await compared([[draftRow, { ...draftRow, id: 'q5' }]], {
    'PUT /v1/Question/runTrials': () => {
      runs = [begunRun]
      void begun.text('r1')
      return begun.response
    },
    'GET /v1/Question/trials': ({ url }) => json({ results: url.includes('id=q1') ? runs : [] }),
  })
  await choose()
  await person.click(await screen.findByRole('button', { name: 'Kör proven' }))
  await screen.findByText('0 av 0 svar är klara.')
  await person.click(screen.getByRole('link', { name: 'Alla frågor' }))
  await screen.findByRole('heading', { name: 'Frågor', level: 1 })
  runs = [{ ...begunRun, ended: 'done' }]
  // Longer than until the next look at it.
  await new Promise((resolve) => {
    setTimeout(resolve, questionLimits.runPollMs + 1_000)
  })
  expect(await sent('/runTrials')).toHaveLength(1)
})

test.each([
  ['was stopped', { ended: 'stopped' }],
  ['is of an earlier draft', { ended: 'done', draft: '2026-11-01T08:00:00.000Z' }],
])('a draft whose last run %s is tried all the same', async (_, how) => {
  const begun = stream()
  let runs: object[] = [{ ...begunRun, id: 'r0', ...how }]
  const { person, choose, sent } = await compared([[draftRow]], {
    'PUT /v1/Question/runTrials': () => {
      runs = [{ ...begunRun, ended: 'done' }, ...runs]
      void begun.text('r1')
      return begun.response
    },
    'GET /v1/Question/trials': () => json({ results: runs }),
  })
  await choose()
  await person.click(await screen.findByRole('button', { name: 'Kör proven' }))
  expect(await screen.findByText('Proven är körda.')).toBeDefined()
  expect(await sent('/runTrials')).toHaveLength(1)
})

test('a draft that a colleague has tried meanwhile is not paid for once more', async () => {
  const stopped = { ...begunRun, id: 'r0', ended: 'stopped' }
  let runs: object[] = [stopped]
  const { person, choose, sent } = await compared([[draftRow]], {
    'GET /v1/Question/trials': () => json({ results: runs }),
  })
  await choose()
  await screen.findByText('Proven blev inte klara.')
  runs = [{ ...begunRun, ended: 'done' }, stopped]
  await person.click(screen.getByRole('button', { name: 'Kör proven' }))
  expect(await screen.findByText('Proven är körda.')).toBeDefined()
  expect(await sent('/runTrials')).toEqual([])
})

test('a double press begins one run of a draft', async () => {
  const begun = stream()
  const read = Promise.withResolvers<void>()
  let runs: object[] = []
  const { person, choose, sent } = await compared([[draftRow]], {
    'PUT /v1/Question/runTrials': () => {
      runs = [{ ...begunRun, ended: 'done' }]
      void begun.text('r1')
      return begun.response
    },
    'GET /v1/Question/trials': async () => {
      await read.promise
      return json({ results: runs })
    },
  })
  await choose()
  await person.dblClick(await screen.findByRole('button', { name: 'Kör proven' }))
  read.resolve()
  expect(await screen.findByText('Proven är körda.')).toBeDefined()
  expect(await sent('/runTrials')).toHaveLength(1)
})

test('whoever stops a run before it has begun stops that one, and not the one before it', async () => {
  const begun = stream()
  const { person, choose, sent } = await compared([[draftRow]], {
    'PUT /v1/Question/runTrials': () => begun.response,
    'GET /v1/Question/trials': () =>
      json({ results: [{ ...begunRun, id: 'r0', ended: 'stopped' }] }),
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
  expect(screen.queryByText('Proven kunde inte stoppas')).toBeNull()
})
