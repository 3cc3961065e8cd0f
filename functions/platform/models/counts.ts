import * as z from 'zod/mini'
import { limits } from '../../../shared/limits.ts'
import type { Tokens } from './adapter.ts'

const count = z.int().check(z.gte(0), z.lte(limits.tokensCounted))

const counts = z.object({ InTokenAntal: count, OutTokenAntal: count })

/**
 * A provider's own count of tokens, where it is one: compatible servers send none, texts, negatives and fractions as
 * well, and one such number would make the sums of everybody wrong. Undefined otherwise: then it is estimated.
 */
export const tokensOf = (InTokenAntal: unknown, OutTokenAntal: unknown): Tokens | undefined =>
  z.safeParse(counts, { InTokenAntal, OutTokenAntal }).data
