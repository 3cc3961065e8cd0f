import { DynamoDBClient } from '@aws-sdk/client-dynamodb'
import { DynamoDBDocumentClient, TransactWriteCommand } from '@aws-sdk/lib-dynamodb'
import { names } from '../environment.ts'

/** What is written into the table, with its key. */
export type Item = Record<string, unknown>

/**
 * Items of a transaction, and transactions at once. The local engine writes each of them once to the disk, and one by one what comes in
 * a batch: that takes several times as long.
 */
const [inTransaction, atOnce] = [100, 4]

/** Writes items as they come, several transactions at once, and tells now and then how many there are. */
export async function putAll(items: Iterable<Item>, tell: (written: number) => void = () => {}) {
  // Patient, unlike that of the stores: nobody waits for it.
  const client = new DynamoDBClient({ maxAttempts: 10 })
  const table = DynamoDBDocumentClient.from(client, {
    marshallOptions: { removeUndefinedValues: true },
  })
  const TableName = names.table
  const iterator = items[Symbol.iterator]()
  let written = 0
  const next = (): Item[] => {
    const some: Item[] = []
    while (some.length < inTransaction) {
      const { value, done } = iterator.next()
      if (done) break
      some.push(value)
    }
    return some
  }
  const work = async () => {
    for (let some = next(); some.length > 0; some = next()) {
      const TransactItems = some.map((Item) => ({ Put: { TableName, Item } }))
      await table.send(new TransactWriteCommand({ TransactItems }))
      written += some.length
      tell(written)
    }
  }
  await Promise.all(Array.from({ length: atOnce }, work))
  client.destroy()
}
