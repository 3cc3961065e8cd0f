import { DeleteCommand, GetCommand, PutCommand, UpdateCommand } from '@aws-sdk/lib-dynamodb'
import { decodeTime, ulid } from 'ulid'
import { afterAll, afterEach, beforeEach, expect, test, vi } from 'vitest'
import { table, TableName } from '../../../functions/stores/client.ts'
import { chain, dayOfRecord } from '../../../functions/stores/answers/chain.ts'
import { shardOf } from '../../../functions/stores/shards.ts'
import { goneName } from '../../../shared/rules/people/names.ts'
import { ADMIN } from '../../../shared/rules/permissions.ts'
import { keys } from '../../../functions/stores/table.ts'
import { invoke } from '../../local/gateway/lambdas.ts'
import { call } from '../../testing/functions/call.ts'
import { withFault } from '../../testing/functions/faults.ts'
import { person } from '../../testing/functions/people.ts'
import { ofItsOwn, portal, usePortal } from '../../testing/functions/portal.ts'
import { question } from '../../testing/functions/questions.ts'
import { usageOf } from '../../testing/functions/records.ts'
import { proof } from './proof.ts'

usePortal(ofItsOwn)

let clock = Date.parse('2026-11-20T10:00:00Z')
beforeEach(() => void vi.useFakeTimers({ toFake: ['Date'], now: clock }))
afterEach(() => {
  clock = Date.now()
  vi.useRealTimers()
})
afterAll(() => void vi.restoreAllMocks())

const later = (minutes: number) => vi.setSystemTime(Date.now() + minutes * 60_000)

const link = () => invoke('statistics.rollUp', {})

let texts = 0

/** Somebody asks: the record's key, and the body that the stand-in got. */
async function asked(AImodule: 'ChatGPT' | 'Claude' = 'ChatGPT') {
  const FBody = `bevis-${++texts}- om 19811218-9876`
  const { token, id: userid } = await person()
  const { id: QuestionId } = await question({
    AImodule,
    GPTV: AImodule === 'Claude' ? 'claude-sonnet-5-5' : 'gpt-6-luna',
  })
  const { status } = await call('assistant.send', { QuestionId, FBody }, { token })
  expect(status).toBe(200)
  const [{ id } = { id: '' }] = (await usageOf(userid)) as { id: string }[]
  const { body } = portal()
    .standIn.getRequests()
    .findLast((one) => JSON.stringify(one.body).includes(`bevis-${texts}-`)) ?? { body: {} }
  later(1)
  return { id, userid, body: JSON.stringify(body), Key: keys.usage(shardOf(userid, 'usage'), id) }
}

const change = (Key: object, to: string) =>
  table.send(
    new UpdateCommand({
      TableName,
      Key: { ...Key },
      UpdateExpression: 'SET GPTV = :to',
      ExpressionAttributeValues: { ':to': to },
    }),
  )

test('the very request that its provider got is what was sent, and any other text is not', async () => {
  for (const one of [await asked(), await asked('Claude')]) {
    expect(one.body).toContain('[PERSONNUMMER-1]')
    const found = await proof(one.id, one.body)
    expect(found.lines).toContain('The text is what was sent, to the letter.')
    expect(found.lines).toContain('not linked yet')
    expect(found.fails).toBe(false)
    const other = await proof(one.id, one.body.replace('bevis', 'bevisa'))
    expect([other.fails, other.lines]).toEqual([true, expect.stringContaining('NOT what was sent')])
  }
  const { id } = await asked()
  await expect(proof(id, '{"text":"Hej"}')).rejects.toThrow('holds no request')
})

test('two records of one text have nothing in common, and say nothing of it', async () => {
  const seals: string[] = []
  const { token, id: userid } = await person()
  const { id: QuestionId } = await question()
  for (let i = 0; i < 2; i++)
    await call('assistant.send', { QuestionId, FBody: 'Samma' }, { token })
  for (const record of await usageOf(userid)) seals.push(String(record['sent']))
  const [first, second] = seals.map((seal) => seal.split('.'))
  expect(seals).toHaveLength(2)
  expect([first?.[0] === second?.[0], first?.[1] === second?.[1]]).toEqual([false, false])
  expect(seals.join()).not.toContain('Samma')
})

test('a chain is whole until somebody changes a record of it', async () => {
  const { id, Key } = await asked()
  later(5)
  await link()
  const whole = await proof(id)
  expect([whole.fails, whole.lines]).toEqual([false, expect.stringContaining('the chain is whole')])
  await change(Key, 'another')
  const changed = await proof(id)
  expect([changed.fails, changed.lines]).toEqual([true, expect.stringContaining('is NOT whole')])
  await change(Key, 'gpt-6-luna')
  expect((await proof(id)).fails).toBe(false)
  // How long it is kept is no part of what it says.
  await table.send(new UpdateCommand({ TableName, Key, UpdateExpression: 'REMOVE expires' }))
  expect((await proof(id)).fails).toBe(false)
})

test('a record that somebody takes away, or puts in afterwards, is noticed', async () => {
  const { id, Key } = await asked()
  const others = [await asked(), await asked(), await asked()]
  later(5)
  await link()
  const late = { ...Key, sk: ulid(decodeTime(id) - 1) }
  await table.send(new PutCommand({ TableName, Item: { ...late, id: late.sk, gone: 'nobody' } }))
  expect((await proof(id)).lines).toContain('is NOT whole')
  await table.send(new DeleteCommand({ TableName, Key: late }))
  expect((await proof(id)).lines).toContain('the chain is whole')
  await table.send(new DeleteCommand({ TableName, Key }))
  const gone = await proof(id)
  expect(gone.lines).toContain(`There is no record ${id}`)
  expect(gone.lines).toContain('is NOT whole')
  expect(others).toHaveLength(3)
})

test('whoever kills the linking, or runs it twice at once, links each record once', async () => {
  later(24 * 60)
  const some = [await asked(), await asked(), await asked('Claude')]
  later(5)
  for (let after = 0; after < 6; after++) {
    await withFault({ after, kind: 'crash' }, () => link().catch(() => {}))
  }
  some.push(await asked())
  later(5)
  await Promise.all([link(), link(), link()])
  for (const { id } of some) expect((await proof(id)).lines).toContain('the chain is whole')
})

test('a day that is over is told of, and the next day follows it', async () => {
  const { id, Key } = await asked()
  later(5)
  await link()
  const shard = Number(Key.pk.slice(-1))
  const [newest] = await chain.latest(shard, 1)
  const { day } = newest ?? { day: '' }
  later(24 * 60)
  await link()
  await link()
  expect(await chain.latest(shard, 1)).toMatchObject([{ day, told: true }])
  // Somebody of the same shard.
  let next = await asked()
  while (!next.Key.pk.endsWith(String(shard))) next = await asked()
  later(5)
  await link()
  expect((await proof(next.id)).lines).toContain(`after ${day}`)
  expect((await proof(id)).fails).toBe(false)
})

test('a chain stays whole when somebody of it is deleted, whose name goes', async () => {
  const { id, userid } = await asked()
  later(5)
  await link()
  const admin = await person({ Role: ADMIN })
  expect((await call('users.delete', { id: [userid] }, { token: admin.token })).status).toBe(200)
  const [record] = await usageOf(userid)
  expect(record?.['userName']).toBe(goneName)
  expect((await proof(id)).lines).toContain('the chain is whole')
})

test('a record that is put into a day that is over, or whose day is no longer linked, is noticed', async () => {
  const { id, Key } = await asked()
  later(5)
  await link()
  const shard = Number(Key.pk.slice(-1))
  later(24 * 60)
  let next = await asked()
  while (!next.Key.pk.endsWith(String(shard))) next = await asked()
  later(5)
  await link()
  expect((await proof(id)).fails).toBe(false)

  const late = { ...Key, sk: ulid(decodeTime(id) + 5 * 60 * 60_000) }
  const record = { ...(await table.send(new GetCommand({ TableName, Key }))).Item, id: late.sk }
  await table.send(new PutCommand({ TableName, Item: { ...record, ...late } }))
  for (const one of [id, late.sk]) expect((await proof(one)).lines).toContain('is NOT whole')
  await table.send(new DeleteCommand({ TableName, Key: late }))

  const { link: made } = await chain.around(shard, dayOfRecord(id))
  await table.send(new DeleteCommand({ TableName, Key: keys.chain(shard, made?.day ?? '') }))
  expect((await proof(id)).lines).toContain('is NOT whole')
  await chain.extend(shard, made!, undefined)
  expect((await proof(id)).fails).toBe(false)
})
