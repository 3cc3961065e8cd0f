import {
  DescribeTableCommand,
  DescribeTimeToLiveCommand,
  DynamoDBClient,
} from '@aws-sdk/client-dynamodb'
import { GetCommand, PutCommand } from '@aws-sdk/lib-dynamodb'
import { mkdtemp, rm } from 'node:fs/promises'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { startDynamodb } from './dynamodb.ts'

const TableName = 'portal'
const Item = { pk: 'USER#1', sk: 'PROFILE', Ort: 'Västerås' }
const Key = { pk: 'USER#1', sk: 'PROFILE' }

async function engine(options: { file?: string; given?: string } = {}) {
  const { file, given } = options
  const { url, stop } = await startDynamodb({ port: 0, file, table: TableName, given })
  const client = new DynamoDBClient({ endpoint: url, maxAttempts: 1 })
  return {
    url,
    client,
    async [Symbol.asyncDispose]() {
      client.destroy()
      await stop()
    },
  }
}

test('has the table of stores/table.ts', async () => {
  await using dynamodb = await engine()
  const { Table } = await dynamodb.client.send(new DescribeTableCommand({ TableName }))
  expect(Table?.KeySchema).toEqual([
    { AttributeName: 'pk', KeyType: 'HASH' },
    { AttributeName: 'sk', KeyType: 'RANGE' },
  ])
  const ttl = await dynamodb.client.send(new DescribeTimeToLiveCommand({ TableName }))
  expect(ttl.TimeToLiveDescription).toMatchObject({
    AttributeName: 'expires',
    TimeToLiveStatus: 'ENABLED',
  })
})

test('keeps its data in its file, and finds its table there', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'table-'))
  await using cleanUp = new AsyncDisposableStack()
  cleanUp.defer(() => rm(folder, { recursive: true }))
  const file = join(folder, 'table.sqlite')
  {
    await using first = await engine({ file })
    await first.client.send(new PutCommand({ TableName, Item }))
  }
  await using second = await engine({ file })
  expect((await second.client.send(new GetCommand({ TableName, Key }))).Item).toEqual(Item)
})

test('can be one that runs already, which is left running', async () => {
  await using running = await engine()
  {
    await using given = await engine({ given: running.url })
    expect(given.url).toBe(running.url)
    await given.client.send(new PutCommand({ TableName, Item }))
  }
  expect((await running.client.send(new GetCommand({ TableName, Key }))).Item).toEqual(Item)
})

test('a port that somebody else has is told instead of using what answers there', async () => {
  const other = createServer((_, response) => response.end())
  await new Promise<void>((resolve) => void other.listen(0, '127.0.0.1', resolve))
  const { port } = other.address() as AddressInfo
  await expect(startDynamodb({ port, file: undefined, table: TableName })).rejects.toThrow(
    `Port ${port} is taken.`,
  )
  other.closeAllConnections()
  await new Promise((resolve) => other.close(resolve))
})
