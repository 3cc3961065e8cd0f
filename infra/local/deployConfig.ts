import { PutObjectCommand, S3Client } from '@aws-sdk/client-s3'
import { names } from './environment.ts'

/** Puts `config.json` where the deployment puts it for the mail Lambda: beside the bundle. */
export async function putConfig(config: string): Promise<void> {
  const s3 = new S3Client()
  await s3.send(
    new PutObjectCommand({
      Bucket: names.webBucket,
      Key: 'config.json',
      Body: config,
      ContentType: 'application/json',
    }),
  )
  s3.destroy()
}
