import type { IFunction } from 'aws-cdk-lib/aws-lambda'
import type { CfnPipe } from 'aws-cdk-lib/aws-pipes'
import type { IQueue } from 'aws-cdk-lib/aws-sqs'
import { Construct } from 'constructs'
import { disposalBatch, disposalRecorder, expiryFilter } from '../delivery/expiry.ts'
import type { Parts } from './permissions.ts'
import { tablePipe } from './tablePipe.ts'

type Props = { parts: Parts; failed: IQueue; lambdas: ReadonlyMap<string, IFunction> }

/**
 * What the table takes away because its time had come: table → stream → pipe → `users.recordDisposals`. If this fails, the protocol
 * of what has gone lacks it; it is tried for 23 hours, and is then a dead letter.
 */
export class PortalDisposals extends Construct {
  readonly pipe: CfnPipe

  constructor(scope: Construct, { parts, failed, lambdas }: Props) {
    super(scope, 'Disposals')
    const lambda = lambdas.get(disposalRecorder)
    if (!lambda) throw new Error(`${disposalRecorder} is in no stack`)
    this.pipe = tablePipe(this, {
      table: parts.table,
      filter: expiryFilter,
      failed,
      batches: {
        batchSize: disposalBatch,
        maximumBatchingWindowInSeconds: 300,
        // Until shortly before the stream loses it, which would leave no dead letter; a batch that is cut otherwise would be counted twice.
        maximumRetryAttempts: -1,
        maximumRecordAgeInSeconds: 23 * 60 * 60,
      },
      target: {
        arn: lambda.functionArn,
        action: 'lambda:InvokeFunction',
        parameters: { lambdaFunctionParameters: { invocationType: 'REQUEST_RESPONSE' } },
      },
    })
  }
}
