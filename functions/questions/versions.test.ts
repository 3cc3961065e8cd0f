import { DynamoDBDocumentClient, GetCommand, PutCommand } from '@aws-sdk/lib-dynamodb'
import { expect, test, vi } from 'vitest'
import { ADMIN } from '../../shared/rules/permissions.ts'
import { field } from '../../infra/testing/fields/forms.ts'
import { call } from '../../infra/testing/functions/call.ts'
import { person } from '../../infra/testing/functions/people.ts'
import { usePortal } from '../../infra/testing/functions/portal.ts'
import { question } from '../../infra/testing/functions/questions.ts'
import { usageOf } from '../../infra/testing/functions/records.ts'
import { table, TableName } from '../stores/client.ts'
import { questions } from '../stores/questions/questions.ts'
import { versions } from '../stores/questions/versions.ts'
import { keys } from '../stores/table.ts'

usePortal()

async function library() {
  const { token, id: userid } = await person({ Role: ADMIN, Firstname: 'Karin', Lastname: 'Ek' })
  const historyOf = async (id: string) =>
    (await call('questions.versions', { id }, { token })).body.results
  return {
    token,
    userid,
    historyOf,
    add: async (more: object = {}) =>
      (await call('questions.add', { Subject: 'Brev', Body: 'Ett', ...more }, { token })).body
        .results,
    change: (Question: { id: string } & Record<string, unknown>) =>
      call('questions.update', { Question }, { token }),
    restore: (id: string, version: string, DaytoUpdate: string) =>
      call('questions.restore', { id, version, DaytoUpdate }, { token }),
  }
}

test('each change is a version with who, when and why, and the first is how the question began', async () => {
  const { add, change, historyOf } = await library()
  const { id, sdate } = await add()
  const { body } = await change({ id, Question: 'Två', Reason: '  Tydligare ' })
  await change({ id, Question: 'Tre' })
  const history = await historyOf(id)
  expect(history).toMatchObject([
    { name: 'Karin Ek', Reason: 'direkt', Question: { Question: 'Tre' } },
    {
      name: 'Karin Ek',
      Reason: 'Tydligare',
      version: body.results.DaytoUpdate,
      Question: { Question: 'Två' },
    },
    { name: 'Karin Ek', Reason: 'direkt', version: sdate, Question: { Question: 'Ett' } },
  ])
})

test('a question from before there were versions keeps what it was', async () => {
  const { change, historyOf } = await library()
  const { id } = await question({ Question: 'Gammal' })
  expect(await historyOf(id)).toEqual([])
  await change({ id, Question: 'Ny' })
  expect(await historyOf(id)).toMatchObject([
    { Question: { Question: 'Ny' } },
    { name: '', Reason: '', Question: { Question: 'Gammal' } },
  ])
})

test('one call goes back to any version, whole, as a new version that says so', async () => {
  const { add, change, historyOf, restore } = await library()
  const Fields = [field('namn')]
  const { id } = await add({ Body: 'Till {{namn}}', Fields })
  const { body } = await change({ id, Question: 'Utan fält', Fields: [], Ordering: 7 })
  const first = (await historyOf(id)).at(-1)
  const back = await restore(id, first.version, body.results.DaytoUpdate)
  expect(back.body.results).toMatchObject({ Question: 'Till {{namn}}', Fields })
  const { DaytoUpdate, ...now } = (await questions.latest(id))!
  expect(now).toEqual({ ...first.Question, Ordering: 7, DaytoUpdate: undefined })
  expect((await historyOf(id))[0]).toMatchObject({
    version: DaytoUpdate,
    Reason: 'tillbaka',
    From: first.version,
  })
})

test('going back once more, since no reply came, is done already and no other version', async () => {
  const { add, change, historyOf, restore } = await library()
  const { id, sdate } = await add()
  const { DaytoUpdate } = (await change({ id, Question: 'Två' })).body.results
  const back = await restore(id, sdate, DaytoUpdate)
  const again = await restore(id, sdate, DaytoUpdate)
  expect([again.status, again.body.results]).toEqual([200, back.body.results])
  expect(await historyOf(id)).toHaveLength(3)
})

test('whoever goes back leaves the question where it was moved since, also when no reply came', async () => {
  const { add, change, historyOf, restore, token } = await library()
  const [{ id, sdate }, other] = [await add({ Body: '<b>Ett</b>' }), await add()]
  const { DaytoUpdate } = (await change({ id, Question: 'Två' })).body.results
  await call('questions.move', { id, after: other.id }, { token })
  const { Ordering: place } = (await questions.latest(id))!
  expect(place).not.toBe((await historyOf(id)).at(-1).Question.Ordering)
  const back = await restore(id, sdate, DaytoUpdate)
  expect(back.body.results).toMatchObject({ Question: '<b>Ett</b>', Ordering: place })
  expect((await questions.latest(id))?.Ordering).toBe(place)
  expect((await restore(id, sdate, DaytoUpdate)).body.results).toEqual(back.body.results)
  expect(await historyOf(id)).toHaveLength(3)
})

test('of two administrators at one question the second is told, and nothing is lost', async () => {
  const { add, change, restore, historyOf } = await library()
  const { id, sdate } = await add()
  await change({ id, Question: 'Två' })
  expect((await restore(id, sdate, '')).status).toBe(409)
  const { DaytoUpdate } = (await questions.latest(id))!
  const both = await Promise.all([
    restore(id, sdate, DaytoUpdate),
    change({ id, Question: 'Tre', DaytoUpdate }),
  ])
  expect(both.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 409])
  expect(await historyOf(id)).toHaveLength(3)
})

test('there is no going back to what never was, nor in a question that is gone', async () => {
  const { add, restore, historyOf, token } = await library()
  const { id } = await add()
  expect((await restore(id, 'aldrig', '')).status).toBe(404)
  expect(await historyOf(id)).toHaveLength(1)
  await call('questions.delete', { DelQuestion: JSON.stringify({ id }) }, { token })
  expect(await versions.page(id)).toEqual({ value: [] })
  expect((await call('questions.versions', { id }, { token })).status).toBe(404)
})

test('an answer’s record names the version that was asked, which the history has', async () => {
  const { add, change, historyOf } = await library()
  const { id } = await add()
  const { body } = await change({ id, Question: 'Två' })
  const staff = await person()
  await call('assistant.send', { QuestionId: id, FBody: 'hej' }, { token: staff.token })
  const [record] = await usageOf(staff.id)
  expect(record).toMatchObject({ version: body.results.DaytoUpdate })
  expect((await historyOf(id))[0].version).toBe(record?.['version'])
})

test('while it is changed and taken back, whoever reads a question has one whole version', async () => {
  const { add, change, restore, historyOf } = await library()
  const Fields = [field('namn')]
  const { id } = await add({ Body: 'Till {{namn}}', Fields })
  const over = new AbortController()
  const seen = new Set<string>()
  const look = async () => {
    while (!over.signal.aborted) {
      const now = await questions.get(id)
      seen.add(`${now?.Question} ${now?.Fields.length}`)
    }
  }
  const looking = Promise.all([look(), look()])
  for (let round = 0; round < 3; round++) {
    const { body } = await change({ id, Question: 'Utan', Fields: [] })
    const withForm = (await historyOf(id)).find(
      ({ Question }: { Question: { Fields: unknown[] } }) => Question.Fields.length === 1,
    )
    await restore(id, withForm.version, body.results.DaytoUpdate)
  }
  over.abort()
  await looking
  expect([...seen].toSorted()).toEqual(['Till {{namn}} 1', 'Utan 0'])
})

test('a version that cannot be read hides no other, and goes with its question', async () => {
  const { add, change, historyOf } = await library()
  const { id } = await add()
  const odd = { ...keys.version(id, '2026-11-01T00:00:00.000Z'), by: 7 }
  await table.send(new PutCommand({ TableName, Item: odd }))
  await change({ id, Question: 'Två' })
  expect(await historyOf(id)).toHaveLength(2)
  await versions.removeAll(id)
  const { Item } = await table.send(new GetCommand({ TableName, Key: keys.version(id, odd.sk) }))
  expect(Item).toBeUndefined()
})

test('whoever has just changed a question reads its history as just written', async () => {
  const { add, historyOf } = await library()
  const { id } = await add()
  using sent = vi.spyOn(DynamoDBDocumentClient.prototype, 'send')
  await historyOf(id)
  const { pk } = keys.version(id, '')
  const reads = sent.mock.calls
    .map(([{ input }]: any) => input)
    .filter(({ ExpressionAttributeValues: values }) => values?.[':pk'] === pk)
  expect(reads.map(({ ConsistentRead }) => ConsistentRead)).toEqual([true])
})
