import { DynamoDBClient } from '@aws-sdk/client-dynamodb'
import { BatchWriteCommand, DynamoDBDocumentClient, ScanCommand } from '@aws-sdk/lib-dynamodb'
import { join } from 'node:path'
import { startDynamodb } from '../local/engines/dynamodb.ts'
import { localIdentity, names } from '../local/environment.ts'
import { stageNamed } from '../stages.ts'

export type Item = Record<string, any>

/** The table of a data folder, over DynamoDB's own protocol, while no portal runs on it. */
export async function openTable(data: string) {
  const TableName = names.table
  // A journey has nothing of a Lambda's environment.
  for (const [name, value] of Object.entries(localIdentity(stageNamed('local'))))
    process.env[name] ??= value
  const file = join(data, 'table.sqlite')
  const { url, stop } = await startDynamodb({ port: 0, file, table: TableName })
  const client = DynamoDBDocumentClient.from(new DynamoDBClient({ endpoint: url }))
  return {
    client,
    TableName,
    /** Writes many items, without a condition. */
    async put(items: Item[]) {
      for (let at = 0; at < items.length; at += 25) {
        const puts = items.slice(at, at + 25).map((one) => ({ PutRequest: { Item: one } }))
        await client.send(new BatchWriteCommand({ RequestItems: { [TableName]: puts } }))
      }
    },
    /** Everything that is in it. */
    async items(): Promise<Item[]> {
      const all: Item[] = []
      let ExclusiveStartKey: Item | undefined
      do {
        const page = await client.send(new ScanCommand({ TableName, ExclusiveStartKey }))
        all.push(...(page.Items ?? []))
        ExclusiveStartKey = page.LastEvaluatedKey
      } while (ExclusiveStartKey)
      return all
    },
    async [Symbol.asyncDispose]() {
      client.destroy()
      await stop()
    },
  }
}
