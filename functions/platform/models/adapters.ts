import type { AiModule } from '../../../shared/contract/aiModule.ts'
import { environment, variables } from '../../runtime/env.ts'
import type { Adapter } from './adapter.ts'
import type { openaiAdapter } from './openai.ts'

type Dialect = Parameters<typeof openaiAdapter>[0]

const { BEDROCK_REGION } = environment(variables.providerKeys)

const openai = (dialect: Dialect) => async (): Promise<Adapter> => {
  const { openaiAdapter } = await import('./openai.ts')
  return openaiAdapter(dialect)
}

const compatible: Dialect = { asksForUsage: false, longest: 'max_tokens' }

/** By which protocol each provider is asked. An adapter is loaded when it is first needed, with its SDK. */
const adapters: Record<AiModule, () => Promise<Adapter>> = {
  ChatGPT: openai({ asksForUsage: true, longest: 'max_completion_tokens' }),
  Mistralai: openai(compatible),
  Perplexity: openai(compatible),
  Claude: async () => (await import('./anthropic.ts')).anthropicAdapter,
  Egen: openai({ asksForUsage: true, longest: 'max_tokens' }),
  Bedrock: async () => (await import('./bedrock.ts')).bedrockAdapter(BEDROCK_REGION),
}

/** What speaks a provider's protocol. Only who asks imports this file: the SDKs are most of a bundle. */
export const adapterOf = (provider: AiModule): Promise<Adapter> => adapters[provider]()
