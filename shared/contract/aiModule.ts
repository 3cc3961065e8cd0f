import * as z from 'zod/mini'

/** The AI modules in the specification's order, ChatGPT by default (section 9). */
export const aiModule = z.enum(['ChatGPT', 'Mistralai', 'Claude', 'Perplexity'])
export type AiModule = z.infer<typeof aiModule>
