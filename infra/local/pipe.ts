import { setTimeout } from 'node:timers/promises'
import {
  DescribeStreamCommand,
  DynamoDBStreamsClient,
  GetRecordsCommand,
  GetShardIteratorCommand,
  ListStreamsCommand,
  type _Record as StreamRecord,
} from '@aws-sdk/client-dynamodb-streams'
import {
  background,
  type BackgroundKey,
  type BackgroundLambda,
} from '../../shared/contract/background.ts'
import { eventPartition, tableKeys } from '../../functions/stores/table.ts'
import { eventDetailType, eventSource } from '../events.ts'
import { invoke } from './gateway/lambdas.ts'

const pauseMs = 250
const isKey = (key: string): key is BackgroundKey => key in background

const listeners = Object.entries<BackgroundLambda>(background)
  .filter(([, { startedBy }]) => 'events' in startedBy)
  .map(([key]) => key)
  .filter(isKey)

/** What `streamFilter` lets through. */
const passes = ({ eventName, dynamodb }: StreamRecord): boolean =>
  eventName === 'INSERT' && dynamodb?.Keys?.[tableKeys.partition]?.S === eventPartition

/** A record of the stream as EventBridge hands it on. */
const envelope = (record: StreamRecord) => ({
  version: '0',
  id: crypto.randomUUID(),
  'detail-type': eventDetailType,
  source: eventSource,
  account: '000000000000',
  time: new Date().toISOString(),
  region: process.env['AWS_REGION'] ?? '',
  resources: [],
  detail: record,
})

/** Whether everybody who hears of events has acted on this one. */
async function handOn(record: StreamRecord): Promise<boolean> {
  try {
    for (const key of listeners) await invoke(key, envelope(record))
    return true
  } catch (error) {
    process.stderr.write(`${error instanceof Error ? error.stack : String(error)}\n`)
    return false
  }
}

/** The shards of the table's stream, each from its beginning: what was acted on before is not there any more. */
async function beginnings(client: DynamoDBStreamsClient, table: string): Promise<string[]> {
  const { Streams: [stream] = [] } = await client.send(new ListStreamsCommand({ TableName: table }))
  const StreamArn = stream?.StreamArn
  if (StreamArn === undefined) throw new Error(`The table ${table} has no stream`)
  const { StreamDescription } = await client.send(new DescribeStreamCommand({ StreamArn }))
  const shards = (StreamDescription?.Shards ?? []).map(({ ShardId }) => ShardId)
  const begun = await Promise.all(
    shards.map((ShardId) =>
      client.send(
        new GetShardIteratorCommand({ StreamArn, ShardId, ShardIteratorType: 'TRIM_HORIZON' }),
      ),
    ),
  )
  return begun.flatMap(({ ShardIterator }) => ShardIterator ?? [])
}

/** Carries events from the table's stream to the Lambdas that hear of them, as the deployed pipe does. Gives its end. */
export async function startPipe(endpoint: string, table: string): Promise<() => Promise<void>> {
  const client = new DynamoDBStreamsClient({ endpoint })
  let iterators = await beginnings(client, table)
  const end = new AbortController()
  const pause = () => setTimeout(pauseMs, undefined, { signal: end.signal })
  const carry = async () => {
    // What failed is handed on again, as EventBridge does for a day.
    let waiting: StreamRecord[] = []
    while (!end.signal.aborted) {
      const read = await Promise.all(
        iterators.map((ShardIterator) => client.send(new GetRecordsCommand({ ShardIterator }))),
      )
      iterators = read.flatMap(({ NextShardIterator }) => NextShardIterator ?? [])
      const records = read.flatMap(({ Records = [] }) => Records)
      const due = [...waiting, ...records.filter(passes)]
      waiting = []
      for (const record of due) if (!(await handOn(record))) waiting.push(record)
      if (records.length === 0) await pause()
    }
  }
  const carrying = carry().catch((error: unknown) => {
    if (!end.signal.aborted) process.stderr.write(`The pipe broke: ${String(error)}\n`)
  })
  return async () => {
    end.abort()
    await carrying
    client.destroy()
  }
}
