import * as z from 'zod/mini'

/** For how many days a stage keeps what expires by itself, by kind (docs/requirements.md, "Retention"). */
export const retentionDays = z.object({
  log: z.int(),
  usage: z.int(),
  votes: z.int(),
  looks: z.int(),
  bookings: z.int(),
  notifications: z.int(),
  trials: z.int(),
})

export type RetentionDays = z.infer<typeof retentionDays>

/** What expires after days of its own. */
export type KeptKind = keyof RetentionDays
