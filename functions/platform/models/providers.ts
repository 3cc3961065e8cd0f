import * as z from 'zod/mini'
import { type AiModule, aiModule, aiModuleNames } from '../../../shared/contract/aiModule.ts'
import { environment, variables } from '../../runtime/env.ts'
import type { Adapter } from './adapter.ts'
import type { openaiAdapter } from './openai.ts'

type Provider = { address: string | undefined; load: () => Promise<Adapter> }

type Dialect = Parameters<typeof openaiAdapter>[0]

const { PROVIDER_ADDRESSES, OWN_PROVIDER_NAME } = environment(variables.providerKeys)
const addresses = z.parse(z.partialRecord(aiModule, z.string()), JSON.parse(PROVIDER_ADDRESSES))

const openai = (dialect: Dialect) => async (): Promise<Adapter> => {
  const { openaiAdapter } = await import('./openai.ts')
  return openaiAdapter(dialect)
}

const compatible: Dialect = { asksForUsage: false, longest: 'max_tokens' }

// The addresses are said here, too: the SDKs would take them from variables of their own otherwise.
const own: Record<AiModule, Provider> = {
  ChatGPT: {
    address: 'https://api.openai.com/v1',
    load: openai({ asksForUsage: true, longest: 'max_completion_tokens' }),
  },
  Mistralai: { address: 'https://api.mistral.ai/v1', load: openai(compatible) },
  Perplexity: { address: 'https://api.perplexity.ai', load: openai(compatible) },
  Claude: {
    address: 'https://api.anthropic.com',
    load: async () => (await import('./anthropic.ts')).anthropicAdapter,
  },
  Egen: { address: undefined, load: openai({ asksForUsage: true, longest: 'max_tokens' }) },
}

/**
 * Where a provider is asked in this stage, and by which protocol; no address where there is no such server. An adapter is
 * loaded when it is first needed.
 */
export const providerOf = (provider: AiModule): Provider => ({
  ...own[provider],
  address: addresses[provider] ?? own[provider].address,
})

/** What people call a provider in this stage. */
export const nameOfProvider = (provider: AiModule): string =>
  (provider === 'Egen' && OWN_PROVIDER_NAME) || aiModuleNames[provider]

/** The providers of this stage, whether it has a key for them or not. */
export const knownProviders = aiModule.options.filter(
  (provider) => providerOf(provider).address !== undefined,
)

/** Whether a provider wants a key: a server of one's own need not. */
export const needsKey = (provider: AiModule): boolean => provider !== 'Egen'
