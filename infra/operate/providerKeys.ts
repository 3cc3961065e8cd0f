import {
  GetSecretValueCommand,
  PutSecretValueCommand,
  SecretsManagerClient,
} from '@aws-sdk/client-secrets-manager'
import { z } from 'zod'
import { aiModule } from '../../shared/contract/assistant/aiModule.ts'

const variables = {
  ChatGPT: 'OPENAI_API_KEY',
  Mistralai: 'MISTRAL_API_KEY',
  Claude: 'ANTHROPIC_API_KEY',
  Perplexity: 'PERPLEXITY_API_KEY',
  Egen: 'OWN_MODEL_API_KEY',
  // Goes by the role of whoever asks.
  Bedrock: '',
} as const satisfies Record<z.infer<typeof aiModule>, string>

const keys = z.partialRecord(aiModule, z.string())

/**
 * Stores the providers' keys that the environment names in the stage's secret; the others stay. They come from the
 * environment, so that no key stands in a shell's history or in a list of processes. Throws when none is named.
 */
export async function setProviderKeys(
  SecretId: string,
  env: Record<string, string | undefined>,
): Promise<string> {
  const named = aiModule.options.filter((module) => env[variables[module]])
  if (named.length === 0) {
    throw new Error(`Set at least one of ${Object.values(variables).filter(Boolean).join(', ')}`)
  }
  const client = new SecretsManagerClient()
  const { SecretString = '{}' } = await client.send(new GetSecretValueCommand({ SecretId }))
  const before = z.parse(keys, JSON.parse(SecretString))
  const given = Object.fromEntries(named.map((module) => [module, env[variables[module]]]))
  await client.send(
    new PutSecretValueCommand({ SecretId, SecretString: JSON.stringify({ ...before, ...given }) }),
  )
  return `Stored the keys of ${named.join(', ')}. They are used within five minutes.`
}
