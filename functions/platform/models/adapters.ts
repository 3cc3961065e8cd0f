import type { AiModule } from '../../../shared/contract/assistant/aiModule.ts'
import { environment, variables } from '../../runtime/env.ts'
import type { Adapter } from './adapter.ts'
import { anthropicAdapter } from './anthropic.ts'
import { bedrockAdapter } from './bedrock.ts'
import { openaiAdapter } from './openai.ts'

const { BEDROCK_REGION } = environment(variables.providerKeys)

const compatible = openaiAdapter({ asksForUsage: false, longest: 'max_tokens' })

/** By which protocol each provider is asked. Each loads its SDK when it is first asked (`infra/build/apart.ts`). */
export const adapters: Record<AiModule, Adapter> = {
  ChatGPT: openaiAdapter({ asksForUsage: true, longest: 'max_completion_tokens' }),
  Mistralai: compatible,
  Perplexity: compatible,
  Claude: anthropicAdapter,
  Egen: openaiAdapter({ asksForUsage: true, longest: 'max_tokens' }),
  Bedrock: bedrockAdapter(BEDROCK_REGION),
}
