import { createServer, Server } from 'node:net'
import { DescribeTableCommand, DynamoDBClient } from '@aws-sdk/client-dynamodb'
import { expect, onTestFinished, test, vi } from 'vitest'
import { startDynamodb } from './dynamodb.ts'

const TableName = 'portal'

/** Has somebody else take the next ports that are given back, as many as are told: what was found free is theirs. */
function loseNext(ports: number) {
  const others: Server[] = []
  // oxlint-disable-next-line typescript/unbound-method -- called with its server below
  const { close } = Server.prototype
  vi.spyOn(Server.prototype, 'close').mockImplementation(function given(this: Server, done) {
    const address = this.address()
    if (others.length === ports || typeof address !== 'object') return close.call(this, done)
    const other = createServer((socket) => socket.destroy())
    others.push(other)
    return close.call(this, () => void other.listen(address?.port, '127.0.0.1', () => done?.()))
  })
  onTestFinished(async () => {
    vi.restoreAllMocks()
    for (const other of others) await other[Symbol.asyncDispose]()
  })
  return others
}

test('whoever asks for any port gets another, where somebody was quicker twice', async () => {
  const others = loseNext(2)
  const { url, stop } = await startDynamodb({ port: 0, file: undefined, table: TableName })
  const client = new DynamoDBClient({ endpoint: url, maxAttempts: 1 })
  const { Table } = await client.send(new DescribeTableCommand({ TableName }))
  expect([others.length, Table?.TableName]).toEqual([2, TableName])
  client.destroy()
  await stop()
})

test('whoever asks for a port of their own is told that somebody was quicker', async () => {
  loseNext(1)
  // Below those that the system gives to others.
  const port = 20_000 + Math.floor(Math.random() * 12_700)
  await expect(startDynamodb({ port, file: undefined, table: TableName })).rejects.toThrow(
    `The DynamoDB engine ended at its start. error: port ${port} is already in use`,
  )
})
