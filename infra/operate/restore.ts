import { createInterface } from 'node:readline/promises'
import {
  DeleteTableCommand,
  DynamoDBClient,
  RestoreTableToPointInTimeCommand,
  waitUntilTableExists,
} from '@aws-sdk/client-dynamodb'
import { makeEqual } from './makeEqual.ts'

const client = new DynamoDBClient()
/** Restoring takes minutes for little and hours for much. */
const longestWaitSeconds = 24 * 60 * 60

async function isSure(question: string): Promise<boolean> {
  const lines = createInterface({ input: process.stdin, output: process.stdout })
  const answer = await lines.question(`${question} Type yes: `)
  lines.close()
  return answer.trim() === 'yes'
}

/**
 * Makes a stage's table what it was at a time of the last 35 days: restores it beside, makes the table equal to that, and
 * deletes the copy. The table keeps its name and its stream, so that nothing else of the stage has to change.
 */
export async function restore(table: string, at: Date, yes: boolean): Promise<string> {
  if (Number.isNaN(at.getTime())) throw new Error('--at is no time, such as 2026-11-20T10:00:00Z')
  const question = `Everything that was written to ${table} after ${at.toISOString()} is lost.`
  if (!yes && !(await isSure(question))) return 'Nothing was changed.'
  const copy = `${table}-${at.getTime()}`
  await client.send(
    new RestoreTableToPointInTimeCommand({
      SourceTableName: table,
      TargetTableName: copy,
      RestoreDateTime: at,
    }),
  )
  await waitUntilTableExists({ client, maxWaitTime: longestWaitSeconds }, { TableName: copy })
  const { written, deleted } = await makeEqual(client, { from: copy, to: table })
  await client.send(new DeleteTableCommand({ TableName: copy }))
  return `${table} is as it was at ${at.toISOString()}: ${written} items written, ${deleted} deleted.`
}
