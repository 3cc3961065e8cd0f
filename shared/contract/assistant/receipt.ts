import * as z from 'zod/mini'
import { limits } from '../../limits.ts'
import { hiddenCounts } from './personalData.ts'

const tokens = z.int().check(z.gte(0), z.lte(limits.tokensCounted))

/**
 * What is known of an answer when it ends (docs/requirements.md, "Receipts"). Made once: what is stored, kept and shown is
 * the same.
 */
export const receipt = z.object({
  /** Who was asked, where they answer and by which agreement, as the stage states them. */
  supplier: z.string(),
  country: z.string(),
  agreement: z.optional(z.string()),
  /** The model that was really asked, by its provider's name and by what people call it. */
  GPTV: z.string(),
  model: z.string(),
  /** What people call the model that was to be asked, where this one answers in its place. */
  instead: z.optional(z.string()),
  /** The question's `DaytoUpdate`; absent for one that nobody has changed, and for the chat. */
  version: z.optional(z.string()),
  /** How many values of each kind were hidden. */
  hidden: z.optional(hiddenCounts),
  InTokenAntal: tokens,
  OutTokenAntal: tokens,
  /** Of what was asked, how much its provider had in a cache, and of what was answered, how much it thought; where it tells. */
  cachedTokens: z.optional(tokens),
  reasoningTokens: z.optional(tokens),
  /** The provider gave no count, so this is ours. */
  estimated: z.optional(z.boolean()),
  /** What it cost: millionths of an öre, by the price of that day. Absent where the stage states none. */
  MikroOre: z.optional(z.int().check(z.gte(0))),
  /** The stage says that its price is an estimate. */
  priceEstimated: z.optional(z.boolean()),
  /** Milliseconds from the question to the last word. */
  ms: z.int(),
  /** It stopped at its greatest length. */
  cut: z.optional(z.boolean()),
  /** When it ended: ISO 8601 in UTC. */
  sdate: z.string(),
})

export type Receipt = z.infer<typeof receipt>
