import { GetSecretValueCommand, SecretsManagerClient } from '@aws-sdk/client-secrets-manager'
import * as z from 'zod/mini'
import { type AiModule, aiModule } from '../../../shared/contract/questions.ts'
import { environment, variables } from '../env.ts'
import { ModelFailure } from './failure.ts'

const { PROVIDER_KEYS_SECRET } = environment(variables.providerKeys)

const secrets = new SecretsManagerClient({
  requestHandler: { connectionTimeout: 1_000, requestTimeout: 3_000, throwOnRequestTimeout: true },
})

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

/**
 * A provider's API key from Secrets Manager, kept for five minutes. Throws ModelFailure `not_configured` when the
 * stage has none.
 */
export async function keyOf(provider: AiModule): Promise<string> {
  if (!kept || kept.until < Date.now()) kept = { keys: read(), until: Date.now() + keptMs }
  const keys = await kept.keys.catch((error: unknown) => {
    kept = undefined
    throw error
  })
  const key = keys[provider]
  if (!key) throw new ModelFailure('not_configured')
  return key
}

/** Forgets the kept keys, because a provider refused one: it may have been rotated. */
export const forgetKeys = () => {
  kept = undefined
}
