import * as z from 'zod/mini'

/** The AI modules in their order, ChatGPT by default (docs/requirements.md, "AI modules"). */
export const aiModule = z.enum(['ChatGPT', 'Mistralai', 'Claude', 'Perplexity'])
export type AiModule = z.infer<typeof aiModule>

/** What people call them (docs/requirements.md, "AI modules"). */
export const aiModuleNames: Record<AiModule, string> = {
  ChatGPT: 'ChatGPT',
  Mistralai: 'Mistral AI',
  Claude: 'Claude AI',
  Perplexity: 'Perplexity AI',
}
