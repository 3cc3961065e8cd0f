import { GetCommand, PutCommand } from '@aws-sdk/lib-dynamodb'
import { v7 } from 'uuid'
import { expect, test } from 'vitest'
import { auditLog } from '../../../functions/stores/log/auditLog.ts'
import { keepHeld } from '../../../functions/stores/log/holding.ts'
import { heldLater } from '../../../functions/stores/log/retention.ts'
import { ownAnswers } from '../../../functions/stores/answers/own/ownAnswers.ts'
import { table, TableName } from '../../../functions/stores/client.ts'
import { shardOf } from '../../../functions/stores/shards.ts'
import { keys } from '../../../functions/stores/table.ts'
import { ADMIN } from '../../../shared/rules/permissions.ts'
import { invoke } from '../../local/gateway/lambdas.ts'
import { call } from '../../testing/functions/call.ts'
import { withFault } from '../../testing/functions/faults.ts'
import { person } from '../../testing/functions/people.ts'
import { ofItsOwn, usePortal } from '../../testing/functions/portal.ts'
import { question } from '../../testing/functions/questions.ts'
import { itemsOf, logOf, usageOf } from '../../testing/functions/records.ts'
import { forgetFields } from './forgetFields.ts'
import { listHolds, placeHold, releaseHold } from './hold.ts'
import { retention } from './retention.ts'

usePortal(ofItsOwn)

const reason = 'Begäran om utlämnande, dnr 2026-117'
const onPerson = (id: string) => ({ kind: 'PERSON' as const, id })
const inYears = (years: number) => new Date(Date.now() + years * 365 * 86_400_000)

/** Somebody who has asked, answered whether it helped, and been looked at. */
async function someone() {
  const made = await person()
  const administrator = await person({ Role: ADMIN })
  const { id: QuestionId } = await question()
  const AnswerId = v7()
  const { token } = made
  await call('assistant.send', { QuestionId, FBody: 'Hej', AnswerId }, { token })
  await call('answers.update', { id: AnswerId, Helped: 'no' }, { token })
  await call('profile.get', { userid: made.id }, { token: administrator.token })
  return { ...made, administrator, mail: administrator.Email, QuestionId, AnswerId }
}

/** When everything of somebody goes that goes: in their partition, in everybody's log, and the records of their answers. */
async function timesOf(id: string): Promise<number[]> {
  const all = await itemsOf(keys.user(id).pk, '')
  // Where an administrator's entry names them: each hold writes one.
  const own = all.filter(({ sk }) => !String(sk).startsWith('NAMED#'))
  const common = await itemsOf(keys.commonLog(shardOf(id, 'log'), '').pk, '0')
  const records = await usageOf(id)
  return [...own, ...common.filter(({ userid }) => userid === id), ...records].flatMap(
    ({ expires }) => (typeof expires === 'number' ? [expires] : []),
  )
}

const isHeld = (time: number) => time >= heldLater

test('a hold has a reason', async () => {
  const { id, mail } = await someone()
  await expect(placeHold(onPerson(id), { reason: ' ', mail })).rejects.toThrow('reason is empty')
  expect(await listHolds()).not.toContain(id)
})

test('of whom is held nothing goes, and released everything has its own time again', async () => {
  const { id, mail, administrator } = await someone()
  const before = await timesOf(id)
  expect(before.length).toBeGreaterThan(7)
  const placed = await placeHold(onPerson(id), { reason, mail })
  expect(placed).toMatch(
    new RegExp(`^The person ${id} is held since now; \\d+ items more are kept`),
  )
  expect(await timesOf(id)).toEqual(before.map((time) => time + heldLater))
  expect(await listHolds()).toContain(`person ${id}: ${reason}`)
  expect(await placeHold(onPerson(id), { reason, mail })).toMatch(/; 0 items more are kept\.$/)

  await releaseHold(onPerson(id), { mail })
  expect(await timesOf(id)).toEqual(before)
  expect(await listHolds()).not.toContain(id)
  await expect(releaseHold(onPerson(id), { mail })).rejects.toThrow('No hold stands on the person')
  const messages = (await logOf(administrator.id)).map(({ message }) => String(message))
  expect(messages.filter((one) => one.includes('bevara'))).toEqual([
    expect.stringMatching(/^Började bevara uppgifterna om person\d+@example\.se$/),
    expect.stringMatching(/^Slutade bevara uppgifterna om person\d+@example\.se$/),
  ])
})

test('what is written while a hold stands is kept by the next turn', async () => {
  const { id, mail, token, QuestionId } = await someone()
  await placeHold(onPerson(id), { reason, mail })
  await call('assistant.send', { QuestionId, FBody: 'Igen', AnswerId: v7() }, { token })
  expect((await timesOf(id)).every(isHeld)).toBe(false)
  await invoke('users.keepHeld', {})
  expect((await timesOf(id)).every(isHeld)).toBe(true)
  await releaseHold(onPerson(id), { mail })
  await invoke('users.keepHeld', {})
  expect((await timesOf(id)).some(isHeld)).toBe(false)
})

test('a turn that ends after the release leaves nothing held', async () => {
  const { id } = await someone()
  const before = await timesOf(id)
  expect(await keepHeld(onPerson(id))).toBeGreaterThan(0)
  expect(await timesOf(id)).toEqual(before)
})

test('people see what is held until its time, and not after it', async () => {
  const { id, mail, token, AnswerId } = await someone()
  const { body } = await call('answers.get', { id: AnswerId }, { token })
  await placeHold(onPerson(id), { reason, mail })
  expect((await call('answers.get', { id: AnswerId }, { token })).body).toEqual(body)
  const owner = { id, LogAntal: 2, LogFrom: 0 }
  expect((await auditLog.page(owner, 0)).rows).toHaveLength(2)
  expect((await auditLog.page(owner, 0, inYears(2))).rows).toEqual([])
  expect(await ownAnswers.get(id, AnswerId, inYears(2))).toBeUndefined()
  expect(await retention(inYears(2))).toMatch(/Held, so kept: \d+ people or questions\.$/)
  await releaseHold(onPerson(id), { mail })
})

test('a hold and its release that break off are finished by the next try', async () => {
  const { id, mail } = await someone()
  const before = await timesOf(id)
  const untilDone = async (work: () => Promise<string>) => {
    for (let after = 1; ; after++) {
      const failed = await withFault({ after, kind: 'crash' }, () => work().catch(() => ''))
      if (failed === 0) return after
    }
  }
  expect(await untilDone(() => placeHold(onPerson(id), { reason, mail }))).toBeGreaterThan(2)
  expect(await timesOf(id)).toEqual(before.map((time) => time + heldLater))
  expect(await untilDone(() => releaseHold(onPerson(id), { mail }))).toBeGreaterThan(1)
  expect(await timesOf(id)).toEqual(before)
})

test('who is held cannot be deleted, nor delete what they have got; released both can be', async () => {
  const { id, mail, token, AnswerId, administrator } = await someone()
  const other = await person()
  await placeHold(onPerson(id), { reason, mail })
  const deleted = await call('users.delete', { id: [other.id, id] }, { token: administrator.token })
  expect([deleted.status, deleted.body.error]).toMatchObject([
    409,
    {
      code: 'held',
      error:
        'Uppgifterna om Åsa Öman ska bevaras tills vidare och kan inte raderas. Fråga den som ansvarar för dataskydd hos er.',
    },
  ])
  for (const given of [{ id: [AnswerId] }, { all: 'true' as const }]) {
    const refused = await call('answers.delete', given, { token })
    expect([refused.status, refused.body.error.code]).toEqual([409, 'held'])
  }
  const { status } = await call('profile.get', { userid: other.id }, { token: administrator.token })
  expect(status).toBe(200)
  expect((await call('answers.get', { id: AnswerId }, { token })).status).toBe(200)

  await releaseHold(onPerson(id), { mail })
  expect((await call('answers.delete', { all: 'true' as const }, { token })).status).toBe(200)
  const again = await call('users.delete', { id: [id] }, { token: administrator.token })
  expect(again.status).toBe(200)
})

test('of a question that is held votes and runs of trials stay, and it cannot be deleted', async () => {
  const { mail, token, QuestionId: id, AnswerId, administrator } = await someone()
  const of = { kind: 'QUESTION' as const, id }
  const run = { ...keys.trialRun(id, '01'), expires: Math.floor(inYears(1).getTime() / 1000) }
  await table.send(new PutCommand({ TableName, Item: run }))
  const times = async () => {
    const partitions = [keys.vote(id, '').pk, keys.trialRun(id, '').pk]
    const found = await Promise.all(partitions.map((pk) => itemsOf(pk, '0')))
    return found.map(([first]) => Number(first?.['expires']))
  }
  await placeHold(of, { reason, mail })
  expect((await times()).map(isHeld)).toEqual([true, true])
  const DelQuestion = JSON.stringify({ id })
  const refused = await call('questions.delete', { DelQuestion }, { token: administrator.token })
  expect([refused.status, refused.body.error.code]).toEqual([409, 'held'])
  const more = { id: AnswerId, Helped: 'no' as const, Note: 'Fel' }
  expect((await call('answers.update', more, { token })).status).toBe(200)
  await table.send(new PutCommand({ TableName, Item: run }))
  expect((await times()).map(isHeld)).toEqual([false, false])
  await invoke('users.keepHeld', {})
  expect((await times()).map(isHeld)).toEqual([true, true])
  await releaseHold(of, { mail })
  expect((await times()).map(isHeld)).toEqual([false, false])
  const deleted = await call('questions.delete', { DelQuestion }, { token: administrator.token })
  expect(deleted.status).toBe(200)
})

test('what was to go more than five years ago goes when it is released', async () => {
  const { mail, QuestionId: id } = await someone()
  const of = { kind: 'QUESTION' as const, id }
  const run = keys.trialRun(id, '01')
  const expires = async () => Number((await itemsOf(run.pk, run.sk))[0]?.['expires'])
  const long = Math.floor(inYears(-6).getTime() / 1000)
  await table.send(new PutCommand({ TableName, Item: { ...run, expires: long } }))
  await placeHold(of, { reason, mail })
  expect(await expires()).toBe(long + heldLater)
  const before = Math.floor(Date.now() / 1000)
  await releaseHold(of, { mail })
  const now = Math.floor(Date.now() / 1000)
  expect(await expires()).toBeGreaterThanOrEqual(before)
  expect(await expires()).toBeLessThanOrEqual(now)
})

test('nobody who is not there is held, nor in the name of who is no administrator', async () => {
  const { id, Email, mail } = await someone()
  await expect(placeHold(onPerson('nobody'), { reason, mail })).rejects.toThrow(
    'There is no person nobody',
  )
  await expect(placeHold(onPerson(id), { reason, mail: Email })).rejects.toThrow(
    `${Email} is no administrator of this stage`,
  )
  expect(await listHolds()).toBe('Nothing is held.')
  const { Item } = await table.send(new GetCommand({ TableName, Key: keys.hold('PERSON', id) }))
  expect(Item).toBeUndefined()
})

test('fields that a stage has dropped stay with who is held', async () => {
  const { mail } = await someone()
  const { id } = await person({ Tele2: '021-39 00 00' })
  await placeHold(onPerson(id), { reason, mail })
  expect(await forgetFields([])).toMatch(/since they are held: 1 profiles\.$/)
  await releaseHold(onPerson(id), { mail })
  expect(await forgetFields([])).toContain('\n1 Tele2\n')
})
