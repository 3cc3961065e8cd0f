import type { ITable } from 'aws-cdk-lib/aws-dynamodb'
import { EventBus } from 'aws-cdk-lib/aws-events'
import { PolicyDocument, PolicyStatement, Role, ServicePrincipal } from 'aws-cdk-lib/aws-iam'
import { CfnPipe } from 'aws-cdk-lib/aws-pipes'
import type { IQueue } from 'aws-cdk-lib/aws-sqs'
import { Construct } from 'constructs'
import { eventDetailType, eventSource, streamFilter } from '../delivery/eventBus.ts'
import type { Parts } from './permissions.ts'

type Props = { parts: Parts; failed: IQueue }

/**
 * What happens in one area and concerns others: table → stream → pipe → bus → Lambdas (`portalBackground.ts`). If this
 * fails, people get no notifications; the events wait in the table, the stream for a day, and the dead letter queue.
 */
export class PortalEvents extends Construct {
  readonly bus: EventBus
  /** Reads the stream, which a role that is seconds old may be refused. */
  readonly pipe: CfnPipe

  constructor(scope: Construct, { parts, failed }: Props) {
    super(scope, 'Events')
    this.bus = new EventBus(this, 'Bus', { description: 'What happens in the portal' })
    this.pipe = this.carry(parts.table, this.bus, failed)
  }

  /** Carries the keys of events from the table's stream to the bus. */
  private carry({ tableStreamArn = '' }: ITable, bus: EventBus, failed: IQueue): CfnPipe {
    const role = new Role(this, 'PipeRole', {
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
            new PolicyStatement({ actions: ['events:PutEvents'], resources: [bus.eventBusArn] }),
            new PolicyStatement({ actions: ['sqs:SendMessage'], resources: [failed.queueArn] }),
          ],
        }),
      },
    })
    return new CfnPipe(this, 'Pipe', {
      roleArn: role.roleArn,
      source: tableStreamArn,
      sourceParameters: {
        dynamoDbStreamParameters: {
          startingPosition: 'TRIM_HORIZON',
          batchSize: 10,
          maximumRetryAttempts: 10,
          onPartialBatchItemFailure: 'AUTOMATIC_BISECT',
          deadLetterConfig: { arn: failed.queueArn },
        },
        filterCriteria: { filters: [{ pattern: JSON.stringify(streamFilter) }] },
      },
      target: bus.eventBusArn,
      targetParameters: {
        eventBridgeEventBusParameters: { source: eventSource, detailType: eventDetailType },
      },
    })
  }
}
