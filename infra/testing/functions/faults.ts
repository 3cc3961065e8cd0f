import { CognitoIdentityProviderClient } from '@aws-sdk/client-cognito-identity-provider'
import { S3Client } from '@aws-sdk/client-s3'
import { DynamoDBDocumentClient } from '@aws-sdk/lib-dynamodb'
import { vi } from 'vitest'
import { delivered } from './records.ts'

const clients = [DynamoDBDocumentClient, CognitoIdentityProviderClient, S3Client]
const reads = /^(Get|Query|List|AdminGetUser)/

type Fault = {
  /** Writes that still succeed, in whichever system. */
  after: number
  /** What fails then: the next call, or, as when the Lambda is killed, every further one. */
  kind: 'error' | 'crash'
}

/**
 * Runs work during which the table, the pool or the bucket fails after some writes. Gives how many calls failed: none
 * means that the work was over before.
 */
export async function withFault({ after, kind }: Fault, work: () => Promise<unknown>) {
  // What happened before is told to whom it concerns first: that writes, too.
  await delivered()
  let writes = 0
  let failed = 0
  const spies = clients.map((client: any) => {
    const send = client.prototype.send
    async function counted(this: unknown, command: object) {
      if (writes >= after && (kind === 'crash' || failed === 0)) {
        failed += 1
        throw new Error('injected fault')
      }
      const result = await send.call(this, command)
      if (!reads.test(command.constructor.name)) writes += 1
      return result
    }
    return vi.spyOn(client.prototype, 'send').mockImplementation(counted as any)
  })
  try {
    await work()
  } finally {
    for (const spy of spies) spy.mockRestore()
  }
  return failed
}
