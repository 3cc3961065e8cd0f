import { BlockPublicAccess, Bucket, BucketEncryption, type BucketProps } from 'aws-cdk-lib/aws-s3'
import type { Construct } from 'constructs'
import { removalOf } from './removal.ts'

/** A private bucket: encrypted, over TLS only, nothing public. `keepsData` keeps it when the stack is deleted. */
export const portalBucket = (
  scope: Construct,
  id: string,
  { keepsData, ...props }: BucketProps & { keepsData: boolean },
): Bucket =>
  new Bucket(scope, id, {
    blockPublicAccess: BlockPublicAccess.BLOCK_ALL,
    encryption: BucketEncryption.S3_MANAGED,
    enforceSSL: true,
    removalPolicy: removalOf(keepsData),
    autoDeleteObjects: !keepsData,
    ...props,
  })
