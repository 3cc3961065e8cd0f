import { Duration, NestedStack } from 'aws-cdk-lib'
import { type IEventBus, Rule } from 'aws-cdk-lib/aws-events'
import { LambdaFunction } from 'aws-cdk-lib/aws-events-targets'
import type { IFunction } from 'aws-cdk-lib/aws-lambda'
import type { IQueue } from 'aws-cdk-lib/aws-sqs'
import type { Construct } from 'constructs'
import { background, type BackgroundLambda } from '../../shared/contract/background.ts'
import { eventDetailType, eventSource } from '../delivery/eventBus.ts'
import { constructId } from './names.ts'
import { PortalLambda } from './portalLambda.ts'
import type { Parts } from './permissions.ts'

type Props = { parts: Parts; bus: IEventBus; failed: IQueue }

/**
 * What neither a route nor the pool starts: the Lambdas with their roles, and the rules that hand them events. In a stack
 * that is nested in the stage's, since one stack holds 500 resources; nothing in it is data. If one fails, work is left
 * undone that nobody waits for, as its own alarm says.
 */
export class PortalBackground extends NestedStack {
  /** By the contract's key. */
  readonly lambdas = new Map<string, IFunction>()

  constructor(scope: Construct, { parts, bus, failed }: Props) {
    super(scope, 'Background')
    for (const [key, rights] of Object.entries<BackgroundLambda>(background)) {
      const { startedBy } = rights
      if ('pool' in startedBy) continue
      const hears = 'events' in startedBy
      if (hears && startedBy.onlyWith && !parts.stage.rooms.mails) continue
      const timeout = 'everyMinutes' in startedBy ? Duration.minutes(15) : Duration.seconds(30)
      const { lambda } = new PortalLambda(this, { key, rights, parts, failed, timeout })
      this.lambdas.set(key, lambda)
      if (!hears) continue
      const target = new LambdaFunction(lambda, {
        deadLetterQueue: failed,
        maxEventAge: Duration.hours(24),
      })
      new Rule(this, `${constructId(key)}Rule`, {
        eventBus: bus,
        eventPattern: { source: [eventSource], detailType: [eventDetailType] },
        targets: [target],
      })
    }
  }
}
