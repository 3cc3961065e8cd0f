import { z } from 'zod'
import { arns } from '../iam/arns.ts'
import type { Judge } from '../iam/guard.ts'
import { bodyOf, listen } from './listen.ts'

const asked = z.object({
  SecretId: z._default(z.string(), ''),
  SecretString: z.optional(z.string()),
})

/** The name of a secret that is asked for by its name or its ARN. */
const nameOf = (id: string): string => /^arn:.*:secret:(.+)-\w{6}$/.exec(id)?.[1] ?? id

const target = 'secretsmanager.'
const actions = new Set(['GetSecretValue', 'PutSecretValue'])

/**
 * Secrets Manager's GetSecretValue and PutSecretValue over its JSON protocol. `secrets` gives a secret's text by its
 * name, at every call, so that a test can rotate one, until somebody has put another; `judge` says who may not.
 */
export async function startSecretsManager({
  port,
  secrets,
  region = '',
  judge,
}: {
  port: number
  secrets: (name: string) => string | undefined
  region?: string
  judge?: Judge | undefined
}) {
  const put = new Map<string, string>()
  const textOf = (name: string) => put.get(name) ?? secrets(name)
  return listen(port, async (request, response) => {
    const body = (await bodyOf(request, 64 * 1024)) ?? Buffer.from('{}')
    const { SecretId: id, SecretString } = z.parse(asked, JSON.parse(body.toString('utf8')))
    const SecretId = nameOf(id)
    const action = String(request.headers['x-amz-target']).slice(target.length)
    const resource = arns(region).secret(SecretId)
    const refused = judge?.(request.headers, [{ action: `secretsmanager:${action}`, resource }])
    const answer = () => {
      if (refused !== undefined) return { __type: 'AccessDeniedException', Message: refused }
      if (!actions.has(action)) return { __type: 'InvalidRequestException' }
      if (textOf(SecretId) === undefined) return { __type: 'ResourceNotFoundException' }
      if (action === 'PutSecretValue' && SecretString !== undefined) {
        put.set(SecretId, SecretString)
        return { Name: SecretId, VersionStages: ['AWSCURRENT'] }
      }
      return { Name: SecretId, SecretString: textOf(SecretId), VersionStages: ['AWSCURRENT'] }
    }
    const answered = answer()
    response
      .writeHead('__type' in answered ? 400 : 200, { 'content-type': 'application/x-amz-json-1.1' })
      .end(JSON.stringify(answered))
  })
}
