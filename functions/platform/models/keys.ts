import { GetSecretValueCommand, SecretsManagerClient } from '@aws-sdk/client-secrets-manager'
import * as z from 'zod/mini'
import { type AiModule, aiModule } from '../../../shared/contract/aiModule.ts'
import { givenUpAfter, traceable } from '../../runtime/awsClient.ts'
import { environment, variables } from '../../runtime/env.ts'
import { ModelFailure } from './failure.ts'

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

/**
 * A provider's API key from Secrets Manager, kept for five minutes. Throws ModelFailure `not_configured` when the
 * stage has none.
 */
export async function keyOf(provider: AiModule): Promise<string> {
  const key = (await keys())[provider]
  if (!key) throw new ModelFailure('not_configured')
  return key
}

/** Whether the stage has a key for a provider. */
export const isConfigured = async (provider: AiModule): Promise<boolean> =>
  Boolean((await keys())[provider])

/** The providers that the stage has a key for. */
export async function configuredProviders(): Promise<AiModule[]> {
  const known = await keys()
  return aiModule.options.filter((provider) => known[provider])
}

/** Reads a provider's key anew, because it refused the kept one: it may have been rotated. */
export function renewedKeyOf(provider: AiModule): Promise<string> {
  kept = undefined
  return keyOf(provider)
}
