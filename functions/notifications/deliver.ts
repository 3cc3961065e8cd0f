import * as z from 'zod/mini'
import { traced } from '../runtime/traced.ts'
import { outbox } from '../stores/outbox.ts'
import { notify } from './notify.ts'

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
    const happened = await outbox.get(id)
    if (!happened || (await notify(happened, id))) return
  }
  throw new Error(`Others were always faster to tell than event ${id}`)
})
