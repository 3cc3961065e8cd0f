import type { Receipt } from '../../contract/assistant/receipt.ts'
import { dayOf } from '../days.ts'

/**
 * The price of a model from a Swedish day (YYYY-MM-DD) on, in öre per million tokens: so many millionths of an öre is one
 * token, and what an answer costs is a whole number of them. `cachedIn` is that of what was in the provider's cache, where it is
 * another.
 */
export type Price = {
  from: string
  in: number
  cachedIn?: number | undefined
  out: number
  estimate?: boolean | undefined
}

/** What tokens cost at a moment by the price that holds on that day in Sweden; nothing where there is none yet. */
export function costOf(
  prices: readonly Price[],
  tokens: Pick<Receipt, 'InTokenAntal' | 'OutTokenAntal' | 'cachedTokens'>,
  at: Date,
): Pick<Receipt, 'MikroOre' | 'priceEstimated'> {
  const day = dayOf(at)
  const price = prices.findLast(({ from }) => from <= day)
  if (!price) return {}
  const { InTokenAntal, OutTokenAntal, cachedTokens = 0 } = tokens
  return {
    MikroOre:
      (InTokenAntal - cachedTokens) * price.in +
      cachedTokens * (price.cachedIn ?? price.in) +
      OutTokenAntal * price.out,
    ...(price.estimate === true && { priceEstimated: true }),
  }
}
