import { GetObjectCommand, S3Client } from '@aws-sdk/client-s3'
import * as z from 'zod/mini'
import { config } from '../../shared/contract/stage/config.ts'
import { givenUpAfter, traceable } from '../runtime/awsClient.ts'
import { environment, variables } from '../runtime/env.ts'

const { WEB_BUCKET } = environment(variables.config)

const s3 = traceable(new S3Client(givenUpAfter(3_000)))

let address: string | undefined

/**
 * The portal's address, such as https://portal.example.se, for links in mails. It is read from the `config.json` that
 * the deployment writes for this alone: the distribution's name is not known when this Lambda is created.
 */
export async function portalAddress(): Promise<string> {
  if (address !== undefined) return address
  const { Body } = await s3.send(new GetObjectCommand({ Bucket: WEB_BUCKET, Key: 'config.json' }))
  const text = (await Body?.transformToString()) ?? '{}'
  address = z.parse(config, JSON.parse(text)).address
  return address
}
