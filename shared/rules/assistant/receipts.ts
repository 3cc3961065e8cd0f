import type { Receipt } from '../../contract/assistant/receipt.ts'

/** The receipt of an answer that was gone on with: of what there was before, if it had one, and of what came after. */
export function wholeReceipt(before: Receipt | undefined, after: Receipt): Receipt {
  if (!before) return after
  const { MikroOre, ...rest } = after
  const cachedTokens = (before.cachedTokens ?? 0) + (after.cachedTokens ?? 0)
  const reasoningTokens = (before.reasoningTokens ?? 0) + (after.reasoningTokens ?? 0)
  return {
    ...rest,
    InTokenAntal: before.InTokenAntal + after.InTokenAntal,
    OutTokenAntal: before.OutTokenAntal + after.OutTokenAntal,
    ...(cachedTokens > 0 && { cachedTokens }),
    ...(reasoningTokens > 0 && { reasoningTokens }),
    ms: before.ms + after.ms,
    ...((before.hidden || after.hidden) && { hidden: { ...before.hidden, ...after.hidden } }),
    // What is known of one part alone is no cost of the whole.
    ...(before.MikroOre !== undefined &&
      MikroOre !== undefined && { MikroOre: before.MikroOre + MikroOre }),
    ...((before.estimated || after.estimated) && { estimated: true }),
    ...((before.priceEstimated || after.priceEstimated) && { priceEstimated: true }),
  }
}
