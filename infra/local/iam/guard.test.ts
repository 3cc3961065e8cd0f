import {
  AdminGetUserCommand,
  CognitoIdentityProviderClient,
} from '@aws-sdk/client-cognito-identity-provider'
import {
  BatchGetItemCommand,
  BatchWriteItemCommand,
  DynamoDBClient,
  GetItemCommand,
  ListTablesCommand,
  PutItemCommand,
  QueryCommand,
  TransactWriteItemsCommand,
} from '@aws-sdk/client-dynamodb'
import { GetObjectCommand, PutObjectCommand, S3Client } from '@aws-sdk/client-s3'
import { GetSecretValueCommand, SecretsManagerClient } from '@aws-sdk/client-secrets-manager'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { type Portal, startPortal } from '../portal.ts'
import { arns } from './arns.ts'
import { runAs } from './callers.ts'
import type { Policies } from './guard.ts'

const { table, object } = arns('eu-north-1')
const portalTable = table('portal')
const allow = (actions: string[], ...resources: string[]): Policies[string][0] => ({
  effect: 'Allow',
  actions,
  resources,
})

const policies: Policies = {
  reader: [allow(['dynamodb:GetItem', 'dynamodb:Query'], portalTable)],
  writer: [allow(['dynamodb:PutItem'], portalTable)],
  batcher: [allow(['dynamodb:Batch*'], portalTable)],
  checker: [allow(['dynamodb:PutItem', 'dynamodb:ConditionCheckItem'], portalTable)],
  painter: [allow(['s3:PutObject'], object('portal-avatars', 'avatars/*'))],
}

let portal: Portal
let engines: ReturnType<typeof clients>

const clients = () => ({
  dynamodb: new DynamoDBClient(),
  cognito: new CognitoIdentityProviderClient(),
  s3: new S3Client(),
  secrets: new SecretsManagerClient(),
})

beforeAll(async () => {
  portal = await startPortal({ port: 0, demo: false, schedules: false, policies })
  engines = clients()
})
afterAll(async () => {
  for (const client of Object.values(engines)) client.destroy()
  await portal.stop()
})

const TableName = 'portal'
const itemOf = (id: string) => ({ pk: { S: `TEST#${id}` }, sk: { S: 'ONE' } })
const put = (id: string) => new PutItemCommand({ TableName, Item: itemOf(id) })
const get = (id: string) => new GetItemCommand({ TableName, Key: itemOf(id) })
const denied = { name: 'AccessDeniedException', $metadata: { httpStatusCode: 400 } }

describe('a Lambda without the right', () => {
  test('is refused by the table, in IAM’s own words', async () => {
    const refused = runAs('reader', () => engines.dynamodb.send(put('a')))
    await expect(refused).rejects.toMatchObject({
      ...denied,
      message:
        'User: arn:aws:sts::000000000000:assumed-role/reader/reader is not authorized to perform: dynamodb:PutItem on ' +
        `resource: ${portalTable} because no identity-based policy allows the dynamodb:PutItem action`,
    })
    expect((await engines.dynamodb.send(get('a'))).Item).toBeUndefined()
    expect(portal.deniedActions).toContain(
      `reader may not dynamodb:PutItem on ${portalTable} (TEST#)`,
    )
  })

  test('is refused by the pool, the bucket and the secrets, each in its own form', async () => {
    const { cognito, s3, secrets } = engines
    const user = { UserPoolId: portal.cognito.poolId, Username: 'karin' }
    const seen = runAs('reader', () => cognito.send(new AdminGetUserCommand(user)))
    await expect(seen).rejects.toMatchObject(denied)
    const picture = { Bucket: 'portal-avatars', Key: 'avatars/karin', Body: 'x' }
    const stored = runAs('reader', () => s3.send(new PutObjectCommand(picture)))
    const status = { $metadata: { httpStatusCode: 403 } }
    await expect(stored).rejects.toMatchObject({ name: 'AccessDenied', ...status })
    const SecretId = 'portal/provider-keys'
    const read = runAs('reader', () => secrets.send(new GetSecretValueCommand({ SecretId })))
    await expect(read).rejects.toMatchObject(denied)
  })

  test('nor has one that the stack does not know', async () => {
    await expect(runAs('stranger', () => engines.dynamodb.send(get('a')))).rejects.toMatchObject(
      denied,
    )
  })
})

describe('a Lambda with the right', () => {
  test('reaches what the right is about and nothing beside it', async () => {
    const { s3 } = engines
    const store = (Key: string, bytes = 1) => {
      const Body = Buffer.alloc(bytes)
      const command = new PutObjectCommand({ Bucket: 'portal-avatars', Key, Body })
      return runAs('painter', () => s3.send(command))
    }
    await store('avatars/karin')
    // So large that the client waits for "100 Continue" before it sends it.
    await store('avatars/karin', 3 * 1024 * 1024)
    await expect(store('other/karin')).rejects.toMatchObject({ name: 'AccessDenied' })
    await expect(store('other/karin', 3 * 1024 * 1024)).rejects.toMatchObject({
      name: 'AccessDenied',
    })
    const config = new GetObjectCommand({ Bucket: 'portal-web', Key: 'config.json' })
    await expect(runAs('painter', () => s3.send(config))).rejects.toMatchObject({
      name: 'AccessDenied',
    })
  })

  test('may use it in a transaction, whose parts are judged one by one', async () => {
    const Put = { TableName, Item: itemOf('b') }
    const ConditionCheck = {
      TableName,
      Key: itemOf('nobody'),
      ConditionExpression: 'attribute_not_exists(pk)',
    }
    const both = new TransactWriteItemsCommand({ TransactItems: [{ Put }, { ConditionCheck }] })
    await runAs('checker', () => engines.dynamodb.send(both))
    expect((await engines.dynamodb.send(get('b'))).Item).toEqual(itemOf('b'))
    await expect(runAs('writer', () => engines.dynamodb.send(both))).rejects.toMatchObject(denied)
    const Delete = { TableName, Key: itemOf('b') }
    const removal = new TransactWriteItemsCommand({
      TransactItems: [{ Put: { ...Put, Item: itemOf('c') } }, { Delete }],
    })
    await expect(runAs('checker', () => engines.dynamodb.send(removal))).rejects.toMatchObject(
      denied,
    )
    expect((await engines.dynamodb.send(get('c'))).Item).toBeUndefined()
  })

  test('needs another for a batch, for an index and for what names no table', async () => {
    const { dynamodb } = engines
    const writes = new BatchWriteItemCommand({
      RequestItems: { [TableName]: [{ PutRequest: { Item: itemOf('d') } }] },
    })
    const reads = new BatchGetItemCommand({
      RequestItems: { [TableName]: { Keys: [itemOf('d')] } },
    })
    await expect(runAs('writer', () => dynamodb.send(writes))).rejects.toMatchObject(denied)
    await runAs('batcher', () => dynamodb.send(writes))
    const { Responses } = await runAs('batcher', () => dynamodb.send(reads))
    expect(Responses?.[TableName]).toEqual([itemOf('d')])
    const KeyConditionExpression = 'pk = :pk'
    const ExpressionAttributeValues = { ':pk': { S: 'TEST#d' } }
    const query = { TableName, KeyConditionExpression, ExpressionAttributeValues }
    expect((await runAs('reader', () => dynamodb.send(new QueryCommand(query)))).Count).toBe(1)
    const byName = new QueryCommand({ ...query, IndexName: 'byName' })
    await expect(runAs('reader', () => dynamodb.send(byName))).rejects.toMatchObject(denied)
    const list = new ListTablesCommand()
    await expect(runAs('reader', () => dynamodb.send(list))).rejects.toMatchObject(denied)
    expect((await dynamodb.send(list)).TableNames).toContain(TableName)
  })
})

test('many Lambdas at once, over the same connections, are each taken for themselves', async () => {
  const call = async (index: number) => {
    const who = ['reader', 'writer', undefined][index % 3]
    const id = `many-${index}`
    const command = index % 2 === 0 ? put(id) : get(id)
    const send = () => engines.dynamodb.send<any, any>(command)
    const allowed = await (who === undefined ? send() : runAs(who, send)).then(
      () => true,
      ({ name }: Error) => name !== 'AccessDeniedException',
    )
    const may = who === undefined || (who === 'writer') === (index % 2 === 0)
    return { index, right: allowed === may }
  }
  const calls = await Promise.all(Array.from({ length: 600 }, (_, index) => call(index)))
  expect(calls.filter(({ right }) => !right)).toEqual([])
})

test('a Lambda that starts another as the pool does is not taken for it', async () => {
  const inner = runAs('writer', async () => {
    await engines.dynamodb.send(put('e'))
    return runAs('reader', () => engines.dynamodb.send(put('f')))
  })
  await expect(inner).rejects.toMatchObject(denied)
})
