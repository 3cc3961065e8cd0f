import * as z from 'zod/mini'

/**
 * The AI modules in their order, ChatGPT by default (docs/requirements.md, "AI modules"). `Egen` is a server of the
 * organisation's own and `Bedrock` Amazon's, which few stages have.
 */
export const aiModule = z.enum(['ChatGPT', 'Mistralai', 'Claude', 'Perplexity', 'Egen', 'Bedrock'])
export type AiModule = z.infer<typeof aiModule>

/** Those that few stages have: each with its address, its models and its supplier, or not at all. */
export const additionalModules = ['Egen', 'Bedrock'] as const satisfies AiModule[]

/** What people call them, where the stage says no other name (docs/requirements.md, "AI modules"). */
export const aiModuleNames: Record<AiModule, string> = {
  ChatGPT: 'ChatGPT',
  Mistralai: 'Mistral AI',
  Claude: 'Claude AI',
  Perplexity: 'Perplexity AI',
  Egen: 'Egen modell',
  Bedrock: 'Amazon Bedrock',
}

/** How hard a model thinks before it writes, where it takes such a wish: OpenAI's words, of which each model knows some. */
export const effort = z.enum(['none', 'minimal', 'low', 'medium', 'high', 'xhigh', 'max'])
export type Effort = z.infer<typeof effort>
