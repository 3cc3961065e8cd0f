import {
  BatchGetItemCommand,
  BatchWriteItemCommand,
  DynamoDBClient,
  GetItemCommand,
  PutItemCommand,
  QueryCommand,
  ScanCommand,
  TransactWriteItemsCommand,
} from '@aws-sdk/client-dynamodb'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { type Portal, startPortal } from '../portal.ts'
import { arns } from './arns.ts'
import { runAs } from './callers.ts'
import type { Policies } from './guard.ts'

const TableName = 'portal'
const portalTable = arns('eu-north-1').table(TableName)
const policies: Policies = {
  owner: [
    {
      effect: 'Allow',
      actions: ['dynamodb:*'],
      resources: [portalTable],
      name: 'Writes',
      keys: ['TEST#own*', 'LIST'],
    },
  ],
}

let portal: Portal
let dynamodb: DynamoDBClient

beforeAll(async () => {
  portal = await startPortal({ port: 0, demo: false, schedules: false, policies })
  dynamodb = new DynamoDBClient()
})
afterAll(async () => {
  dynamodb.destroy()
  await portal.stop()
})

const itemOf = (id: string) => ({ pk: { S: `TEST#${id}` }, sk: { S: 'ONE' } })
const put = (id: string) => new PutItemCommand({ TableName, Item: itemOf(id) })
const get = (id: string) => new GetItemCommand({ TableName, Key: itemOf(id) })
const denied = { name: 'AccessDeniedException', $metadata: { httpStatusCode: 400 } }

describe('a Lambda with a right on some partitions', () => {
  const as = <T>(run: () => Promise<T>) => runAs('owner', run)
  const query = (KeyConditionExpression: string, names?: Record<string, string>) =>
    new QueryCommand({
      TableName,
      KeyConditionExpression,
      ExpressionAttributeValues: { ':of': { S: 'TEST#own1' }, ':from': { S: 'TEST#other' } },
      ...(names && { ExpressionAttributeNames: names }),
    })

  test('reaches the items there and no other', async () => {
    await as(() => dynamodb.send(put('own1')))
    expect((await as(() => dynamodb.send(get('own1')))).Item).toEqual(itemOf('own1'))
    await expect(as(() => dynamodb.send(put('other')))).rejects.toMatchObject(denied)
    await expect(as(() => dynamodb.send(get('other')))).rejects.toMatchObject(denied)
    expect((await dynamodb.send(get('other'))).Item).toBeUndefined()
    expect(portal.deniedActions).toContain(
      `owner may not dynamodb:PutItem on ${portalTable} (TEST#)`,
    )
  })

  test('asks for them alone, however the partition is named', async () => {
    const ofIt = query('#p = :of AND sk > :from', { '#p': 'pk' })
    await expect(as(() => dynamodb.send(ofIt))).resolves.toMatchObject({ Count: 0 })
    const other = query('pk = :from AND sk > :of')
    await expect(as(() => dynamodb.send(other))).rejects.toMatchObject(denied)
    const all = new ScanCommand({ TableName })
    await expect(as(() => dynamodb.send(all))).rejects.toMatchObject(denied)
  })

  test('writes none of another partition among its own, in a transaction or a batch', async () => {
    const own = { TableName, Item: itemOf('own2') }
    const key = { TableName, Key: itemOf('other') }
    for (const other of [
      { Put: { TableName, Item: itemOf('other') } },
      { Delete: key },
      { Update: { ...key, UpdateExpression: 'REMOVE a' } },
      { ConditionCheck: { ...key, ConditionExpression: 'attribute_not_exists(pk)' } },
    ]) {
      const both = new TransactWriteItemsCommand({ TransactItems: [{ Put: own }, other] })
      await expect(as(() => dynamodb.send(both))).rejects.toMatchObject(denied)
    }
    for (const request of [
      { PutRequest: { Item: itemOf('other') } },
      { DeleteRequest: { Key: itemOf('other') } },
    ]) {
      const RequestItems = { [TableName]: [{ PutRequest: { Item: itemOf('own2') } }, request] }
      const batch = new BatchWriteItemCommand({ RequestItems })
      await expect(as(() => dynamodb.send(batch))).rejects.toMatchObject(denied)
    }
    const Keys = [itemOf('own1'), itemOf('other')]
    const reads = new BatchGetItemCommand({ RequestItems: { [TableName]: { Keys } } })
    await expect(as(() => dynamodb.send(reads))).rejects.toMatchObject(denied)
    expect((await dynamodb.send(get('own2'))).Item).toBeUndefined()
  })
})
