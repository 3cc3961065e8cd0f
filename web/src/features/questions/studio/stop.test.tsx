import { screen, waitFor } from '@testing-library/react'
import { expect, test } from 'vitest'
import { json, refusal, stream } from '../../../testing/server.ts'
import { ranAs, studio, trialOf } from '../../../testing/studio.ts'

const [older, newer] = ['01KQ0000000000000000000000', '01KQ0000000000000000000001']

const ended = ranAs(older)

/** Karin has pressed `Kör prov` of a draft that had a run before; the new one is not read yet. */
async function pressed(presses: 'click' | 'dblClick') {
  const begun = stream()
  const stopped: string[] = []
  let begins = 0
  const { person } = await studio(
    { Trials: [trialOf('a')] },
    {
      'GET /v1/Question/trials': () =>
        begins === 0 ? json({ results: [ended] }) : new Promise(() => undefined),
      'PUT /v1/Question/runTrials': () => {
        begins += 1
        return begins > 1 ? refusal(409, 'Frågans prov körs redan.', 'running') : begun.response
      },
      'PUT /v1/Question/run': async (request) => {
        const { run, stop } = await request.clone().json()
        if (stop) stopped.push(run)
        return json({ results: true, message: 'Sparas.' })
      },
    },
  )
  await person.click(screen.getByRole('radio', { name: 'Prov' }))
  await person[presses](await screen.findByRole('button', { name: 'Kör prov' }))
  const stop = await screen.findByRole('button', { name: 'Stoppa' })
  return { person, begun, stop, stopped, begins: () => begins }
}

test('a run that is stopped before it is read is the one that stops', async () => {
  const { person, begun, stop, stopped } = await pressed('click')
  await begun.text(newer)
  // Its first word is read before the button is pressed.
  await new Promise((resolve) => {
    setTimeout(resolve, 50)
  })
  await person.click(stop)
  await waitFor(() => expect(stopped).toEqual([newer]))
})

test('a run that is stopped before it has begun stops once it has', async () => {
  const { person, begun, stop, stopped } = await pressed('click')
  await person.click(stop)
  expect(stopped).toEqual([])
  await begun.text(newer)
  await waitFor(() => expect(stopped).toEqual([newer]))
})

test('a double press begins one run, which goes on, and tells of no fault', async () => {
  const { begun, begins, stopped } = await pressed('dblClick')
  await begun.text(newer)
  await screen.findByRole('button', { name: 'Stoppa' })
  // Long enough for a stop to be sent.
  await new Promise((resolve) => {
    setTimeout(resolve, 50)
  })
  expect(begins()).toBe(1)
  expect(stopped).toEqual([])
  expect(screen.queryByText('Frågans prov körs redan.')).toBeNull()
})

test('a run whose reply names it only at its end is the one that stops, too', async () => {
  const { person, begun, stop, stopped } = await pressed('click')
  await begun.result('', { run: newer })
  // It is known before the button is pressed.
  await new Promise((resolve) => {
    setTimeout(resolve, 50)
  })
  await person.click(stop)
  await waitFor(() => expect(stopped).toEqual([newer]))
})
