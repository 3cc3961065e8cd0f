import { PutCommand, QueryCommand } from '@aws-sdk/lib-dynamodb'
import { ulid } from 'ulid'
import { table, TableName } from '../../../functions/stores/client.ts'
import { outbox } from '../../../functions/stores/outbox.ts'
import { shards, upTo } from '../../../functions/stores/shards.ts'
import { keys, type List } from '../../../functions/stores/table.ts'

/** The items of a partition whose sort key begins like this, in their order. */
export const itemsOf = async (pk: string, prefix: string) => {
  const { Items = [] } = await table.send(
    new QueryCommand({
      TableName,
      KeyConditionExpression: 'pk = :pk AND begins_with(sk, :prefix)',
      ExpressionAttributeValues: { ':pk': pk, ':prefix': prefix },
    }),
  )
  return Items
}

/** Every log entry of a person, oldest first. */
export const logOf = (userid: string) => itemsOf(keys.user(userid).pk, 'LOG#')

/** A person's sign-ins that are in the log, oldest first. */
export const signInsOf = async (userid: string) =>
  (await logOf(userid)).filter(({ message }) => message === 'Loggade in')

/** Every usage record of a person, oldest first. */
export async function usageOf(userid: string) {
  const partitions = upTo(shards.usage).map((shard) => keys.usage(shard, '').pk)
  const all = await Promise.all(partitions.map((pk) => itemsOf(pk, '0')))
  return all.flat().filter((record) => record['userid'] === userid)
}

/** Waits until `look` finds something good, for what happens after the client has gone. Gives what it found last, good or not. */
export async function until<T>(
  look: () => Promise<T>,
  good: (found: T) => boolean,
  tries = 200,
): Promise<T> {
  const found = await look()
  if (good(found) || tries === 0) return found
  await new Promise((resolve) => setTimeout(resolve, 20))
  return until(look, good, tries - 1)
}

/** Waits until the pipe has carried every event, and the Lambdas have acted on it. Throws if some are left. */
export async function delivered(): Promise<void> {
  const left = await until(
    () => outbox.waiting(),
    (ids) => ids.length === 0,
    1_000,
  )
  if (left.length > 0) throw new Error(`${left.length} events wait still, as ${left[0]}`)
}

/** Makes a list look as if its last change had been some time ago, so that it has a version. */
export const settle = (list: List) =>
  table.send(
    new PutCommand({
      TableName,
      Item: { ...keys.listVersion(list), version: ulid(Date.now() - 60_000) },
    }),
  )
