import type { AiModule } from '../../../shared/contract/aiModule.ts'
import type { Adapter } from './adapter.ts'

type Provider = { name: string; address?: string; load: () => Promise<Adapter> }

const openai = (asksForUsage: boolean) => async (): Promise<Adapter> => {
  const { openaiAdapter } = await import('./openai.ts')
  return openaiAdapter(asksForUsage)
}

/** What each AI module is called (specification section 9), where it is asked and by which protocol. An adapter is loaded when it is first needed. */
export const providers: Record<AiModule, Provider> = {
  ChatGPT: { name: 'ChatGPT', load: openai(true) },
  Mistralai: { name: 'Mistral AI', address: 'https://api.mistral.ai/v1', load: openai(false) },
  Perplexity: { name: 'Perplexity AI', address: 'https://api.perplexity.ai', load: openai(false) },
  Claude: {
    name: 'Claude AI',
    load: async () => (await import('./anthropic.ts')).anthropicAdapter,
  },
}
