import * as z from 'zod/mini'
import { bodyOf, listen } from './listen.ts'

const asked = z.object({ SecretId: z._default(z.string(), '') })

/**
 * Secrets Manager's GetSecretValue over its JSON protocol. `secrets` gives a secret's text by its name, at every
 * call, so that a test can rotate one.
 */
export async function startSecretsManager({
  port,
  secrets,
}: {
  port: number
  secrets: (name: string) => string | undefined
}) {
  return listen(port, async (request, response) => {
    const body = (await bodyOf(request, 64 * 1024)) ?? Buffer.from('{}')
    const { SecretId } = z.parse(asked, JSON.parse(body.toString('utf8')))
    const SecretString = secrets(SecretId)
    const known = request.headers['x-amz-target'] === 'secretsmanager.GetSecretValue'
    const [status, answer] =
      known && SecretString !== undefined
        ? [200, { Name: SecretId, SecretString, VersionStages: ['AWSCURRENT'] }]
        : [400, { __type: known ? 'ResourceNotFoundException' : 'InvalidRequestException' }]
    response
      .writeHead(status, { 'content-type': 'application/x-amz-json-1.1' })
      .end(JSON.stringify(answer))
  })
}
