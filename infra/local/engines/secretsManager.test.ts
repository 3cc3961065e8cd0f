import {
  GetSecretValueCommand,
  ListSecretsCommand,
  SecretsManagerClient,
} from '@aws-sdk/client-secrets-manager'
import { expect, test } from 'vitest'
import { startSecretsManager } from './secretsManager.ts'

async function vault(known: Record<string, string>) {
  const { url, stop } = await startSecretsManager({ port: 0, secrets: (name) => known[name] })
  const client = new SecretsManagerClient({ endpoint: url, maxAttempts: 1 })
  return {
    client,
    get: (SecretId: string) => client.send(new GetSecretValueCommand({ SecretId })),
    async [Symbol.asyncDispose]() {
      client.destroy()
      await stop()
    },
  }
}

test('a secret is given by its name', async () => {
  await using secrets = await vault({ keys: '{"ChatGPT":"å"}' })
  const { SecretString, Name } = await secrets.get('keys')
  expect([Name, SecretString]).toEqual(['keys', '{"ChatGPT":"å"}'])
})

test('a rotated secret is the new one at the next call', async () => {
  const known = { keys: 'old' }
  await using secrets = await vault(known)
  await secrets.get('keys')
  known.keys = 'new'
  expect((await secrets.get('keys')).SecretString).toBe('new')
})

test('an unknown secret fails under the SDK’s own name', async () => {
  await using secrets = await vault({})
  await expect(secrets.get('nothing')).rejects.toMatchObject({ name: 'ResourceNotFoundException' })
})

test('an operation that it does not know fails, and the next call works', async () => {
  await using secrets = await vault({ keys: 'kept' })
  const list = secrets.client.send(new ListSecretsCommand({}))
  await expect(list).rejects.toMatchObject({ name: 'InvalidRequestException' })
  expect((await secrets.get('keys')).SecretString).toBe('kept')
})
