import * as z from 'zod/mini'

/** A record of the table's stream, as the pipe hands it to EventBridge: the key of the event is all that is needed. */
const recorded = z.object({
  detail: z.object({
    dynamodb: z.object({ Keys: z.object({ sk: z.object({ S: z.string() }) }) }),
  }),
})

/** The id of the event (`stores/outbox.ts`) that EventBridge hands on. Throws a ZodError for anything else. */
export const idOfEvent = (event: unknown): string =>
  z.parse(recorded, event).detail.dynamodb.Keys.sk.S
