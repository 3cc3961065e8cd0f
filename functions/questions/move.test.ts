import { expect, test } from 'vitest'
import { questionLimits } from '../../shared/questionLimits.ts'
import { ADMIN } from '../../shared/rules/permissions.ts'
import { byOrdering } from '../../shared/rules/questions/library.ts'
import { step } from '../../shared/rules/questions/places.ts'
import { call } from '../../infra/testing/functions/call.ts'
import { person } from '../../infra/testing/functions/people.ts'
import { ofItsOwn, usePortal } from '../../infra/testing/functions/portal.ts'
import { logOf } from '../../infra/testing/functions/records.ts'
import { cards } from '../stores/questions/cards.ts'
import { newQuestionId, questions } from '../stores/questions/questions.ts'
import { versions } from '../stores/questions/versions.ts'

usePortal(ofItsOwn)

/** Three questions that stand close, and an administrator who moves them. */
async function three() {
  const administrator = await person({ Role: ADMIN })
  const { token } = administrator
  const ids: string[] = []
  const first = Math.floor(Math.random() * 900_000)
  for (const [at, Subject] of ['Ett', 'Två', 'Tre'].entries()) {
    const input = { Subject, Body: 'Text', Ordering: first + at }
    ids.push((await call('questions.add', input, { token })).body.results.id)
  }
  const [one = '', two = '', last = ''] = ids
  const move = (id: string, after: string) => call('questions.move', { id, after }, { token })
  const order = async (all: { id: string; Ordering: number; QuestionLabel: string }[]) =>
    all
      .toSorted(byOrdering)
      .map(({ id }) => id)
      .filter((id) => ids.includes(id))
  return {
    administrator,
    ids: [one, two, last] as const,
    move,
    inLibrary: async () => order((await questions.all()).value),
    inLobby: async () => order((await cards.all()).value),
  }
}

test('a question moves between two that stand close, in library and lobby, and is no new version', async () => {
  const { administrator, ids, move, inLibrary, inLobby } = await three()
  const [one, two, last] = ids
  const before = await questions.latest(last)
  expect((await move(last, one)).status).toBe(200)
  expect(await inLibrary()).toEqual([one, last, two])
  expect(await inLobby()).toEqual([one, last, two])
  expect(await questions.latest(last)).toEqual({
    ...before,
    Ordering: (before?.Ordering ?? 0) - 1,
  })
  expect((await versions.page(last)).value).toHaveLength(1)
  expect((await logOf(administrator.id)).at(-1)?.['message']).toBe('Flyttade frågan ”Tre”')
})

test('many moves at once lose no question, and each that was refused can be made again', async () => {
  const { ids, move, inLibrary, inLobby } = await three()
  const [one, two, last] = ids
  const answers = await Promise.all([move(one, last), move(two, one), move(last, two)])
  for (const { status } of answers) expect([200, 409]).toContain(status)
  expect((await inLibrary()).toSorted()).toEqual([...ids].toSorted())
  expect(await inLobby()).toEqual(await inLibrary())
  expect((await move(one, last)).status).toBe(200)
  const order = await inLibrary()
  expect(order.indexOf(one)).toBe(order.indexOf(last) + 1)
})

test('a move and a change at once: neither undoes the other', async () => {
  const { administrator, ids, move } = await three()
  const [one, , last] = ids
  const change = call(
    'questions.update',
    { Question: { id: one, subtext: 'Ny' } },
    { token: administrator.token },
  )
  const [moved, changed] = await Promise.all([move(one, last), change])
  const now = await questions.latest(one)
  const place = (await questions.latest(last))?.Ordering ?? 0
  for (const { status } of [moved, changed]) expect([200, 409]).toContain(status)
  expect((now?.Ordering ?? 0) > place).toBe(moved.status === 200)
  expect(now?.subtext === 'Ny').toBe(changed.status === 200)
})

test('nobody moves what is gone, nor after what is gone', async () => {
  const { ids, move } = await three()
  expect((await move('borta', ids[0])).status).toBe(404)
  expect((await move(ids[0], 'borta')).status).toBe(404)
  expect((await move(ids[0], ids[0])).status).toBe(404)
})

test('where more stand close than one write takes, one move makes room for the next ones', async () => {
  const { ids, move, inLibrary } = await three()
  const [one, two, last] = ids
  const before = await questions.latest(last)
  const { Ordering = 0 } = before ?? {}
  const many = Array.from({ length: questionLimits.placedAtOnce + 5 }, () => newQuestionId())
  const added = many.map(async (id) => before && questions.add({ ...before, id, Ordering }))
  expect((await Promise.all(added)).every(Boolean)).toBe(true)
  expect((await move(one, two)).status).toBe(200)
  expect(await inLibrary()).toEqual([two, one, last])
  const all = (await questions.all()).value
  const numbers = all.map((question) => question.Ordering).toSorted((some, other) => some - other)
  expect(numbers).toEqual(all.map((_, at) => at * step))
  expect((await move(last, two)).status).toBe(200)
  expect(await inLibrary()).toEqual([two, last, one])
  const after = (await questions.all()).value
  expect(after.filter((question) => question.Ordering % step !== 0)).toHaveLength(1)
})
