import { ScanCommand, type ScanCommandOutput } from '@aws-sdk/lib-dynamodb'
import { z } from 'zod'
import { kindOf } from '../../../shared/rules/disposedKinds.ts'
import { holds } from '../../../functions/stores/log/holds.ts'
import { table, TableName } from '../../../functions/stores/client.ts'

const expiring = z.array(z.object({ pk: z.string(), sk: z.string() }))

/**
 * How many items of each kind have expired or will until `until`: what DynamoDB takes away, some hours later. Reads the whole
 * table, and changes nothing.
 */
export async function retention(until: Date): Promise<string> {
  const counts = new Map<string, number>()
  let start: ScanCommandOutput['LastEvaluatedKey']
  do {
    const page: ScanCommandOutput = await table.send(
      new ScanCommand({
        TableName,
        FilterExpression: 'expires <= :until',
        ProjectionExpression: 'pk, sk',
        ExpressionAttributeValues: { ':until': Math.floor(until.getTime() / 1000) },
        ExclusiveStartKey: start,
      }),
    )
    for (const item of expiring.parse(page.Items ?? [])) {
      const kind = kindOf(item)
      counts.set(kind, (counts.get(kind) ?? 0) + 1)
    }
    start = page.LastEvaluatedKey
  } while (start)
  const held = await holds.all()
  const rows = [...counts]
    .toSorted(([a], [b]) => a.localeCompare(b))
    .map(([kind, count]) => `${count} ${kind}`)
  const head = `Goes until ${until.toISOString()}:`
  const kept = held.length === 0 ? [] : [`Held, so kept: ${held.length} people or questions.`]
  return [...(rows.length === 0 ? [`${head} nothing.`] : [head, ...rows]), ...kept].join('\n')
}
