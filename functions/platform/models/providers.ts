import type { AiModule } from '../../../shared/contract/aiModule.ts'
import type { Adapter } from './adapter.ts'

type Provider = { address?: string; load: () => Promise<Adapter> }

const openai = (asksForUsage: boolean) => async (): Promise<Adapter> => {
  const { openaiAdapter } = await import('./openai.ts')
  return openaiAdapter(asksForUsage)
}

/** Where each AI module is asked and by which protocol. An adapter is loaded when it is first needed. */
export const providers: Record<AiModule, Provider> = {
  ChatGPT: { load: openai(true) },
  Mistralai: { address: 'https://api.mistral.ai/v1', load: openai(false) },
  Perplexity: { address: 'https://api.perplexity.ai', load: openai(false) },
  Claude: { load: async () => (await import('./anthropic.ts')).anthropicAdapter },
}
