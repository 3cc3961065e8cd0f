import { setTimeout } from 'node:timers/promises'
import {
  type AttributeValue,
  ConditionalCheckFailedException,
  DeleteItemCommand,
  DynamoDBClient,
  ScanCommand,
  type ScanCommandOutput,
} from '@aws-sdk/client-dynamodb'
import { isRecorded } from '../../shared/rules/disposedKinds.ts'
import { tableKeys } from '../../functions/stores/table.ts'
import { disposalBatch, disposalRecorder } from '../delivery/expiry.ts'
import { invoke } from './gateway/lambdas.ts'

const firstMs = 10 * 60_000
const everyMs = 60 * 60_000
const atOnce = 20

const { partition, sort, timeToLive } = tableKeys

type Keys = Record<string, AttributeValue>

/** What the stream tells of an item that was taken away, as far as anybody reads it. */
const removal = (Keys: Keys, at: Date) => ({
  eventID: crypto.randomUUID(),
  eventName: 'REMOVE',
  userIdentity: { type: 'Service', principalId: 'dynamodb.amazonaws.com' },
  dynamodb: { ApproximateCreationDateTime: Math.floor(at.getTime() / 1000), Keys },
})

// What the pipe's filter lets through (`expiryFilter`).
const isTold = (keys: Keys): boolean =>
  isRecorded({ pk: keys[partition]?.S ?? '', sk: keys[sort]?.S ?? '' })

/**
 * Takes away what has expired until `now`, as DynamoDB does within two days and the engine here does not, and tells of it as the pipe
 * does. What is held, or was written anew meanwhile, stays. Gives how many items have gone.
 */
export async function takeExpired(client: DynamoDBClient, TableName: string, now: Date) {
  const until = { N: String(Math.floor(now.getTime() / 1000)) }
  const take = (Key: Keys) =>
    client
      .send(
        new DeleteItemCommand({
          TableName,
          Key,
          ConditionExpression: '#expires <= :until',
          ExpressionAttributeNames: { '#expires': timeToLive },
          ExpressionAttributeValues: { ':until': until },
        }),
      )
      .then(
        () => [Key],
        (error: unknown) => {
          if (error instanceof ConditionalCheckFailedException) return []
          throw error
        },
      )
  const gone: Keys[] = []
  let from: ScanCommandOutput['LastEvaluatedKey']
  do {
    const page: ScanCommandOutput = await client.send(
      new ScanCommand({
        TableName,
        FilterExpression: '#expires <= :until',
        ProjectionExpression: '#pk, #sk',
        ExpressionAttributeNames: { '#expires': timeToLive, '#pk': partition, '#sk': sort },
        ExpressionAttributeValues: { ':until': until },
        ExclusiveStartKey: from,
      }),
    )
    const found = page.Items ?? []
    for (let at = 0; at < found.length; at += atOnce) {
      const some = await Promise.all(found.slice(at, at + atOnce).map(take))
      gone.push(...some.flat())
    }
    from = page.LastEvaluatedKey
  } while (from)
  const told = gone.filter(isTold)
  for (let at = 0; at < told.length; at += disposalBatch) {
    const batch = told.slice(at, at + disposalBatch).map((keys) => removal(keys, now))
    await invoke(disposalRecorder, batch)
  }
  return gone.length
}

/** Takes away what has expired every hour. Gives what stops it. */
export function startExpiry(endpoint: string, TableName: string): () => Promise<void> {
  const client = new DynamoDBClient({ endpoint })
  const end = new AbortController()
  const turn = async (waitMs: number): Promise<void> => {
    await setTimeout(waitMs, undefined, { signal: end.signal })
    await takeExpired(client, TableName, new Date()).catch((error: unknown) => {
      process.stderr.write(`What has expired stays for now: ${String(error)}\n`)
    })
    return turn(everyMs)
  }
  const turning = turn(firstMs).catch((error: unknown) => {
    if (!end.signal.aborted) throw error
  })
  return async () => {
    end.abort()
    await turning
    client.destroy()
  }
}
