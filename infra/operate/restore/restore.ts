import { DeleteTableCommand, DynamoDBClient } from '@aws-sdk/client-dynamodb'
import { copyOf } from './copy.ts'
import { isSure } from './isSure.ts'
import { takeAwayAgain } from './takeAwayAgain.ts'
import type { Changed } from './makeEqual.ts'
import { takeOver } from './takeOver.ts'

/** For hours among people who use the same table: it waits rather than give up. */
const client = new DynamoDBClient({ maxAttempts: 12, retryMode: 'adaptive' })

const tellEveryMs = 10_000

/** Tells now and then how far it is. */
function progress(tell: (line: string) => void): (changed: Changed) => void {
  let next = Date.now() + tellEveryMs
  return ({ looked, written, deleted }) => {
    if (Date.now() < next) return
    next = Date.now() + tellEveryMs
    tell(`${looked} items compared, ${written} written, ${deleted} deleted …`)
  }
}

/**
 * Makes a stage's table what it was at a time of the last 35 days: restores it beside, makes the table equal to that,
 * and deletes the copy. The table keeps its name and its stream, so that nothing else of the stage has to change. Who was
 * deleted or deactivated since then is so again. One that broke off is run again with the same time.
 */
export async function restore(
  table: string,
  at: Date,
  yes: boolean,
  tell: (line: string) => void,
): Promise<string> {
  if (Number.isNaN(at.getTime())) throw new Error('--at is no time, such as 2026-11-20T10:00:00Z')
  const question = `Everything that was written to ${table} after ${at.toISOString()} is lost.`
  if (!yes && !(await isSure(question))) return 'Nothing was changed.'
  tell('DynamoDB restores a copy beside; that takes minutes for little and hours for much.')
  const copy = await copyOf(client, table, at)
  tell(`${copy} is ready. If this breaks off, run it again with --at ${at.toISOString()}.`)
  const { written, deleted } = await takeOver(client, copy, table, progress(tell))
  const again = await takeAwayAgain()
  if (again.deleted > 0)
    tell(`${again.deleted} people were deleted since, and are again within minutes unless held.`)
  if (again.deactivated > 0)
    tell(`${again.deactivated} people were deactivated since, and are again.`)
  await client.send(new DeleteTableCommand({ TableName: copy }))
  return `${table} is as it was at ${at.toISOString()}: ${written} items written, ${deleted} deleted.`
}
