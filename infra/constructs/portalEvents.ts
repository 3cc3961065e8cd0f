import { EventBus } from 'aws-cdk-lib/aws-events'
import type { CfnPipe } from 'aws-cdk-lib/aws-pipes'
import type { IQueue } from 'aws-cdk-lib/aws-sqs'
import { Construct } from 'constructs'
import { eventDetailType, eventSource, streamFilter } from '../delivery/eventBus.ts'
import type { Parts } from './permissions.ts'
import { tablePipe } from './tablePipe.ts'

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
    this.pipe = tablePipe(this, {
      table: parts.table,
      // The keys of events.
      filter: streamFilter,
      failed,
      batches: {
        batchSize: 10,
        maximumRetryAttempts: 10,
        onPartialBatchItemFailure: 'AUTOMATIC_BISECT',
      },
      target: {
        arn: this.bus.eventBusArn,
        action: 'events:PutEvents',
        parameters: {
          eventBridgeEventBusParameters: { source: eventSource, detailType: eventDetailType },
        },
      },
    })
  }
}
