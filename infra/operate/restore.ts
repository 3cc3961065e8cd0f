import { createInterface } from 'node:readline/promises'
import {
  DeleteTableCommand,
  DynamoDBClient,
  RestoreTableToPointInTimeCommand,
  waitUntilTableExists,
} from '@aws-sdk/client-dynamodb'
import { broadcasts } from '../../functions/stores/notifications/broadcasts.ts'
import { listVersion } from '../../functions/stores/listVersion.ts'
import { sums } from '../../functions/stores/sums.ts'
import { lists } from '../../functions/stores/table.ts'
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
 * Makes the table of the stores what a copy is while people may go on using the portal: nothing is rolled up meanwhile,
 * and what somebody has kept of half a list is read anew.
 */
export async function takeOver(copy: string, table: string) {
  await sums.hold()
  const done = await makeEqual(client, { from: copy, to: table })
  for (const list of lists) await listVersion.announce(list)
  await broadcasts.renew()
  return done
}

/**
 * Makes a stage's table what it was at a time of the last 35 days: restores it beside, makes the table equal to that,
 * and deletes the copy. The table keeps its name and its stream, so that nothing else of the stage has to change.
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
  const { written, deleted } = await takeOver(copy, table)
  await client.send(new DeleteTableCommand({ TableName: copy }))
  return `${table} is as it was at ${at.toISOString()}: ${written} items written, ${deleted} deleted.`
}
