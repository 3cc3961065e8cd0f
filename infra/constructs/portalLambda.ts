import { resolve } from 'node:path'
import { type Duration, RemovalPolicy, Stack, Validations } from 'aws-cdk-lib'
import { PolicyDocument, PolicyStatement, Role, ServicePrincipal } from 'aws-cdk-lib/aws-iam'
import {
  Architecture,
  Code,
  Function as LambdaFunction,
  Runtime,
  Tracing,
} from 'aws-cdk-lib/aws-lambda'
import { LogGroup, RetentionDays } from 'aws-cdk-lib/aws-logs'
import { Construct } from 'constructs'
import type { Need } from '../../shared/contract/route.ts'
import { stageEnvironment } from '../environment.ts'
import { constructId, logicalIdOf } from './names.ts'
import { type Parts, rights } from './rights.ts'

type Props = {
  /** The contract's key: `assistant.send`. */
  key: string
  needs: readonly Need[]
  parts: Parts
  timeout: Duration
}

const bundles = resolve(import.meta.dirname, '../../dist/functions')

/**
 * One Lambda of the portal, from its prebuilt bundle, with a role of its own that holds exactly the rights that its
 * contract declares, besides writing to its own log.
 */
export class PortalLambda extends Construct {
  readonly lambda: LambdaFunction

  constructor(scope: Construct, { key, needs, parts, timeout }: Props) {
    super(scope, constructId(key))
    const { statements, environment } = rights(needs, parts)
    const logGroup = new LogGroup(this, 'Log', {
      retention: RetentionDays.THREE_MONTHS,
      removalPolicy: RemovalPolicy.DESTROY,
    })
    const role = new Role(this, 'Role', {
      assumedBy: new ServicePrincipal('lambda.amazonaws.com'),
      inlinePolicies: {
        log: new PolicyDocument({
          statements: [
            new PolicyStatement({
              actions: ['logs:CreateLogStream', 'logs:PutLogEvents'],
              resources: [logGroup.logGroupArn],
            }),
          ],
        }),
        ...(statements.length > 0 && { needs: new PolicyDocument({ statements }) }),
      },
    })
    this.lambda = new LambdaFunction(this, 'Function', {
      description: `${key} of ${Stack.of(this).stackName}`,
      code: Code.fromAsset(resolve(bundles, key)),
      handler: 'index.handler',
      runtime: Runtime.NODEJS_24_X,
      architecture: Architecture.ARM_64,
      memorySize: 512,
      timeout,
      role,
      logGroup,
      tracing: Tracing.ACTIVE,
      environment: {
        NODE_OPTIONS: '--enable-source-maps',
        ...stageEnvironment(parts.stage),
        ...environment,
      },
    })
    Validations.of(this).acknowledge(
      {
        id: 'AwsSolutions::AwsSolutions-IAM5[Resource::*]',
        reason: 'Writing traces is the only right on *: X-Ray has no resources to name.',
      },
      {
        id: `AwsSolutions::AwsSolutions-IAM5[Resource::<${logicalIdOf(parts.avatars)}.Arn>/avatars/*]`,
        reason: 'One picture for each person, named by an id that is not known before.',
      },
      {
        id: 'Serverless::Serverless-LambdaDLQ',
        reason:
          'The gateway and the pool wait for its answer; the schedules have their own dead letter queue.',
      },
    )
  }
}
