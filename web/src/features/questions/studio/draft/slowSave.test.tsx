import { screen, waitFor } from '@testing-library/react'
import { expect, test } from 'vitest'
import { json, stream } from '../../../../testing/server.ts'
import { draftOf, studio, trialOf } from '../../../../testing/studio.ts'

const stampOf = (times: number) => `2026-11-23T12:00:0${times}.000Z`

test('trials that are run while a slow save holds up another are those of all that is typed', async () => {
  const replies: (() => void)[] = []
  const run: string[] = []
  const { person, saved } = await studio(
    { Trials: [trialOf('a')] },
    {
      'PUT /v1/Question/saveDraft': async (request) => {
        const given = await request.clone().json()
        const DaytoUpdate = stampOf(replies.length + 1)
        await new Promise<void>((resolve) => {
          replies.push(resolve)
        })
        return json({ results: { ...draftOf(), ...given, DaytoUpdate }, message: 'Klart.' })
      },
      'PUT /v1/Question/runTrials': async (request) => {
        run.push((await request.clone().json()).DaytoUpdate)
        return stream().response
      },
    },
  )
  await person.click(screen.getByRole('radio', { name: 'Prov' }))
  const field = screen.getByLabelText('Rubrik')
  await person.type(field, '!')
  await waitFor(() => expect(replies).toHaveLength(1))
  await person.type(field, '?')
  // Until its own save waits, too.
  await new Promise((resolve) => {
    setTimeout(resolve, 1_200)
  })
  await person.click(await screen.findByRole('button', { name: 'Kör prov' }))
  replies[0]?.()
  await waitFor(() => expect(replies).toHaveLength(2))
  expect(run).toEqual([])
  // What was typed last is still on its way.
  expect(screen.queryByText(/^Utkastet är sparat/)).toBeNull()
  replies[1]?.()
  await waitFor(() => expect(run).toEqual([stampOf(2)]))
  expect(saved).toHaveLength(2)
})
