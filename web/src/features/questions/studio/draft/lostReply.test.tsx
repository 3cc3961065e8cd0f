import { screen, waitFor, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { library, questions } from '../../../../testing/library.ts'
import { json, refusal } from '../../../../testing/server.ts'

const live = { ...questions[0]!, DaytoUpdate: '2026-11-20T10:00:00.000Z' }
type Saved = {
  id?: string
  NewId?: string
  QuestionLabel: string
  Saving: string
  Unheard: string[]
}

/** Karin at a question's page, whose saves are noted; the first ones are answered as said. */
async function studio(address: string, lost: (() => Response)[], more: object = {}) {
  const saved: Saved[] = []
  const shown = await library(
    {
      'GET /v1/Question/studio': ({ url }) => {
        const id = new URL(url).searchParams.get('id') ?? ''
        const Draft = { ...live, id, name: 'Bo Ek', DaytoUpdate: '2026-11-20T11:00:00.000Z' }
        return json({
          results: id === 'q1' ? { Question: live, Trials: [] } : { Draft, Trials: [] },
        })
      },
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
          DaytoUpdate: `2026-11-20T10:0${saved.length}:00.000Z`,
        }
        return lost.shift()?.() ?? json({ results: Draft, message: 'Klart.' })
      },
      ...more,
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
    await waitFor(() => expect(saved).toHaveLength(times))
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

test('whoever was overtaken before they heard of their first draft can keep theirs', async () => {
  const changed = () => refusal(409, 'Någon annan har ändrat utkastet.', 'changed')
  const { person, saved, field } = await studio('/fragor?id=ny', [noReply, changed])
  for (const times of [1, 2]) {
    await person.type(field, 'x')
    await waitFor(() => expect(saved).toHaveLength(times))
  }
  await person.click(await screen.findByRole('button', { name: 'Spara mitt' }))
  await waitFor(() => expect(saved).toHaveLength(3))
  expect(saved[2]).toMatchObject({ id: saved[0]?.NewId, QuestionLabel: 'xx', Unheard: [] })
  await waitFor(() => expect(location.search).toBe(`?id=${saved[0]?.NewId}`))
})

test('whoever was overtaken before they heard of their first draft can take the other one', async () => {
  const changed = () => refusal(409, 'Någon annan har ändrat utkastet.', 'changed')
  const { person, saved, field } = await studio('/fragor?id=ny', [changed])
  await person.type(field, 'x')
  await person.click(await screen.findByRole('button', { name: 'Läs in det sparade' }))
  await waitFor(() => expect(location.search).toBe(`?id=${saved[0]?.NewId}`))
  expect(screen.getByLabelText('Rubrik')).toHaveProperty('value', live.QuestionLabel)
  expect(saved).toHaveLength(1)
})

test('a refusal is heard, and after a reply nothing is unheard any more', async () => {
  const wrong = () => refusal(400, 'Rubriken är för lång.')
  const { person, saved, field } = await studio('/fragor?id=q1', [noReply, wrong])
  for (const times of [1, 2, 3, 4]) {
    await person.type(field, 'x')
    await waitFor(() => expect(saved).toHaveLength(times))
  }
  const [first] = saved
  expect(saved.map(({ id, Unheard }) => [id, Unheard])).toEqual([
    ['q1', []],
    ['q1', [first?.Saving]],
    ['q1', [first?.Saving]],
    ['q1', []],
  ])
})

test('whoever publishes again since no reply came is told that the draft is gone, and reads what is live', async () => {
  const answers = [cut, () => refusal(404, 'Utkastet finns inte.', 'not_found')]
  const { person, field } = await studio('/fragor?id=q1', [], {
    'PUT /v1/Question/publish': () => answers.shift()?.() ?? json({}),
  })
  await person.type(field, 'x')
  await person.click(screen.getByRole('button', { name: 'Publicera' }))
  const dialog = within(await screen.findByRole('dialog'))
  await person.type(dialog.getByRole('textbox'), 'Brådskar')
  await person.click(dialog.getByRole('button', { name: 'Publicera' }))
  await dialog.findByRole('alert')
  await person.click(dialog.getByRole('button', { name: 'Publicera' }))
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  expect((await screen.findByRole('alert')).textContent).toContain('publicerats eller slängts')
  await person.click(screen.getByRole('button', { name: 'Läs in det sparade' }))
  await waitFor(() => expect(field).toHaveProperty('value', live.QuestionLabel))
  expect(screen.queryByRole('alert')).toBeNull()
})
