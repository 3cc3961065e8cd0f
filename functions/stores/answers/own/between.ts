import { QueryCommand } from '@aws-sdk/lib-dynamodb'
import { table, TableName } from '../../client.ts'
import { keys } from '../../table.ts'

type Range = { from: string; to: string; newestFirst?: boolean; latest?: boolean; atOnce?: number }

/** After every letter of a UUID. */
export const end = '~'

/** Somebody's items between two sort keys, both included, with `latest` as just written: one page of DynamoDB's after the other. */
export async function* between(userid: string, { from, to, newestFirst, latest, atOnce }: Range) {
  let ExclusiveStartKey: Record<string, unknown> | undefined
  do {
    const { Items = [], LastEvaluatedKey } = await table.send(
      new QueryCommand({
        TableName,
        KeyConditionExpression: 'pk = :pk AND sk BETWEEN :from AND :to',
        ExpressionAttributeValues: { ':pk': keys.user(userid).pk, ':from': from, ':to': to },
        ScanIndexForward: newestFirst !== true,
        ConsistentRead: latest === true,
        Limit: atOnce,
        ExclusiveStartKey,
      }),
    )
    yield* Items
    ExclusiveStartKey = LastEvaluatedKey
  } while (ExclusiveStartKey)
}

/** The range of the turns of the conversations between two ids. */
export const turnsOf = (userid: string, oldest: string, newest = oldest): Range => ({
  from: keys.turn(userid, oldest, '').sk,
  to: keys.turn(userid, newest, end).sk,
})

/** The keys of items. */
export async function keysIn(items: AsyncIterable<Record<string, unknown>>) {
  const found: { pk: unknown; sk: unknown }[] = []
  for await (const { pk, sk } of items) found.push({ pk, sk })
  return found
}
