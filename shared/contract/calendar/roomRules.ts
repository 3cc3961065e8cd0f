import * as z from 'zod/mini'

/** What a stage says of when rooms can be booked (`rules/calendar/roomRules.ts`). */
export const roomRules = z.object({
  hours: z.optional(z.object({ from: z.int(), to: z.int() })),
  longestMinutes: z.optional(z.int()),
  daysAhead: z.optional(z.int()),
})
