import { PutCommand } from '@aws-sdk/lib-dynamodb'
import { log } from '../../runtime/log.ts'
import { table, TableName } from '../client.ts'
import { shards } from '../shards.ts'
import { keys } from '../table.ts'
import { readMarks, shardsKnown } from './marks.ts'

/** Which numbers of the stage are lower than they were, as the marks told last, in words; empty when none is. */
export const loweredShards = (): string =>
  (['usage', 'log', 'sums', 'people'] as const)
    .filter((what) => shardsKnown()[what] > shards[what])
    .map((what) => `${what} from ${shardsKnown()[what]} to ${shards[what]}`)
    .join(', ')

/**
 * Notes over how many shards the table has ever been spread: before anything is rolled up into a new one. Operators are told of a
 * number that is lower than it was.
 */
export async function noteShards(): Promise<void> {
  const { noted, all } = await readMarks()
  const lowered = loweredShards()
  if (lowered !== '') log.error('shards were lowered', new Error(lowered))
  if (noted && JSON.stringify(noted) === JSON.stringify(all)) return
  await table.send(new PutCommand({ TableName, Item: { ...keys.shardsNoted(), ...all } }))
}
