import * as z from 'zod/mini'
import { type AiModule, aiModule } from '../../../shared/contract/assistant/aiModule.ts'
import { environment, variables } from '../../runtime/env.ts'
import { ModelFailure } from './failure.ts'

const { SUPPLIERS } = environment(variables.providerKeys)

const supplier = z.object({
  supplier: z.string(),
  country: z.string(),
  agreement: z.optional(z.string()),
  highestClass: z.optional(z.string()),
})

/** Who lies behind each provider, as the stage states it. */
export const suppliers = z.parse(z.partialRecord(aiModule, supplier), JSON.parse(SUPPLIERS))

/** The same of one. Throws ModelFailure where the stage says nothing of it: then nobody is asked. */
export function supplierOf(provider: AiModule): z.infer<typeof supplier> {
  const found = suppliers[provider]
  if (!found) throw new ModelFailure('not_configured')
  return found
}
