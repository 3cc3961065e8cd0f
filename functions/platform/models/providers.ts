import * as z from 'zod/mini'
import {
  type AiModule,
  aiModule,
  aiModuleNames,
} from '../../../shared/contract/assistant/aiModule.ts'
import { environment, variables } from '../../runtime/env.ts'

const { PROVIDER_ADDRESSES, OWN_PROVIDER_NAME, BEDROCK_REGION } = environment(
  variables.providerKeys,
)
const addresses = z.parse(z.partialRecord(aiModule, z.string()), JSON.parse(PROVIDER_ADDRESSES))

// Said here, too: the SDKs would take them from variables of their own otherwise.
const own: Partial<Record<AiModule, string>> = {
  ChatGPT: 'https://api.openai.com/v1',
  Mistralai: 'https://api.mistral.ai/v1',
  Perplexity: 'https://api.perplexity.ai',
  Claude: 'https://api.anthropic.com',
  ...(BEDROCK_REGION !== '' && {
    Bedrock: `https://bedrock-runtime.${BEDROCK_REGION}.amazonaws.com`,
  }),
}

/** Where a provider is asked in this stage; undefined where there is no such server. */
export const addressOf = (provider: AiModule): string | undefined =>
  addresses[provider] ?? own[provider]

/** What people call a provider in this stage. */
export const nameOfProvider = (provider: AiModule): string =>
  (provider === 'Egen' && OWN_PROVIDER_NAME) || aiModuleNames[provider]

/** The providers of this stage, whether it has a key for them or not. */
export const knownProviders = aiModule.options.filter(
  (provider) => addressOf(provider) !== undefined,
)

const keyless = new Set<AiModule>(['Egen', 'Bedrock'])

/** Whether a provider wants a key: a server of one's own need not, and Bedrock goes by the Lambda's own role. */
export const needsKey = (provider: AiModule): boolean => !keyless.has(provider)
