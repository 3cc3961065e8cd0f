import { setTimeout } from 'node:timers/promises'
import { type AttributeValue, DynamoDBClient, QueryCommand } from '@aws-sdk/client-dynamodb'
import {
  background,
  type BackgroundKey,
  type BackgroundLambda,
} from '../../shared/contract/background.ts'
import { eventPartition, tableKeys } from '../../functions/stores/table.ts'
import { eventDetailType, eventSource } from '../delivery/eventBus.ts'
import { invoke } from './gateway/lambdas.ts'

const pauseMs = 250
/** Events on their way at once. Fewer than `functions/notifications/deliver.ts` tries, should all of them be one person's. */
const atOnce = 8
const isKey = (key: string): key is BackgroundKey => key in background

const listeners = Object.entries<BackgroundLambda>(background)
  .filter(([, { startedBy }]) => 'events' in startedBy)
  .map(([key]) => key)
  .filter(isKey)

type Keys = Record<string, AttributeValue>

/** What the stream tells of a new item with these keys, as EventBridge hands it on. */
const envelope = (Keys: Keys) => ({
  version: '0',
  id: crypto.randomUUID(),
  'detail-type': eventDetailType,
  source: eventSource,
  account: '000000000000',
  time: new Date().toISOString(),
  region: process.env['AWS_REGION'] ?? '',
  resources: [],
  detail: { eventName: 'INSERT', dynamodb: { Keys } },
})

/** Whether everybody who hears of events has acted on this one. */
async function handOn(keys: Keys): Promise<boolean> {
  try {
    for (const key of listeners) await invoke(key, envelope(keys))
    return true
  } catch (error) {
    process.stderr.write(`${error instanceof Error ? error.stack : String(error)}\n`)
    return false
  }
}

/**
 * Carries events to the Lambdas that hear of them, as the table's stream and the pipe do where it is deployed. Here the
 * events themselves are looked for: a stream would make each write to the local engine slower, the more the longer it
 * runs (a transaction of 100 items took 20 ms without, 55 ms with a new one, 119 ms after 5,000 writes). What waits already
 * is told before this gives its end.
 */
export async function startPipe(endpoint: string, TableName: string): Promise<() => Promise<void>> {
  const client = new DynamoDBClient({ endpoint })
  const { partition, sort } = tableKeys
  const waiting = async () => {
    const { Items = [] } = await client.send(
      new QueryCommand({
        TableName,
        ConsistentRead: true,
        KeyConditionExpression: '#pk = :pk',
        ProjectionExpression: '#pk, #sk',
        ExpressionAttributeNames: { '#pk': partition, '#sk': sort },
        ExpressionAttributeValues: { ':pk': { S: eventPartition } },
      }),
    )
    return Items
  }
  const end = new AbortController()
  // A stream tells of each item once; what failed is handed on again until it is done: this machine has no dead letters.
  let done = new Set<string>()
  const tell = async () => {
    const told = new Set<string>()
    const tellOf = async (keys: Keys) => {
      const id = keys[sort]?.S ?? ''
      if (done.has(id) || (await handOn(keys))) told.add(id)
    }
    const found = await waiting()
    for (let from = 0; from < found.length; from += atOnce) {
      await Promise.all(found.slice(from, from + atOnce).map(tellOf))
    }
    done = told
  }
  const carry = async () => {
    while (!end.signal.aborted) {
      await tell()
      await setTimeout(pauseMs, undefined, { signal: end.signal })
    }
  }
  // An engine that does not answer for a moment is asked again.
  const carryOn = async (): Promise<void> => {
    await carry().catch((error: unknown) => {
      if (!end.signal.aborted) process.stderr.write(`The pipe broke off: ${String(error)}\n`)
    })
    if (end.signal.aborted) return
    await setTimeout(pauseMs)
    return carryOn()
  }
  await tell()
  const carrying = carryOn()
  return async () => {
    end.abort()
    await carrying
    client.destroy()
  }
}
