import * as z from 'zod/mini'
import type { AiModule } from '../../../shared/contract/assistant/aiModule.ts'
import type { Receipt } from '../../../shared/contract/assistant/receipt.ts'
import { costOf, type Price } from '../../../shared/rules/assistant/prices.ts'
import { environment, variables } from '../../runtime/env.ts'
import { nameOfModel } from './catalogue.ts'
import { supplierOf } from './suppliers.ts'

const { PRICES } = environment(variables.providerKeys)

const price = z.object({
  from: z.string(),
  in: z.int(),
  cachedIn: z.optional(z.int()),
  out: z.int(),
  estimate: z.optional(z.boolean()),
})

const prices: Record<string, Price[]> = z.parse(
  z.record(z.string(), z.array(price)),
  JSON.parse(PRICES),
)

/** What is known of an answer besides whom it was asked of and what that costs. */
type Ended = Omit<
  Receipt,
  'supplier' | 'country' | 'agreement' | 'model' | 'MikroOre' | 'priceEstimated' | 'sdate'
> & { AImodule: AiModule }

/** The receipt of an answer that ends at `at`: its price is fixed with it. Throws as `supplierOf`. */
export function receiptOf({ AImodule, ...ended }: Ended, at = new Date()): Receipt {
  const { supplier, country, agreement } = supplierOf(AImodule)
  return {
    ...ended,
    supplier,
    country,
    ...(agreement !== undefined && { agreement }),
    model: nameOfModel(AImodule, ended.GPTV),
    ...costOf(prices[ended.GPTV] ?? [], ended, at),
    sdate: at.toISOString(),
  }
}
