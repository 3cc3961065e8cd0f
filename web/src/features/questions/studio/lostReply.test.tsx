import { screen, waitFor } from '@testing-library/react'
import { expect, test } from 'vitest'
import { library, questions } from '../../../testing/library.ts'
import { json, refusal } from '../../../testing/server.ts'

const live = { ...questions[0]!, DaytoUpdate: '2026-11-20T10:00:00.000Z' }
type Saved = {
  id?: string
  NewId?: string
  QuestionLabel: string
  Saving: string
  Unheard: string[]
}

/** Karin at a question's page, whose saves are noted; the first ones are answered as said. */
async function studio(address: string, lost: (() => Response)[]) {
  const saved: Saved[] = []
  const shown = await library(
    {
      'GET /v1/Question/studio': () => json({ results: { Question: live, Trials: [] } }),
      'GET /v1/Question/trials': () => json({ results: [] }),
      'PUT /v1/Question/saveDraft': async (request) => {
        const given: Saved = await request.clone().json()
        saved.push(given)
        const id = given.id ?? given.NewId
        const Draft = {
          ...live,
          ...given,
          id,
          name: 'Karin Ek',
          DaytoUpdate: `stamp ${saved.length}`,
        }
        return lost.shift()?.() ?? json({ results: Draft, message: 'Klart.' })
      },
    },
    address,
  )
  return { ...shown, saved, field: await screen.findByLabelText('Rubrik') }
}

const noReply = () => refusal(504, 'Försök igen om en stund.', 'timeout')
const cut = () => {
  throw new TypeError('network error')
}

test('a new draft whose first reply is lost is saved on under the id that it was sent with', async () => {
  const { person, saved, field } = await studio('/fragor?id=ny', [noReply, cut])
  for (const times of [1, 2, 3]) {
    await person.type(field, 'x')
    await waitFor(() => expect(saved).toHaveLength(times), { timeout: 3_000 })
  }
  const [first, second, third] = saved
  expect(first).toMatchObject({ QuestionLabel: 'x', Unheard: [] })
  expect(second).toMatchObject({ NewId: first?.NewId, Unheard: [first?.Saving] })
  expect(third).toMatchObject({
    NewId: first?.NewId,
    QuestionLabel: 'xxx',
    Unheard: [first?.Saving, second?.Saving],
  })
  await waitFor(() => expect(location.search).toBe(`?id=${first?.NewId}`))
})

test('a refusal is heard, and after a reply nothing is unheard any more', async () => {
  const wrong = () => refusal(400, 'Rubriken är för lång.')
  const { person, saved, field } = await studio('/fragor?id=q1', [noReply, wrong])
  for (const times of [1, 2, 3, 4]) {
    await person.type(field, 'x')
    await waitFor(() => expect(saved).toHaveLength(times), { timeout: 3_000 })
  }
  const [first] = saved
  expect(saved.map(({ id, Unheard }) => [id, Unheard])).toEqual([
    ['q1', []],
    ['q1', [first?.Saving]],
    ['q1', [first?.Saving]],
    ['q1', []],
  ])
})
