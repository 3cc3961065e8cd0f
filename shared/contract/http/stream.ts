import * as z from 'zod/mini'

/** How a failed call answers, whole or as the last event of a stream (docs/requirements.md, "Failure"). */
export const failure = z.object({
  success: z.literal(false),
  error: z.object({
    /** For people, in Swedish. */
    error: z.string(),
    /** A stable word for programs. */
    code: z.string(),
    fields: z.optional(z.record(z.string(), z.string())),
  }),
})

export type Failure = z.infer<typeof failure>

/**
 * The events of a streamed answer, in this order: any number of `text`, then one `result` with the same object
 * that the JSON answer has, or one `failure`.
 */
export const streamEvents = { text: 'text', result: 'result', failure: 'failure' } as const

/** The data of a `text` event: the piece that follows what came before. */
export const textPiece = z.object({ text: z.string() })
