import type { ITable } from 'aws-cdk-lib/aws-dynamodb'
import { PolicyDocument, PolicyStatement, Role, ServicePrincipal } from 'aws-cdk-lib/aws-iam'
import { CfnPipe } from 'aws-cdk-lib/aws-pipes'
import type { IQueue } from 'aws-cdk-lib/aws-sqs'
import type { Construct } from 'constructs'

type Props = {
  table: ITable
  /** What it lets through of the table's stream. */
  filter: object
  /** Where what cannot be handed over lies. */
  failed: IQueue
  batches: Omit<CfnPipe.PipeSourceDynamoDBStreamParametersProperty, 'startingPosition'>
  target: {
    arn: string
    /** What the pipe does with it. */
    action: string
    parameters: CfnPipe.PipeTargetParametersProperty
  }
}

/**
 * A pipe from the table's stream, with the role that it takes. A stream has two readers at most, or it slows both (Amazon DynamoDB,
 * "Change data capture for DynamoDB Streams"): events (`portalEvents.ts`) and what has gone (`portalDisposals.ts`).
 */
export function tablePipe(scope: Construct, props: Props): CfnPipe {
  const { table, filter, failed, batches, target } = props
  const { tableStreamArn = '' } = table
  const role = new Role(scope, 'PipeRole', {
    assumedBy: new ServicePrincipal('pipes.amazonaws.com'),
    inlinePolicies: {
      carries: new PolicyDocument({
        statements: [
          new PolicyStatement({
            actions: [
              'dynamodb:DescribeStream',
              'dynamodb:GetRecords',
              'dynamodb:GetShardIterator',
              'dynamodb:ListStreams',
            ],
            resources: [tableStreamArn],
          }),
          new PolicyStatement({ actions: [target.action], resources: [target.arn] }),
          new PolicyStatement({ actions: ['sqs:SendMessage'], resources: [failed.queueArn] }),
        ],
      }),
    },
  })
  return new CfnPipe(scope, 'Pipe', {
    roleArn: role.roleArn,
    source: tableStreamArn,
    sourceParameters: {
      dynamoDbStreamParameters: {
        startingPosition: 'TRIM_HORIZON',
        deadLetterConfig: { arn: failed.queueArn },
        ...batches,
      },
      filterCriteria: { filters: [{ pattern: JSON.stringify(filter) }] },
    },
    target: target.arn,
    targetParameters: target.parameters,
  })
}
