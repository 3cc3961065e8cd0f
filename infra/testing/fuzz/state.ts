import { ScanCommand } from '@aws-sdk/lib-dynamodb'
import { table, TableName } from '../../../functions/stores/client.ts'

type Item = Record<string, unknown>

// What counts how often is asked, what an earlier change is still to be told by, when a list was last announced, and what
// is noted for whoever mends: a call that is refused may leave these.
const passing = /^(?:RATE#|STOP#|CLAIM$|EVENT$|NOTIS$|UNFINISHED$)/
const toldOf = /^(?:NOTIS#|NAMED#|#VERSION$)/

const isKept = ({ pk, sk }: Item) => !passing.test(String(pk)) && !toldOf.test(String(sk))

const withoutStamps = (item: Item) =>
  Object.fromEntries(Object.entries(item).filter(([name]) => !name.startsWith('Notis')))

// The engine gives attributes in any order.
const inOrder = (_name: string, value: unknown): unknown =>
  typeof value === 'object' && value !== null && !Array.isArray(value)
    ? Object.fromEntries(Object.entries(value).toSorted(([a], [b]) => (a < b ? -1 : 1)))
    : value

/** All that the table keeps, as one text: the same text, the same state. */
export async function stateOfTable(): Promise<string> {
  const items: Item[] = []
  let ExclusiveStartKey: Item | undefined
  do {
    const page = await table.send(
      new ScanCommand({ TableName, ConsistentRead: true, ExclusiveStartKey }),
    )
    items.push(...(page.Items ?? []))
    ExclusiveStartKey = page.LastEvaluatedKey
  } while (ExclusiveStartKey)
  return items
    .filter(isKept)
    .map((item) => JSON.stringify(withoutStamps(item), inOrder))
    .toSorted()
    .join('\n')
}
