import { DeleteCommand, GetCommand } from '@aws-sdk/lib-dynamodb'
import { v7 } from 'uuid'
import { expect, test } from 'vitest'
import type { Turn } from '../../../../shared/contract/assistant/ownAnswer.ts'
import { turnOf } from '../../../../infra/testing/functions/ownAnswers.ts'
import { person } from '../../../../infra/testing/functions/people.ts'
import { usePortal } from '../../../../infra/testing/functions/portal.ts'
import { table, TableName } from '../../client.ts'
import { keys } from '../../table.ts'
import { ownAnswers } from './ownAnswers.ts'

usePortal()

test('an answer that is kept once more, since no reply came, is kept once and whole', async () => {
  const { id: userid } = await person()
  const turn = turnOf(userid, v7())
  expect([await ownAnswers.keep(turn), await ownAnswers.keep(turn)]).toEqual([true, true])
  expect(await ownAnswers.get(userid, turn.id)).toMatchObject({ turns: 1 })
  expect((await ownAnswers.said(userid, turn.id)).get(turn.id)).toMatchObject([turn.said])
})

test('one whose row could not be written has it once the table takes it', async () => {
  const { id: userid } = await person()
  const turn = turnOf(userid, v7())
  await ownAnswers.keep(turn)
  const Key = keys.ownAnswer(userid, turn.id)
  await table.send(new DeleteCommand({ TableName, Key }))
  expect(await ownAnswers.keep(turn)).toBe(true)
  expect(await ownAnswers.get(userid, turn.id)).toMatchObject({ turns: 1 })
})

test('another answer under the name of one that is kept is not kept, and changes nothing', async () => {
  const { id: userid } = await person()
  const turn = turnOf(userid, v7())
  await ownAnswers.keep(turn)
  expect(await ownAnswers.keep({ ...turn, said: { ...turn.said, answer: 'Ett annat.' } })).toBe(
    false,
  )
  expect((await ownAnswers.said(userid, turn.id)).get(turn.id)).toMatchObject([turn.said])
})

test('what was said is in the order in which it was answered, whatever their clocks say who asked', async () => {
  const { id: userid } = await person()
  const first = turnOf(userid, v7())
  await ownAnswers.keep(first)
  const { until } = (await ownAnswers.get(userid, first.id)) ?? {}
  const sdate = new Date(Date.now() + 60_000).toISOString()
  const early = v7({ msecs: Date.now() - 180_000 })
  await ownAnswers.keep({ ...first, until, said: { ...first.said, id: early, sdate } })
  const said = (await ownAnswers.said(userid, first.id)).get(first.id) ?? []
  expect(said.map(({ id }) => id)).toEqual([first.id, early])
})

test('a turn that failed, and is asked once more after a later one, is one turn', async () => {
  const { id: userid } = await person()
  const first = turnOf(userid, v7())
  await ownAnswers.keep(first)
  const { until } = (await ownAnswers.get(userid, first.id)) ?? {}
  const keepIn = (id: string, more: Partial<Turn>) =>
    ownAnswers.keep({ ...first, until, said: { ...first.said, id, ...more } })
  const [second, third] = [v7(), v7()]
  await keepIn(second, { ending: 'failed', answer: '' })
  await keepIn(third, { answer: 'Det tredje.' })
  expect(await keepIn(second, { answer: 'Det andra, till slut.' })).toBe(true)
  expect(await ownAnswers.get(userid, first.id)).toMatchObject({
    turns: 3,
    begins: 'Det andra, till slut.',
  })
})

test('a first turn that failed, and is answered after a later one, takes nothing of the conversation away', async () => {
  const { id: userid } = await person()
  const first = turnOf(userid, v7(), { ending: 'failed', answer: 'Halva' })
  await ownAnswers.keep(first)
  const { until } = (await ownAnswers.get(userid, first.id)) ?? {}
  const later = v7()
  await ownAnswers.keep({ ...first, until, said: { ...first.said, id: later, ending: 'answered' } })
  const answered = { ...first.said, ending: 'answered' as const, answer: 'Hela svaret' }
  expect(await ownAnswers.keep({ ...first, said: answered })).toBe(true)
  const said = (await ownAnswers.said(userid, first.id)).get(first.id) ?? []
  expect(said.map(({ id, answer }) => [id, answer])).toEqual([
    [first.id, 'Hela svaret'],
    [later, 'Halva'],
  ])
  expect(await ownAnswers.get(userid, first.id)).toMatchObject({ turns: 2 })
})

test('an answer that failed and was pinned stays pinned, with all that is said, when it is asked for once more', async () => {
  const { id: userid } = await person()
  const first = turnOf(userid, v7(), { ending: 'failed', answer: '' })
  await ownAnswers.keep(first)
  const failed = await ownAnswers.get(userid, first.id)
  if (!failed) throw new Error('It is not kept')
  await ownAnswers.pin(userid, failed, true)
  const pinned = await ownAnswers.get(userid, first.id)
  const answered = { ...first.said, ending: 'answered' as const, answer: 'Hela svaret' }
  expect(await ownAnswers.keep({ ...first, said: answered })).toBe(true)
  const { until } = pinned ?? {}
  expect(await ownAnswers.get(userid, first.id)).toMatchObject({
    Pinned: true,
    until,
    begins: 'Hela svaret',
  })
  const Key = keys.turn(userid, first.id, first.id)
  const { Item } = await table.send(new GetCommand({ TableName, Key }))
  const row = await table.send(new GetCommand({ TableName, Key: keys.ownAnswer(userid, first.id) }))
  expect(Item?.['expires']).toBe(row.Item?.['expires'])
})
