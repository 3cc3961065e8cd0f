import * as z from 'zod/mini'
import { traced } from '../platform/traced.ts'
import { events } from '../stores/events.ts'
import { tell } from './tell.ts'

/** A record of the table's stream, as the pipe hands it to EventBridge: the key of the event is all that it needs. */
const recorded = z.object({
  detail: z.object({
    dynamodb: z.object({ Keys: z.object({ sk: z.object({ S: z.string() }) }) }),
  }),
})

const tries = 10

/** Tells whom it concerns of what has happened. EventBridge may come twice with one event; it is told once. */
export const handler = traced(async (event: unknown) => {
  const id = z.parse(recorded, event).detail.dynamodb.Keys.sk.S
  for (let tried = 1; tried <= tries; tried++) {
    const happened = await events.get(id)
    if (!happened || (await tell(happened, id))) return
  }
  throw new Error(`Others were always faster to tell than event ${id}`)
})
