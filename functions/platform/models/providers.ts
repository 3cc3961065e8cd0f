import type { AiModule } from '../../../shared/contract/aiModule.ts'
import type { Adapter } from './adapter.ts'
import type { openaiAdapter } from './openai.ts'

type Provider = { address?: string; load: () => Promise<Adapter> }

type Dialect = Parameters<typeof openaiAdapter>[0]

const openai = (dialect: Dialect) => async (): Promise<Adapter> => {
  const { openaiAdapter } = await import('./openai.ts')
  return openaiAdapter(dialect)
}

const compatible: Dialect = { asksForUsage: false, longest: 'max_tokens' }

/** Where each AI module is asked and by which protocol. An adapter is loaded when it is first needed. */
export const providers: Record<AiModule, Provider> = {
  ChatGPT: { load: openai({ asksForUsage: true, longest: 'max_completion_tokens' }) },
  Mistralai: { address: 'https://api.mistral.ai/v1', load: openai(compatible) },
  Perplexity: { address: 'https://api.perplexity.ai', load: openai(compatible) },
  Claude: { load: async () => (await import('./anthropic.ts')).anthropicAdapter },
}
