import * as z from 'zod/mini'
import { isRecorded, kindOf } from '../../shared/rules/disposedKinds.ts'
import { traced } from '../runtime/traced.ts'
import { disposals } from '../stores/log/disposals.ts'

const text = z.object({ S: z.string() })

/** Records of the table's stream as a pipe hands them on ("Amazon DynamoDB stream as a source for EventBridge Pipes"). */
const batch = z.array(
  z.object({
    eventID: z.string(),
    dynamodb: z.object({
      /** Epoch seconds. */
      ApproximateCreationDateTime: z.number(),
      Keys: z.object({ pk: text, sk: text }),
    }),
  }),
)

/** What is told together is told again together: the first, the last and their number name it. */
const idOf = (ids: string[]): string => [ids.at(0), ids.at(-1), ids.length].join('#')

/** Counts what DynamoDB has taken away because its time had come; throws, and counts nothing, for what is no such record. */
export const handler = traced(async (event: unknown) => {
  const records = z.parse(batch, event)
  const gone = records.flatMap(({ dynamodb: { Keys, ApproximateCreationDateTime: at } }) => {
    const key = { pk: Keys.pk.S, sk: Keys.sk.S }
    return isRecorded(key) ? [{ kind: kindOf(key), at: new Date(at * 1000) }] : []
  })
  if (gone.length > 0) await disposals.add(idOf(records.map(({ eventID }) => eventID)), gone)
})
