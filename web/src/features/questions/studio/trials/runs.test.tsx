import { screen, waitFor } from '@testing-library/react'
import { expect, test } from 'vitest'
import { json, refusal, stream } from '../../../../testing/server.ts'
import { live, ranAs, studio, trialOf } from '../../../../testing/studio.ts'

type Person = Awaited<ReturnType<typeof studio>>['person']

const [older, newer] = ['01KQ0000000000000000000000', '01KQ0000000000000000000001']
const later = () => refusal(503, 'Försök igen om en stund.')
const pause = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms))

async function run(person: Person) {
  await person.click(screen.getByRole('radio', { name: 'Prov' }))
  await person.click(await screen.findByRole('button', { name: 'Kör prov' }))
}

const Trials = [trialOf('a')]
const runOf = (id: string, answer: string) =>
  ranAs(id, {
    Trials,
    askings: [{ trial: 'a', round: 1, ending: 'answered', answer, outcomes: [{ ok: true }] }],
  })
/** The last two runs, whose answers differ. */
const twoRuns = {
  'GET /v1/Question/trials': () => json({ results: [runOf(newer, 'Ny'), runOf(older, 'Gammal')] }),
}

/** What the toast with this title says. */
const told = async (title: string) =>
  (await screen.findByText(title)).parentElement?.textContent ?? ''

test('whoever runs the trials of a question without a draft has one saved first, which is what runs', async () => {
  const asked: unknown[] = []
  const { person, saved } = await studio(
    {},
    {
      'GET /v1/Question/studio': () =>
        json({ results: { Question: live, Trials: [trialOf('a')] } }),
      'PUT /v1/Question/runTrials': async (request) => {
        asked.push(await request.clone().json())
        return stream().response
      },
    },
  )
  await run(person)
  await waitFor(() =>
    expect(asked).toEqual([{ id: 'q1', DaytoUpdate: '2026-11-23T12:00:01.000Z' }]),
  )
  expect(saved).toHaveLength(1)
})

test('nobody pays for trials of a draft that could not be saved', async () => {
  let runs = 0
  const { person } = await studio(
    { Trials: [trialOf('a')] },
    {
      'PUT /v1/Question/saveDraft': () => refusal(400, 'Rubriken är för lång.'),
      'PUT /v1/Question/runTrials': () => {
        runs += 1
        return stream().response
      },
    },
  )
  await person.type(screen.getByLabelText('Rubrik'), '!')
  await run(person)
  await waitFor(() =>
    expect(screen.getByRole('alert').textContent).toContain('Rubriken är för lång.'),
  )
  // Longer than a run takes to be asked for.
  await pause(300)
  expect(runs).toBe(0)
})

test('whoever’s trials cannot be run reads why, and can run them again', async () => {
  let runs = 0
  const { person } = await studio(
    { Trials: [trialOf('a')] },
    {
      'PUT /v1/Question/runTrials': () => {
        runs += 1
        return later()
      },
    },
  )
  await run(person)
  expect(await told('Proven kunde inte köras')).toContain('Försök igen om en stund.')
  await person.click(await screen.findByRole('button', { name: 'Kör prov' }))
  await waitFor(() => expect(runs).toBe(2))
})

test('whoever cannot stop a run reads why', async () => {
  const begun = stream()
  let isBegun = false
  const { person } = await studio(
    { Trials: [trialOf('a')] },
    {
      'GET /v1/Question/trials': () =>
        isBegun ? new Promise(() => undefined) : json({ results: [] }),
      'PUT /v1/Question/runTrials': () => {
        isBegun = true
        return begun.response
      },
      'PUT /v1/Question/run': later,
    },
  )
  await run(person)
  const stop = await screen.findByRole('button', { name: 'Stoppa' })
  await begun.text(newer)
  // Its first word is read before the button is pressed.
  await pause(50)
  await person.click(stop)
  expect(await told('Proven kunde inte stoppas')).toContain('Försök igen om en stund.')
})

test('whoever’s judgment of two answers cannot be saved reads why, and can judge again', async () => {
  const { person } = await studio(
    { Trials },
    {
      ...twoRuns,
      'PUT /v1/Question/run': later,
    },
  )
  await person.click(screen.getByRole('radio', { name: 'Prov' }))
  await person.click(await screen.findByRole('button', { name: 'A är bättre' }))
  expect(await told('Omdömet kunde inte sparas')).toContain('Försök igen om en stund.')
  expect(screen.getByRole('button', { name: 'A är bättre' })).toBeDefined()
})

test('which of two answers is better is saved with its run and its trial', async () => {
  const judged: unknown[] = []
  const { person } = await studio(
    { Trials },
    {
      ...twoRuns,
      'PUT /v1/Question/run': async (request) => {
        judged.push(await request.clone().json())
        return json({ results: true, message: 'Sparas.' })
      },
    },
  )
  await person.click(screen.getByRole('radio', { name: 'Prov' }))
  await person.click(await screen.findByRole('button', { name: 'A är bättre' }))
  const Judged = { trial: 'a', better: expect.any(String) }
  await waitFor(() => expect(judged).toEqual([{ id: 'q1', run: newer, Judged }]))
})

test('a run that goes on already when its page is opened is the one that stops', async () => {
  const stopped: unknown[] = []
  const { person } = await studio(
    { Trials },
    {
      'GET /v1/Question/trials': () =>
        json({ results: [ranAs(newer, { ended: undefined }), ranAs(older)] }),
      'PUT /v1/Question/run': async (request) => {
        stopped.push(await request.clone().json())
        return json({ results: true, message: 'Sparas.' })
      },
    },
  )
  await person.click(screen.getByRole('radio', { name: 'Prov' }))
  await person.click(await screen.findByRole('button', { name: 'Stoppa' }))
  await waitFor(() => expect(stopped).toEqual([{ id: 'q1', run: newer, stop: true }]))
})

test('a question that was never saved has trials to be run, and no runs to be asked for', async () => {
  const { person, requests } = await studio({}, {}, '/fragor?id=ny')
  await person.click(screen.getByRole('radio', { name: 'Prov' }))
  expect(await screen.findByRole('button', { name: 'Kör prov' })).toBeDefined()
  expect(requests.filter(({ url }) => url.includes('/Question/trials'))).toEqual([])
})

test('a run that was asked to stop says so until it has ended, and is asked once', async () => {
  const asked: unknown[] = []
  const { person } = await studio(
    { Trials },
    {
      'GET /v1/Question/trials': () => json({ results: [ranAs(newer, { ended: undefined })] }),
      'PUT /v1/Question/run': async (request) => {
        asked.push(await request.clone().json())
        return json({ results: true, message: 'Sparas.' })
      },
    },
  )
  await person.click(screen.getByRole('radio', { name: 'Prov' }))
  await person.click(await screen.findByRole('button', { name: 'Stoppa' }))
  await waitFor(() => expect(asked).toHaveLength(1))
  await person.click(await screen.findByRole('button', { name: 'Stoppar …' }))
  await pause(50)
  expect(asked).toHaveLength(1)
})

test('whoever has stopped a run can stop the next one before it is read', async () => {
  const asked: string[] = []
  const begun = stream()
  let ended: 'stopped' | undefined
  const { person } = await studio(
    { Trials },
    {
      'GET /v1/Question/trials': () =>
        asked.length < 2 ? json({ results: [ranAs(older, { ended })] }) : json({ results: [] }),
      'PUT /v1/Question/runTrials': () => begun.response,
      'PUT /v1/Question/run': async (request) => {
        asked.push((await request.clone().json()).run)
        ended = 'stopped'
        return json({ results: true, message: 'Sparas.' })
      },
    },
  )
  await person.click(screen.getByRole('radio', { name: 'Prov' }))
  await person.click(await screen.findByRole('button', { name: 'Stoppa' }))
  await person.click(await screen.findByRole('button', { name: 'Kör prov' }))
  await person.click(await screen.findByRole('button', { name: 'Stoppa' }))
  await begun.text(newer)
  await waitFor(() => expect(asked).toEqual([older, newer]))
})
