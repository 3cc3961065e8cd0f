import { GetCommand } from '@aws-sdk/lib-dynamodb'
import * as z from 'zod/mini'
import { stillThere, table, TableName, transact, unlessRefused, type Write } from '../client.ts'
import { everyItem } from '../everyItem.ts'
import { keys } from '../table.ts'

/** Whose records are held, or those of which question. */
export type Subject = { kind: 'PERSON' | 'QUESTION'; id: string }

const stored = z.object({
  kind: z.enum(['PERSON', 'QUESTION']),
  id: z.string(),
  reason: z.string(),
  /** ISO 8601 in UTC. */
  sdate: z.string(),
})

export type Hold = z.infer<typeof stored>

const keyOf = ({ kind, id }: Subject) => keys.hold(kind, id)

/** What is kept although its time comes, and why (docs/requirements.md, "Holds"). */
export const holds = {
  /** Notes a hold with what else is written. Gives false, and changes nothing, where one stands already. */
  place: (hold: Hold, more: Write[]): Promise<boolean> =>
    unlessRefused(
      transact([
        {
          Put: {
            TableName,
            Item: { ...keyOf(hold), ...hold },
            ConditionExpression: 'attribute_not_exists(pk)',
          },
        },
        ...more,
      ]),
    ),

  /** Takes a hold away with what else is written. Gives false, and changes nothing, where none stands. */
  release: (of: Subject, more: Write[]): Promise<boolean> =>
    unlessRefused(transact([{ Delete: { TableName, Key: keyOf(of), ...stillThere } }, ...more])),

  /** The hold on somebody or something as just written, or undefined. One read unit. */
  async of(of: Subject): Promise<Hold | undefined> {
    const { Item } = await table.send(
      new GetCommand({ TableName, Key: keyOf(of), ConsistentRead: true }),
    )
    return Item && z.parse(stored, Item)
  },

  /** Every hold that stands. Half a unit for some ten. */
  async all(): Promise<Hold[]> {
    const items = await everyItem({
      KeyConditionExpression: 'pk = :pk',
      ExpressionAttributeValues: { ':pk': keys.hold('PERSON', '').pk },
    })
    return z.parse(z.array(stored), items)
  },
}
