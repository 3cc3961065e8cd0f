import { GetSecretValueCommand, SecretsManagerClient } from '@aws-sdk/client-secrets-manager'
import * as z from 'zod/mini'
import { type AiModule, aiModule } from '../../../shared/contract/assistant/aiModule.ts'
import { givenUpAfter, traceable } from '../../runtime/awsClient.ts'
import { environment, variables } from '../../runtime/env.ts'
import { ModelFailure } from './failure.ts'
import { knownProviders, needsKey } from './providers.ts'

const { PROVIDER_KEYS_SECRET } = environment(variables.providerKeys)

const secrets = traceable(new SecretsManagerClient(givenUpAfter(3_000)))

/** The secret's text: `{ "ChatGPT": "sk-…", "Claude": "…" }`; a provider without a key is not configured. */
const secretText = z.partialRecord(aiModule, z.string())

type Keys = z.infer<typeof secretText>

const keptMs = 5 * 60 * 1000
let kept: { keys: Promise<Keys>; until: number } | undefined

async function read(): Promise<Keys> {
  const { SecretString = '{}' } = await secrets.send(
    new GetSecretValueCommand({ SecretId: PROVIDER_KEYS_SECRET }),
  )
  return z.parse(secretText, JSON.parse(SecretString))
}

async function keys(): Promise<Keys> {
  if (!kept || kept.until < Date.now()) kept = { keys: read(), until: Date.now() + keptMs }
  return kept.keys.catch((error: unknown) => {
    kept = undefined
    throw error
  })
}

/** The providers that can be asked: those of the stage that it has a key for, or that want none. */
export async function configuredProviders(): Promise<AiModule[]> {
  const given = await keys()
  return knownProviders.filter((provider) => given[provider] || !needsKey(provider))
}

/** Whether a provider can be asked. */
export const isConfigured = async (provider: AiModule): Promise<boolean> =>
  (await configuredProviders()).includes(provider)

/**
 * A provider's API key from Secrets Manager, kept for five minutes; empty where it wants none. Throws ModelFailure
 * `not_configured` when it cannot be asked.
 */
export async function keyOf(provider: AiModule): Promise<string> {
  if (!(await isConfigured(provider))) throw new ModelFailure('not_configured')
  return (await keys())[provider] ?? ''
}

/** Reads a provider's key anew, because it refused the kept one: it may have been rotated. */
export function renewedKeyOf(provider: AiModule): Promise<string> {
  kept = undefined
  return keyOf(provider)
}
