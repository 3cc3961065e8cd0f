import { setTimeout as after } from 'node:timers/promises'
import {
  DescribeTableCommand,
  type DynamoDBClient,
  ResourceNotFoundException,
  RestoreTableToPointInTimeCommand,
  TableAlreadyExistsException,
  type TableDescription,
} from '@aws-sdk/client-dynamodb'

/** Restoring takes minutes for little and hours for much. */
const longestWaitMs = 24 * 60 * 60 * 1000
const [firstPauseMs, longestPauseMs] = [500, 20_000]
/** DescribeTable may not know a table yet that has just been asked for (DynamoDB's API reference, "DescribeTable"). */
const unknownMs = 60_000

/** Whether a table is one that was restored from this one as it was at that time. */
const isOf = ({ RestoreSummary: summary }: TableDescription, table: string, at: Date): boolean =>
  (summary?.SourceTableArn?.endsWith(`:table/${table}`) ?? false) &&
  Math.abs((summary?.RestoreDateTime?.getTime() ?? 0) - at.getTime()) < 1_000

/** Waits until a copy is ready. Throws when it is another's, or being deleted. */
async function ready(client: DynamoDBClient, copy: string, table: string, at: Date) {
  let pauseMs = firstPauseMs
  const begun = Date.now()
  for (; Date.now() < begun + longestWaitMs; await after(pauseMs)) {
    const described = client.send(new DescribeTableCommand({ TableName: copy }))
    const { Table } = await described.catch((error: unknown) => {
      const isNew = error instanceof ResourceNotFoundException && Date.now() < begun + unknownMs
      if (isNew) return { Table: undefined }
      throw error
    })
    if (!Table) continue
    if (!isOf(Table, table, at)) throw new Error(`${copy} is there, and no copy of ${table}`)
    if (Table.TableStatus === 'ACTIVE') return
    if (Table.TableStatus === 'DELETING') {
      throw new Error(`${copy} of an earlier run is being deleted: run it again in a minute.`)
    }
    pauseMs = Math.min(pauseMs * 1.5, longestPauseMs)
  }
  throw new Error(`${copy} is not ready after a day: see the DynamoDB console, and run it again.`)
}

/**
 * A copy of a table as it was at a time, beside it. One that an earlier run with the same time has left is taken as it is.
 * Gives its name.
 */
export async function copyOf(client: DynamoDBClient, table: string, at: Date): Promise<string> {
  const copy = `${table}-${at.getTime()}`
  try {
    await client.send(
      new RestoreTableToPointInTimeCommand({
        SourceTableName: table,
        TargetTableName: copy,
        RestoreDateTime: at,
      }),
    )
  } catch (error) {
    if (!(error instanceof TableAlreadyExistsException)) throw error
  }
  await ready(client, copy, table, at)
  return copy
}
