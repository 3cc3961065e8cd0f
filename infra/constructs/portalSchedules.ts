import { Duration, Validations } from 'aws-cdk-lib'
import { PolicyDocument, PolicyStatement, Role, ServicePrincipal } from 'aws-cdk-lib/aws-iam'
import type { IFunction } from 'aws-cdk-lib/aws-lambda'
import { CfnSchedule } from 'aws-cdk-lib/aws-scheduler'
import { Queue, QueueEncryption } from 'aws-cdk-lib/aws-sqs'
import { Construct } from 'constructs'
import { background, type BackgroundLambda } from '../../shared/contract/background.ts'
import { constructId } from './names.ts'

/** What runs by the clock. If this fails, the dashboard stays right but reads more and more records each time. */
export class PortalSchedules extends Construct {
  /** What could not be started or carried out, for whoever looks after the portal. */
  readonly failed: Queue
  readonly all: CfnSchedule[] = []

  constructor(scope: Construct) {
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
  }

  /**
   * Starts the Lambdas of `portalBackground.ts` at their pace. Not in their stack: that one is there before the
   * distribution, and a schedule after it.
   */
  start(lambdas: ReadonlyMap<string, IFunction>) {
    for (const [key, { startedBy }] of Object.entries<BackgroundLambda>(background)) {
      const lambda = lambdas.get(key)
      if (!lambda || !('everyMinutes' in startedBy)) continue
      const { everyMinutes } = startedBy
      const schedule = new CfnSchedule(this, `${constructId(key)}Schedule`, {
        scheduleExpression: `rate(${everyMinutes} ${everyMinutes === 1 ? 'minute' : 'minutes'})`,
        flexibleTimeWindow: { mode: 'OFF' },
        state: 'ENABLED',
        target: {
          arn: lambda.functionArn,
          roleArn: this.invokerOf(key, lambda).roleArn,
          deadLetterConfig: { arn: this.failed.queueArn },
          retryPolicy: { maximumRetryAttempts: 2, maximumEventAgeInSeconds: 24 * 60 * 60 },
        },
      })
      this.all.push(schedule)
    }
  }

  /** The role that the scheduler takes, with its rights in itself, so that no schedule is there before them. */
  private invokerOf(key: string, lambda: IFunction): Role {
    return new Role(this, `${constructId(key)}Invoker`, {
      assumedBy: new ServicePrincipal('scheduler.amazonaws.com'),
      inlinePolicies: {
        starts: new PolicyDocument({
          statements: [
            new PolicyStatement({
              actions: ['lambda:InvokeFunction'],
              resources: [lambda.functionArn],
            }),
            new PolicyStatement({
              actions: ['sqs:SendMessage'],
              resources: [this.failed.queueArn],
            }),
          ],
        }),
      },
    })
  }
}
