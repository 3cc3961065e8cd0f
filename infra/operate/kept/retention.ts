import { ScanCommand, type ScanCommandOutput } from '@aws-sdk/lib-dynamodb'
import { z } from 'zod'
import { holds } from '../../../functions/stores/log/holds.ts'
import { table, TableName } from '../../../functions/stores/client.ts'

const expiring = z.array(z.object({ pk: z.string(), sk: z.string() }))

/** What people call the items of a person's partition, by how their keys begin. */
const ofPerson: Record<string, string> = {
  LOG: 'log entries',
  LOOK: 'looks',
  NAMED: 'mentions',
  NOTIS: 'notifications',
  SVAR: 'own answers',
  SVARTEXT: 'own answers, texts',
}

/** The same of whole partitions. What is in none of them is told by its partition. */
const ofAll: Record<string, string> = {
  BEGUN: 'begun answers',
  BOOKING: 'places of bookings',
  CLAIM: 'leases',
  LOG: 'log entries of everybody',
  NOTIS: 'notifications to everybody',
  RATE: 'rates',
  ROOM: 'days of rooms',
  STOP: 'stops',
  TRIALRUN: 'trials',
  USAGE: 'usage records',
  VOTE: 'votes',
}

function kindOf({ pk, sk }: { pk: string; sk: string }): string {
  const [partition = '', what = ''] = [pk.split('#')[0], sk.split('#')[0]]
  return (partition === 'USER' ? ofPerson[what] : ofAll[partition]) ?? partition
}

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
