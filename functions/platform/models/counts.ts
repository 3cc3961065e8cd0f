import * as z from 'zod/mini'
import { catch as otherwise } from 'zod/mini'
import { limits } from '../../../shared/limits.ts'
import type { Tokens } from './adapter.ts'

const count = z.int().check(z.gte(0), z.lte(limits.tokensCounted))

const counts = z.object({ InTokenAntal: count, OutTokenAntal: count })

/** What some providers tell besides; what is no count is left out. */
const part = otherwise(z.optional(count), undefined)
const parts = z.object({ cached: part, besides: part, reasoning: part })

type Parts = {
  /** Of what was asked, what was in the provider's cache. */
  cached?: unknown
  /** What was asked besides what the provider calls its input: some count what they cache apart. */
  besides?: unknown
  /** Of what was answered, what the model thought. */
  reasoning?: unknown
}

/**
 * A provider's own count of tokens, where it is one: compatible servers send none, texts, negatives and fractions as
 * well, and one such number would make the sums of everybody wrong. Undefined otherwise: then it is estimated. A part that is
 * more than its whole is left out.
 */
export function tokensOf(asked: unknown, answered: unknown, more: Parts = {}): Tokens | undefined {
  const { cached = 0, besides = 0, reasoning = 0 } = z.parse(parts, more)
  const counted = z.safeParse(counts, { InTokenAntal: asked, OutTokenAntal: answered }).data
  if (!counted) return undefined
  const InTokenAntal = Math.min(counted.InTokenAntal + besides, limits.tokensCounted)
  const { OutTokenAntal } = counted
  return {
    InTokenAntal,
    OutTokenAntal,
    ...(cached > 0 && cached <= InTokenAntal && { cachedTokens: cached }),
    ...(reasoning > 0 && reasoning <= OutTokenAntal && { reasoningTokens: reasoning }),
  }
}

/** The sum of counts, of which those that are none count nothing. */
export const sumOf = (...all: unknown[]): number =>
  all.reduce<number>((sum, one) => sum + (z.safeParse(count, one).data ?? 0), 0)
