import * as z from 'zod/mini'

/** The AI modules in the specification's order, ChatGPT by default (section 9). */
export const aiModule = z.enum(['ChatGPT', 'Mistralai', 'Claude', 'Perplexity'])
export type AiModule = z.infer<typeof aiModule>

/** What people call them (specification section 9). */
export const aiModuleNames: Record<AiModule, string> = {
  ChatGPT: 'ChatGPT',
  Mistralai: 'Mistral AI',
  Claude: 'Claude AI',
  Perplexity: 'Perplexity AI',
}
