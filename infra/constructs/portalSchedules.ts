import { Duration, Validations } from 'aws-cdk-lib'
import { Role, ServicePrincipal } from 'aws-cdk-lib/aws-iam'
import type { IFunction } from 'aws-cdk-lib/aws-lambda'
import { Schedule, ScheduleExpression } from 'aws-cdk-lib/aws-scheduler'
import { LambdaInvoke } from 'aws-cdk-lib/aws-scheduler-targets'
import { Queue, QueueEncryption } from 'aws-cdk-lib/aws-sqs'
import { Construct } from 'constructs'
import { background, type BackgroundLambda } from '../../shared/contract/background.ts'
import { constructId, logicalIdOf } from './names.ts'
import { PortalLambda } from './portalLambda.ts'
import type { Parts } from './permissions.ts'

/** What runs by the clock. If this fails, the dashboard stays right but reads more and more records each time. */
export class PortalSchedules extends Construct {
  /** What could not be started or carried out, for whoever looks after the portal. */
  readonly failed: Queue

  constructor(scope: Construct, { parts }: { parts: Parts }) {
    super(scope, 'Schedules')
    this.failed = new Queue(this, 'Failed', {
      encryption: QueueEncryption.SQS_MANAGED,
      enforceSSL: true,
      retentionPeriod: Duration.days(14),
    })
    const isTheEnd = 'This is the dead letter queue.'
    Validations.of(this.failed).acknowledge(
      { id: 'AwsSolutions::AwsSolutions-SQS3', reason: isTheEnd },
      { id: 'Serverless::Serverless-SQSRedrivePolicy', reason: isTheEnd },
    )
    for (const [key, { permissions, startedBy }] of Object.entries<BackgroundLambda>(background)) {
      if (!('everyMinutes' in startedBy)) continue
      const { lambda } = new PortalLambda(this, {
        key,
        permissions,
        parts,
        timeout: Duration.minutes(15),
      })
      new Schedule(this, `${constructId(key)}Schedule`, {
        schedule: ScheduleExpression.rate(Duration.minutes(startedBy.everyMinutes)),
        target: new LambdaInvoke(lambda, {
          deadLetterQueue: this.failed,
          retryAttempts: 2,
          role: this.invokerOf(key, lambda),
        }),
      })
    }
  }

  /** The role that the scheduler takes; its target lets it invoke this Lambda and no other. */
  private invokerOf(key: string, lambda: IFunction): Role {
    const role = new Role(this, `${constructId(key)}Invoker`, {
      assumedBy: new ServicePrincipal('scheduler.amazonaws.com'),
    })
    Validations.of(role).acknowledge({
      id: `AwsSolutions::AwsSolutions-IAM5[Resource::<${logicalIdOf(lambda)}.Arn>:*]`,
      reason: 'CDK’s target names the versions of this one Lambda with a star.',
    })
    return role
  }
}
